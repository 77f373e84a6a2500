// @vitest-environment jsdom
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { patientWalk } from '../../../tests/paths/screens/patientWalk'
import type { ScreenWalk, System } from '../../../tests/paths/screens/portal'
import { freeze } from '../freeze'
import type { GoldenPath } from '../golden'
import { runPath } from '../runPaths'
import { sample } from './samples'

const golden = freeze(sample)
const settle = () => new Promise((resolve) => setTimeout(resolve))

/** The first path that comes by such an event. */
function pathBy(type: string): GoldenPath {
  const path = golden.paths.find(({ steps }) => steps.some(({ event }) => event.type.startsWith(type)))
  if (!path) throw new Error(`no path has ${type}`)
  return path
}

/** The first path up to the call of a port. */
function pathToCall(): GoldenPath {
  const path = pathBy('drink.choose')
  return { ...path, steps: path.steps.slice(0, path.steps.findIndex(({ calls }) => calls.length > 0) + 1) }
}

/** A screen that shows nothing, and asks what the path says; what is done `afterLook` comes too late to be seen. */
function fakeDriver({ steps }: GoldenPath, afterLook = (_: { ask: () => void; asked: number }) => {}) {
  let asked = 0
  let next = 0
  const passed: number[] = []
  const ask = () => void asked++
  const moveOn = async () => steps[next++]?.calls.forEach(ask)
  const portal: Partial<System> = {
    locale: 'de',
    user: userEvent.setup(),
    async mark() {
      asked = 0
    },
    askedInAll: async () => asked,
    async pass(milliseconds) {
      passed.push(milliseconds)
      await moveOn()
    },
  }
  const events = ['coin.insert', 'drink.choose', 'failure.dismiss']
  const answers = ['xstate.done.actor.brewDrink', 'xstate.error.actor.brewDrink']
  const walk: ScreenWalk = {
    happens: Object.fromEntries([...events, ...answers].map((type) => [type, moveOn])),
    answers: {},
    async look() {
      const seen = { asked }
      setTimeout(() => afterLook({ ask, asked: seen.asked }))
      return seen
    },
    expects: ({ calls }) => ({ asked: calls.length }),
  }
  const start = async () => {}
  const driverOf = (screen: ScreenWalk) => ({
    ...patientWalk(() => screen, portal as System, settle),
    stop: start,
  })
  return { walk, driverOf, passed }
}

describe('X4: a walk on a screen', () => {
  beforeEach(() => {
    document.body.innerHTML = '<section aria-label="Meldungen"></section>'
  })

  it('goes where the screen asks what the path says, and lets time pass by itself', async () => {
    const path = pathBy('xstate.after')
    const { walk, driverOf, passed } = fakeDriver(path)
    await runPath(golden, path, driverOf(walk))
    expect(passed).toEqual([30_000])
  })

  it('finds a second call that goes out only after the moment was seen, also at the end of the path', async () => {
    const path = pathToCall()
    const { walk, driverOf } = fakeDriver(path, ({ ask, asked }) => {
      if (asked === 1) ask()
    })
    await expect(runPath(golden, path, driverOf(walk))).rejects.toThrow(
      /^choosing: expected brewing, saw brewing with other asked\n.*\n {2}asked: expected 1, saw 2$/,
    )
  })

  it('finds a call where there should be none', async () => {
    const path = pathBy('coin.insert')
    const { walk, driverOf } = fakeDriver(path, ({ ask, asked }) => {
      if (asked === 0) ask()
    })
    await expect(runPath(golden, path, driverOf(walk))).rejects.toThrow(
      /^start: expected choosing, saw choosing with other asked\n/,
    )
  })

  it('does not look again where there was nothing to press and nothing has to be different', async () => {
    const path = golden.paths.find(({ name }) => name.includes('ignores'))
    if (!path) throw new Error('no path ignores anything')
    const { driverOf } = fakeDriver(path)
    let looks = 0
    let moments = 0
    const screenThatShows = (shown: () => unknown): ScreenWalk => ({
      happens: new Proxy({}, { get: () => async () => {} }),
      answers: {},
      async look() {
        looks++
        return shown()
      },
      expects() {
        moments++
        return shown()
      },
    })
    await runPath(golden, path, driverOf(screenThatShows(() => 'the same')))
    expect(looks).toBe(1)
    await runPath(golden, path, driverOf(screenThatShows(() => moments)))
    expect(looks).toBe(1 + moments / 2)
  })

  it('says at once that the screen has forgotten an event', async () => {
    const path = pathBy('coin.insert')
    const { walk, driverOf } = fakeDriver(path)
    const { 'coin.insert': _, ...happens } = walk.happens
    await expect(runPath(golden, path, driverOf({ ...walk, happens }))).rejects.toThrow(
      /^choosing: cannot go on, the screen does not say how coin\.insert comes about\nstep 1 /,
    )
  })
})
