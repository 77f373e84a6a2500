// @vitest-environment jsdom
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { alikeStates, forgottenEvents } from '../../../tests/paths/screens/alikeStates'
import { patientWalk } from '../../../tests/paths/screens/patientWalk'
import type { Screen, ScreenWalk, System } from '../../../tests/paths/screens/portal'
import type { GoldenPath } from '../golden'
import { runPath } from '../runPaths'
import { golden, pathBy } from './samples'

/** Walks a path on a screen that asks what the path says, and after a look with so many calls, once more. */
async function walkScreen(path: GoldenPath, { askAfter = -1, missing = '' } = {}) {
  document.body.innerHTML = '<section aria-label="Meldungen"></section>'
  let asked = 0
  let next = 0
  const passed: number[] = []
  const moveOn = async () => {
    asked += path.steps[next++]?.calls.length ?? 0
  }
  const system: Partial<System> = {
    ...{ locale: 'de', user: userEvent.setup(), askedInAll: async () => asked },
    mark: async () => {
      asked = 0
    },
    pass: (milliseconds) => {
      passed.push(milliseconds)
      return moveOn()
    },
  }
  const events = path.steps.map(({ event }) => event.type).filter((type) => !type.startsWith('xstate.after'))
  const walk: ScreenWalk = {
    happens: Object.fromEntries(events.filter((type) => type !== missing).map((type) => [type, moveOn])),
    answers: {},
    look: async () => {
      const seen = { asked }
      if (asked === askAfter) setTimeout(() => asked++)
      return seen
    },
    expects: ({ calls }) => ({ asked: calls.length }),
  }
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  const driver = patientWalk(() => walk, system as System, settle)
  await runPath(golden, path, { ...driver, stop: async () => {} })
  return passed
}

it('X4: a walk on a screen lets time pass by itself', async () => {
  expect(await walkScreen(pathBy('xstate.after'))).toEqual([30_000])
})

const { steps, ...path } = pathBy('drink.choose')
const toCall = { ...path, steps: steps.slice(0, steps.findIndex(({ calls }) => calls.length > 0) + 1) }

it.each([
  [
    'a second call after the last moment',
    toCall,
    { askAfter: 1 },
    /^choosing → .+: another moment than brewing\n {2}asked: expected 1, saw 2$/,
  ],
  [
    'a call where none should be',
    toCall,
    { askAfter: 0 },
    /^start: another moment than choosing\n {2}asked: expected 0, saw 1$/,
  ],
  [
    'an event that the screen does not define',
    pathBy('coin.insert'),
    { missing: 'coin.insert' },
    /the screen does not say how coin.insert comes about/,
  ],
])('X4: a walk on a screen finds %s', async (_, path, options, message) => {
  await expect(walkScreen(path, options)).rejects.toThrow(message)
})

/** A screen that shows of a moment what `expects` says. */
const screenOf = (expects: ScreenWalk['expects']): Screen => ({
  visit: () => ({ hold: [] }),
  walk: () => ({
    happens: { 'coin.insert': async () => {}, 'drink.choose': async () => {} },
    answers: {},
    look: async () => null,
    expects,
  }),
})

it.each<[string, ScreenWalk['expects'], string[]]>([
  ['what lasts', ({ value, context }) => [value, context.coins], []],
  ['something else', ({ tags }) => tags.includes('busy'), ['choosing / jammed']],
  ['what only happens on the way', ({ calls, emitted }) => [calls, emitted], ['brewing / choosing / jammed']],
])('X4: states are told apart by %s, or reported as alike', (_, expects, alike) => {
  expect(alikeStates(golden, screenOf(expects))).toEqual(alike)
})

it('X4: events that a screen does not bring about are reported; time passes by itself', () => {
  const answers = ['xstate.done.actor.brewDrink', 'xstate.error.actor.brewDrink']
  expect(
    forgottenEvents(
      golden,
      screenOf(() => null),
    ),
  ).toEqual(['failure.dismiss', ...answers])
})
