import { expect, test } from 'vitest'
import { missingParts, unlinkedPages } from '../../machine-rules/flowParts'

test('the check of lists names each part that a machine lacks, and the command that adds it', () => {
  const example = 'run npm run new:flow -- sample, which writes an example to adapt'
  expect(missingParts('sample')).toEqual([
    `has no cases tests/paths/cases/sample.ts: ${example}`,
    `has no driver tests/paths/drivers/sample.ts: ${example}`,
    `has no flow src/features/sample/ports.ts that provides its ports: ${example}`,
    'has no golden paths: run npm run paths:update -- sample',
    'has no drawing: run npm run diagrams',
    `has no line in src/core/flows.ts: ${example}`,
  ])
  expect(missingParts('tariff')).toEqual([])
})

test('the check of lists names pages without a link, and a reason that no longer holds', () => {
  expect(unlinkedPages(['sample', 'bills', 'devices'], { bills: 'By letter.' })).toEqual([
    expect.stringContaining('no link leads to sample: add paths.sample to src/app/menu/ContractLinks.tsx'),
    'a link leads to bills: remove it from the ways',
  ])
  expect(unlinkedPages()).toEqual([])
})
