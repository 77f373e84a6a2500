import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { flowToFollow, latestOf, latestOfEach, momentsOf, readRecording } from '../../page/session'

const { events } = readRecording(
  readFileSync('tools/flows/page/recordings/tariff-missing-funds.json', 'utf8'),
)
const moments = momentsOf(events)
const steps = moments.flatMap(({ status }, index) => (status === 'stopped' ? [] : [index + 1]))

it('X3: at each step of a replay, what is drawn is the step that is named', () => {
  for (const count of steps) {
    const step = moments[count - 1]
    const flow = flowToFollow(moments, count, true) ?? ''
    expect(latestOf(moments, count, flow)).toBe(step)
  }
})

it('X3: a flow that development starts twice has begun once', () => {
  const begun = moments.filter(({ event }) => event === 'xstate.init').map(({ actor }) => actor)
  expect(begun).toEqual([...new Set(begun)])
  const recorded = events.flatMap((event) =>
    event.type === '@xstate.snapshot' && event.event.type === 'xstate.init' ? [event.sessionId] : [],
  )
  expect(recorded.length).toBeGreaterThan(new Set(recorded).size)
})

it('X3: flows of the same machine are told apart by what each was started for', () => {
  const count = moments.findLastIndex(({ event }) => event === 'tariff.activate')
  expect(latestOfEach(moments, count, 'query').map(({ instance, value }) => `${instance}: ${value}`)).toEqual(
    ['query #3 (loadConsentStatus): shown', 'query #1 (loadNotifications): shown'],
  )
  const overview = moments.find(({ instance }) => instance === 'query #2 (loadOverview)')?.actor
  expect(latestOf(moments, count, 'query', overview)).toBeUndefined()
  expect(new Set(moments.filter(({ flow }) => flow === 'tariff').map(({ instance }) => instance))).toEqual(
    new Set(['tariff']),
  )
})

it('X3: a step has the payload of its event with the outcome of a port', () => {
  expect(moments.at(-1)).toMatchObject({
    event: 'xstate.done.actor.activateTariff',
    payload: { output: { outcome: 'insufficientFunds' } },
  })
  expect(moments.find(({ event }) => event === 'tariff.activate')?.payload).toEqual({ code: '▒' })
})
