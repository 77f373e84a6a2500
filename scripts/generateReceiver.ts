// Writes the values that a report may name into the configuration of its receiver, deploy/reports/vector.yaml.

import { readFileSync, writeFileSync } from 'node:fs'
import { operationIds } from '../src/app/reports/operationIds.gen'
import { changeKinds } from '../src/core/flows'
import { paths } from '../src/domain/paths'

const RECEIVER = 'deploy/reports/vector.yaml'
const valuesByLabel = {
  operation: Object.values(operationIds),
  route: Object.values(paths),
  change: changeKinds,
}

/** The quoted words in lines of the usual length. */
const wrapped = (words: readonly string[]) =>
  words
    .map((word) => `"${word}"`)
    .join(', ')
    .replaceAll(/(.{1,110}(?:,|$)) ?/g, '        $1\n')

let receiver = readFileSync(RECEIVER, 'utf8')
for (const [label, values] of Object.entries(valuesByLabel))
  receiver = receiver.replace(
    new RegExp(`includes\\(\\[[^\\]]*\\], \\.${label}\\)`),
    `includes([\n${wrapped(values)}      ], .${label})`,
  )
writeFileSync(RECEIVER, receiver)
