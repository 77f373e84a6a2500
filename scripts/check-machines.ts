/** Checks every file of `machines/` against the rules for machine files, without network. */
import { readdirSync, readFileSync } from 'node:fs'
import { checkMachine, rules } from './machine-rules/checkMachine'

const names = readdirSync('machines').filter((file) => file.endsWith('.machine.ts'))
if (names.length === 0) throw new Error('machines/ contains no machine')

let count = 0
for (const name of names) {
  const path = `machines/${name}`
  for (const { line, rule, message } of await checkMachine(path, readFileSync(path, 'utf8'))) {
    console.error(`${path}${line ? `:${line}` : ''} ${rule}: ${message}`)
    count++
  }
}
if (count > 0) process.exitCode = 1
else console.log(`${names.length} machines obey all ${rules.length} rules`)
