/** Checks every file of `machines/` against the rules for machine files, and whether each flow and page is complete. */
import { readdirSync, readFileSync } from 'node:fs'
import { checkMachine, rules } from './machine-rules/checkMachine'
import { missingParts, unlinkedPages } from './machine-rules/flowParts'

const names = readdirSync('machines').filter((file) => file.endsWith('.machine.ts'))
if (names.length === 0) throw new Error('machines/ contains no machine')

let count = 0
for (const name of names) {
  const path = `machines/${name}`
  for (const part of missingParts(name.replace('.machine.ts', ''))) {
    console.error(`${path} ${part}`)
    count++
  }
  for (const { line, rule, message } of await checkMachine(path, readFileSync(path, 'utf8'))) {
    console.error(`${path}${line ? `:${line}` : ''} ${rule}: ${message}`)
    count++
  }
}
for (const fault of unlinkedPages()) {
  console.error(`src/domain/paths.ts: ${fault}`)
  count++
}
if (count > 0) process.exitCode = 1
else console.log(`${names.length} machines obey all ${rules.length} rules`)
