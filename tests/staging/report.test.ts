import { expect, test } from 'vitest'
import { faultsOf, walksAsJunit, walksInConsole } from './report'
import type { MachineWalks } from './walk'

const why = 'needs a provider that fails'
const machine: MachineWalks = {
  ...{ stem: 'tariff', walked: 1, known: 3 },
  open: [
    { step: 'loading → error(loadTariffs) → failed', why },
    { step: 'failed → load.retry', why },
  ],
  walks: [
    {
      ...{ visit: 'opened', start: 'browsing', outcome: 'failed', milliseconds: 1200 },
      message: 'expected browsing, saw <nothing>',
      steps: [{ label: 'tariff.activate', value: 'confirmingTerms' }],
    },
  ],
}

test('a report of walks on a real provider has every walk, every fault, and what was not walked and why', () => {
  const fault =
    'tariff, opened: browsing → tariff.activate → confirmingTerms: expected browsing, saw <nothing>'
  expect(faultsOf([machine])).toEqual([fault])
  const text = walksInConsole([machine])
  expect(text).toMatch(/tariff +0\/1 +1\/3/)
  expect(text).toContain(`2 × ${why}: loading → error(loadTariffs) → failed, and 1 more`)
  expect(text).toContain(fault)
  const xml = walksAsJunit([machine])
  expect(xml).toContain('saw &lt;nothing&gt;')
  expect(xml).toContain('<testsuite name="tariff on staging" tests="3" failures="1" skipped="2"')
  expect(xml).toContain(`<skipped message="${why}"/>`)
})
