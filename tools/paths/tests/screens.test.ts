// @vitest-environment jsdom
import { getConfig } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { alikeStates, forgottenEvents } from '../../../tests/paths/screens/alikeStates'
import { losingPatience } from '../../../tests/paths/screens/patience'
import { patientWalk } from '../../../tests/paths/screens/patientWalk'
import type { Portal, Screen, ScreenWalk, System } from '../../../tests/paths/screens/portal'
import type { GoldenPath } from '../golden'
import { runPath } from '../runPaths'
import { golden, pathBy } from './samples'

beforeEach(() => {
  document.body.innerHTML = '<section aria-label="Meldungen"></section>'
})

/** Walks a path on a screen that asks what the path says; `afterLook` comes too late to be seen. */
async function walkScreen(
  path: GoldenPath,
  {
    afterLook = (_: () => void) => {},
    ...other
  }: Partial<ScreenWalk> & { afterLook?(ask: () => void): void },
) {
  let asked = 0
  let next = 0
  const passed: number[] = []
  const moveOn = async () => {
    asked += path.steps[next++]?.calls.length ?? 0
  }
  const portal: Partial<System> = {
    ...{ locale: 'de', user: userEvent.setup() },
    mark: async () => {
      asked = 0
    },
    askedInAll: async () => asked,
    pass: async (milliseconds) => {
      passed.push(milliseconds)
      await moveOn()
    },
  }
  const walk: ScreenWalk = {
    happens: new Proxy(
      {},
      { get: (_, type) => (String(type).startsWith('xstate.after') ? undefined : moveOn) },
    ),
    answers: {},
    look: async () => {
      const seen = { asked }
      setTimeout(() => afterLook(() => asked++))
      return seen
    },
    expects: ({ calls }) => ({ asked: calls.length }),
    ...other,
  }
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  const driver = { ...patientWalk(() => walk, portal as System, settle), stop: async () => {} }
  await runPath(golden, path, driver)
  return passed
}

it('X4: a walk on a screen lets time pass by itself', async () => {
  expect(await walkScreen(pathBy('xstate.after'), {})).toEqual([30_000])
})

it('X4: a walk finds a second call that goes out only after the moment was seen, also at the end of the path', async () => {
  const { steps, ...path } = pathBy('drink.choose')
  const toCall = steps.slice(0, steps.findIndex(({ calls }) => calls.length > 0) + 1)
  let calls = 0
  const afterLook = (ask: () => void) => {
    calls++
    if (calls === toCall.length + 1) ask()
  }
  await expect(walkScreen({ ...path, steps: toCall }, { afterLook })).rejects.toThrow(
    /^choosing → .+: another moment than brewing\n {2}asked: expected 1, saw 2$/,
  )
})

it('X4: a walk finds a call where there should be none', async () => {
  const walking = walkScreen(pathBy('coin.insert'), { afterLook: (ask) => ask() })
  await expect(walking).rejects.toThrow(/^start: another moment than choosing\n {2}asked: expected 0, saw 1$/)
})

it('X4: a walk fails at once where the screen does not define an event', async () => {
  await expect(walkScreen(pathBy('coin.insert'), { happens: {} })).rejects.toThrow(
    'the screen does not say how coin.insert comes about',
  )
})

const screenOf = (expects: ScreenWalk['expects']): Screen => ({
  visit: () => ({ hold: [] }),
  walk: ({ answers }) => ({
    happens: { 'coin.insert': async () => {}, 'drink.choose': () => answers.fail('getBills') },
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

it('X4: states are compared no further than the screen can be walked, and without asking the provider', () => {
  const screen = screenOf(() => null)
  expect(alikeStates(golden, { ...screen, unwalkable: () => 'everything is out of order' })).toEqual([])
  const asking = (portal: Portal) => ({ ...screen.walk(portal), expects: () => portal.asked('getBills') })
  expect(() => alikeStates(golden, { ...screen, walk: asking })).toThrow('without the portal')
})

it('X4: events that a screen does not bring about are reported; time passes by itself', () => {
  expect(
    forgottenEvents(
      golden,
      screenOf(() => null),
    ),
  ).toEqual(['failure.dismiss', 'xstate.done.actor.brewDrink', 'xstate.error.actor.brewDrink'])
})

it('X4: when paths of a machine have failed, the others wait no longer; those of the next machine do', async () => {
  const usual = getConfig().asyncUtilTimeout
  const waited: number[] = []
  const note = async () => void waited.push(getConfig().asyncUtilTimeout)
  const fail = async () => {
    await note()
    throw new Error('another moment')
  }
  const attempt = losingPatience()
  for (let time = 0; time < 3; time++) await expect(attempt(fail)).rejects.toThrow('another moment')
  await attempt(note)
  await losingPatience()(note)
  expect(waited).toEqual([usual, usual, usual, 1_000, usual])
})
