/** Checks every file of `machines/` against the rules for machine files, without network. */
import { readdirSync, readFileSync } from 'node:fs'
import { checkMachine, rules } from './machine-rules/checkMachine'

const paths = readdirSync('machines')
  .filter((file) => file.endsWith('.machine.ts'))
  .map((file) => `machines/${file}`)

let count = 0
for (const path of paths) {
  for (const { line, rule, message } of await checkMachine(path, readFileSync(path, 'utf8'))) {
    console.error(`${path}:${line} ${rule}: ${message}`)
    count++
  }
}

if (paths.length === 0) throw new Error('there is no machine in machines/')
if (count > 0) process.exitCode = 1
else console.log(`${paths.length} machines obey all ${Object.keys(rules).length} rules`)
