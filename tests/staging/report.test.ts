import { describe, expect, test } from 'vitest'
import { faultsOf, walksAsJunit, walksInConsole } from './report'
import type { MachineWalks, Walk } from './walk'

const walk: Walk = {
  ...{ visit: 'opened', start: 'browsing', outcome: 'passed', message: '', milliseconds: 1200 },
  steps: [{ label: 'tariff.activate', value: 'confirmingTerms' }],
}
const failed: Walk = { ...walk, outcome: 'failed', message: 'expected browsing, saw <nothing>' }
const skipped: Walk = { ...walk, start: '', steps: [], outcome: 'skipped', message: "needs account 'empty'" }
const why = 'needs a provider that fails'

const machineWith = (...walks: Walk[]): MachineWalks => ({
  ...{ stem: 'tariff', walks, walked: 1, known: 3 },
  open: [
    { step: 'loading → error(loadTariffs) → failed', why },
    { step: 'failed → load.retry', why },
  ],
})

describe('what is told of walks on a real provider', () => {
  test('in a terminal: what was seen, what was not and why', () => {
    const told = walksInConsole([machineWith(walk, skipped)])
    expect(told).toMatch(/tariff +1\/1 +1\/3/)
    expect(told).toContain(`2 × ${why}: loading → error(loadTariffs) → failed, and 1 more`)
    expect(told).toContain("opened: not begun: needs account 'empty'")
    expect(told).toContain('Everything that was walked is as the machines have it.')
  })

  test('a walk that failed, and a machine of which nothing was walked, are faults', () => {
    expect(faultsOf([machineWith(failed)])).toEqual([
      'tariff, opened: browsing → tariff.activate → confirmingTerms: expected browsing, saw <nothing>',
    ])
    expect(faultsOf([machineWith(skipped)])).toEqual(["tariff: nothing was walked: needs account 'empty'"])
  })

  test('for other tools, what could not be walked is skipped', () => {
    const xml = walksAsJunit([machineWith(failed)])
    expect(xml).toContain('saw &lt;nothing&gt;')
    expect(xml).toContain('<testsuite name="tariff on staging" tests="3" failures="1" skipped="2"')
    expect(xml).toContain(`<skipped message="${why}"/>`)
  })
})
