import { readdirSync, readFileSync } from 'node:fs'
import { expect, it, test } from 'vitest'
import { drawnFlowOf } from '../../diagrams/machines'
import { latestOfEach, momentsOf, outcomeOf, readRecording } from '../../page/session'
import { checkSession, currentFlows } from '../../replay/checkSession'

const RECORDINGS = 'tools/flows/page/recordings'
const read = (name: string) => readRecording(readFileSync(`${RECORDINGS}/${name}`, 'utf8'))
const flows = currentFlows()
const activation = read('tariff-missing-funds.json')

it.each(readdirSync(RECORDINGS))('X3: the current machines can take every step of %s', (name) => {
  const { divergences, steps } = checkSession(read(name), flows)
  expect(divergences).toEqual([])
  expect(steps).toBeGreaterThan(0)
})

const source = readFileSync('machines/tariff.machine.ts', 'utf8')

test.each([
  ['insufficientFunds', 'tooLittle', '24: This machine has no state insufficientFunds any more.'],
  ['terms.accept', 'terms.agree', '23: This machine knows no event terms.accept any more.'],
  [
    "target: 'insufficientFunds'",
    "target: 'anotherActive'",
    '24: activateTariff answers no longer leads from activating to insufficientFunds.',
  ],
  ["initial: 'loading'", "initial: 'browsing'", '20: It can no longer begin in loading.'],
  ["id: 'tariff'", "id: 'plan'", '20: The machine tariff no longer exists.'],
])('X3: a replay reports the first impossible step after %s became %s', (was, is, divergence) => {
  const { flow } = drawnFlowOf('tariff.machine.ts', source.replaceAll(was, is))
  const others = [...flows].filter(([id]) => id !== 'tariff')
  const result = checkSession(activation, new Map([...others, [flow.root.id, flow]]))
  expect(result).toEqual({ actors: 10, steps: 24, divergences: [`tariff, step ${divergence}`] })
})

test('X3: the steps of a session name their actor, their payload and the outcome of a port', () => {
  const moments = momentsOf(activation.events)
  const activate = moments.findLastIndex(({ event }) => event === 'tariff.activate')
  expect(moments[activate]).toMatchObject({ instance: 'tariff', payload: { code: '▒' } })
  const running = latestOfEach(moments.slice(0, activate), 'query')
  expect(running.map(({ instance, value }) => `${instance}: ${value}`)).toEqual([
    'query (loadConsentStatus): shown',
    'query (loadNotifications): shown',
  ])
  expect(moments.map(outcomeOf).at(-1)).toBe('insufficientFunds')
})
