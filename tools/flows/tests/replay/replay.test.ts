import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loadMachine } from '../../../../scripts/machine-rules/loadMachine'
import { readRecording } from '../../page/session'
import { checkSession } from '../../replay/checkSession'
import { sessionText } from '../../replay/sessionText'
import { todaysMachines } from '../../replay/todaysMachines'

const folders = ['tools/flows/page/recordings', 'tools/flows/tests/replay/recordings']
const files = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => `${folder}/${name}`),
)
const read = (file: string) => readRecording(readFileSync(file, 'utf8'))
const machines = todaysMachines()

it.each(files)('X3: what was recorded in %s is possible in the machines of today', (file) => {
  const { divergences, steps } = checkSession(read(file), machines)
  expect(divergences).toEqual([])
  expect(steps).toBeGreaterThan(0)
})

describe('X3: what a machine can no longer do is told once, where it happened first', () => {
  const activation = read('tools/flows/page/recordings/tariff-missing-funds.json')
  const source = readFileSync('machines/tariff.machine.ts', 'utf8')

  function toldOf(from: string, to: string): string {
    expect(source).toContain(from)
    const machine = loadMachine('tariff.machine.ts', source.replaceAll(from, to))
    if (machine instanceof Error) throw machine
    return sessionText('session.json', checkSession(activation, new Map([...machines, ['tariff', machine]])))
  }

  it.each([
    ['missingFunds', 'tooLittle', 'tariff, step 24: This machine has no state missingFunds any more.'],
    ['terms.accept', 'terms.agree', 'tariff, step 23: This machine knows no event terms.accept any more.'],
    [
      "target: 'activating'",
      "target: 'browsing'",
      'tariff, step 23: terms.accept led from confirmingTerms to activating; today it leads to browsing.',
    ],
    [
      "target: 'missingFunds'",
      "target: 'anotherActive'",
      'tariff, step 24: activateTariff answers led from activating to missingFunds; today it leads to loading or anotherActive.',
    ],
    [
      "initial: 'loading'",
      "initial: 'browsing'",
      'tariff, step 20: It began in loading; today it begins in browsing.',
    ],
  ])('%s becomes %s', (from, to, told) => {
    expect(toldOf(from, to)).toBe(`session.json: 24 steps of 10 flows, not as recorded:\n  ${told}`)
  })

  it('a machine that is gone', () => {
    const others = new Map([...machines].filter(([id]) => id !== 'tariff'))
    expect(checkSession(activation, others).divergences).toEqual([
      { instance: 'tariff', step: 20, words: 'There is no machine tariff any more.' },
    ])
  })
})
