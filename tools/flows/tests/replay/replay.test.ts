import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loadMachine } from '../../../../scripts/machine-rules/loadMachine'
import { flowToFollow, latestOfEach, momentsOf, outcomeOf, readRecording } from '../../page/session'
import { checkSession, todaysMachines } from '../../replay/checkSession'

const read = (file: string) => readRecording(readFileSync(file, 'utf8'))
const machines = todaysMachines()
const activation = read('tools/flows/page/recordings/tariff-missing-funds.json')

const files = ['tools/flows/page/recordings', 'tools/flows/tests/replay/recordings'].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => `${folder}/${name}`),
)
it.each(files)('X3: the machines of today can take every step of %s', (file) => {
  const { divergences, steps } = checkSession(read(file), machines)
  expect(divergences).toEqual([])
  expect(steps).toBeGreaterThan(0)
})

describe('X3: a replay reports the first step of an actor that its machine can no longer take', () => {
  const source = readFileSync('machines/tariff.machine.ts', 'utf8')

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
  ])('after %s became %s', (from, to, divergence) => {
    const machine = loadMachine('tariff.machine.ts', source.replaceAll(from, to))
    if (machine instanceof Error) throw machine
    const checked = checkSession(activation, new Map([...machines, ['tariff', machine]]))
    expect(checked).toEqual({ actors: 10, steps: 24, divergences: [divergence] })
  })

  it('after its machine was deleted', () => {
    const others = new Map([...machines].filter(([id]) => id !== 'tariff'))
    const divergence = 'tariff, step 20: There is no machine tariff any more.'
    expect(checkSession(activation, others).divergences).toEqual([divergence])
  })
})

describe('X3: the steps of a session', () => {
  const { events } = activation
  const moments = momentsOf(events)

  it('belong to the flow and the actor that the page shows', () => {
    for (const [index, moment] of moments.entries()) {
      if (moment.status === 'stopped') continue
      const past = moments.slice(0, index + 1)
      expect(flowToFollow(past, true)).toBe(moment.flow)
      expect(latestOfEach(past, moment.flow)[0]).toBe(moment)
    }
  })

  it('begin once where development starts a component twice', () => {
    const begun = moments.filter(({ event }) => event === 'xstate.init').map(({ actor }) => actor)
    expect(begun).toEqual([...new Set(begun)])
    const recorded = events.flatMap((event) =>
      event.type === '@xstate.snapshot' && event.event.type === 'xstate.init' ? [event.sessionId] : [],
    )
    expect(recorded.length).toBeGreaterThan(begun.length)
  })

  it('name the actors of one machine by what they load, without those that stopped', () => {
    const past = moments.slice(
      0,
      moments.findLastIndex(({ event }) => event === 'tariff.activate'),
    )
    const running = latestOfEach(past, 'query').map(({ instance, value }) => `${instance}: ${value}`)
    expect(running).toEqual(['query #3 (loadConsentStatus): shown', 'query #1 (loadNotifications): shown'])
    expect(moments.map(({ instance }) => instance)).toContain('query #2 (loadOverview)')
    expect(moments.map(({ instance }) => instance)).toContain('tariff')
  })

  it('have the payload of their event and the outcome of a port', () => {
    const last = moments.at(-1)
    expect(last).toMatchObject({ event: 'xstate.done.actor.activateTariff' })
    expect(last && outcomeOf(last)).toBe('insufficientFunds')
    expect(moments.find(({ event }) => event === 'tariff.activate')?.payload).toEqual({ code: '▒' })
  })
})
