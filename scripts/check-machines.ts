/** Checks every file of `machines/` against the rules for machine files, and whether each flow and page is complete. */
import { readdirSync, readFileSync } from 'node:fs'
import { handlers } from '../sandbox/handlers.gen'
import { operationIds } from '../src/api/operationIds.gen'
import { checkMachine, rules } from './machine-rules/checkMachine'
import { faultyPages, missingParts } from './machine-rules/flowParts'

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
for (const fault of faultyPages()) {
  console.error(`src/app/pages.ts: ${fault}`)
  count++
}
for (const id of Object.values(operationIds).filter((id) => !(id in handlers))) {
  console.error(`openapi.yaml: ${id} has no handler: write it in a file of sandbox/, then npm run generate`)
  count++
}
if (count > 0) process.exitCode = 1
else console.log(`${names.length} machines obey all ${rules.length} rules`)
