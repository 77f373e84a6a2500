import { expect, test } from 'vitest'
import { faultyPages, missingParts } from '../../scripts/machine-rules/flowParts'

test('names each part that a machine lacks, and the command that adds it', () => {
  const example = 'run npm run new:flow -- sample, which writes an example to adapt'
  expect(missingParts('sample')).toEqual([
    `has no alphabet tests/paths/sample.alphabet.ts: ${example}`,
    `has no driver tests/paths/screens/sample.ts: ${example}`,
    `has no flow src/features/sample/ports.ts that provides its ports: ${example}`,
    'has no golden paths: run npm run paths:update -- sample',
    'has no drawing: run npm run diagrams',
    'has no place in the generated lists: run npm run generate',
  ])
  expect(missingParts('tariff')).toEqual([])
})

test('names pages without a screen or link, and a reason that no longer holds', () => {
  const screen = 'features/devices/Devices'
  const pages = {
    bills: { path: '/bills', screen: 'features/bills/Bill' },
    sample: { path: '/sample', screen },
    resources: { path: '/', stem: 'overview', screen, withoutLink: 'New' },
    devices: { path: '/device', screen },
  }
  expect(faultyPages(pages)).toEqual([
    'src/features/bills/Bill.tsx does not exist: write it, or correct "screen" of bills',
    expect.stringContaining('no link leads to sample: add paths.sample to src/app/shell/ContractLinks.tsx'),
    'a link leads to resources: remove its withoutLink',
  ])
})
