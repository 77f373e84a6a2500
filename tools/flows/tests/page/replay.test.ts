import { readdirSync, readFileSync } from 'node:fs'
import { expect, it, test } from 'vitest'
import { latestOfEach, outcomeOf, readRecording, stepsFromEvents } from '../../page/session'
import { firstMismatch } from '../../page/session/mismatch'
import { readSteps } from '../../page/session/steps'

const RECORDINGS = 'tools/flows/page/recordings'
const textOf = (name: string) => readFileSync(`${RECORDINGS}/${name}`, 'utf8')
/** The steps that a replay shows. */
const stepsOf = (text: string) =>
  stepsFromEvents(readRecording(text).events).filter(({ status }) => status !== 'stopped')
const activation = textOf('tariff-missing-funds.json')

it.each(readdirSync(RECORDINGS))('X3: the current machines can take every step of %s', (name) => {
  expect(stepsOf(textOf(name)).length).toBeGreaterThan(20)
  expect(firstMismatch(stepsOf(textOf(name)))).toBe('')
})

test.each([
  ['insufficientFunds', 'tooLittle', 'Step 24: The machine tariff has no state tooLittle any more.'],
  ['terms.accept', 'terms.agree', 'Step 23: terms.agree no longer leads from confirmingTerms to activating.'],
  [
    '"value":"insufficientFunds"',
    '"value":"browsing"',
    'Step 24: activateTariff answers no longer leads from activating to browsing.',
  ],
  ['\\"id\\":\\"tariff\\"', '\\"id\\":\\"plan\\"', 'Step 20: The machine plan no longer exists.'],
])('X3: a replay names the first step that became impossible: %s was recorded as %s', (was, is, mismatch) => {
  expect(activation).toContain(was)
  expect(firstMismatch(stepsOf(activation.replaceAll(was, is)))).toBe(mismatch)
})

test('X3: the trail of a report replays, and names a step that became impossible', () => {
  const trail = [
    'tariff xstate.init',
    'tariff.loading xstate.done.actor.loadTariffs 0',
    'tariff.browsing gone 0',
  ]
  const steps = readSteps(JSON.stringify({ kind: 'crash', trail }))
  expect(steps.map(({ value }) => value)).toEqual(['loading', 'browsing', 'browsing'])
  expect(firstMismatch(steps)).toBe('Step 3: There is no arrow “tariff.browsing gone 0” any more.')
})

test('X3: the steps of a session name their actor, their payload and the outcome of a port', () => {
  const steps = stepsFromEvents(readRecording(activation).events)
  const activate = steps.findLastIndex(({ event }) => event === 'tariff.activate')
  expect(steps[activate]).toMatchObject({ instance: 'tariff', payload: { code: '▒' } })
  const running = latestOfEach(steps.slice(0, activate), 'query')
  expect(running.map(({ instance, value }) => `${instance}: ${value}`)).toEqual([
    'query (loadConsentStatus): shown',
    'query (loadNotifications): shown',
  ])
  expect(steps.map(outcomeOf).at(-1)).toBe('insufficientFunds')
})
