import { act, configure } from '@testing-library/react'
import { describe, test, vi } from 'vitest'
import { isElapse } from '../../../tools/paths/alphabet'
import { type GoldenPath, readGolden } from '../../../tools/paths/golden'
import { pathTitle } from '../../../tools/paths/names'
import { type Driver, runPath } from '../../../tools/paths/runPaths'
import { smallSteps } from '../../fakeTime'
import { startPortal, today } from '../../testPortal'
import type { Screen, System } from './portal'
import { retryingWalk } from './retryingWalk'
import { walkablePart } from './walkable'

// A fault in a machine fails most of its paths, and each of them waits for this timeout.
configure({ asyncUtilTimeout: 5_000 })

/** Walks the frozen paths of several machines on the screens of the portal. */
export function describeScreens(screens: Record<string, Screen>): void {
  for (const [stem, screen] of Object.entries(screens)) {
    const golden = readGolden(stem)
    describe(`${stem}: frozen paths on the screen`, () => {
      for (const path of golden.paths) {
        const walk = () => runPath(golden, walkablePart(golden, path, screen), jsdomDriver(screen, path))
        test(pathTitle(path), walk)
      }
    })
  }
}

/** Sets the day of the paths. Time advances by itself, and further when a path lets time pass. */
const setClock = () =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: today, ...smallSteps })

const { setTimeout } = globalThis
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)))

/** Walks a path on the screens of the portal in jsdom. */
const jsdomDriver =
  ({ visit, walk }: Screen, path: GoldenPath): Driver =>
  async (start) => {
    const { setsClock, ...visited } = visit(start, path)
    if (setsClock || path.steps.some(({ event }) => isElapse(event))) setClock()
    const { user, answers, sandbox, leaveTo } = await startPortal(visited)
    let marked = 0
    const system: System = {
      locale: 'de',
      user,
      answers: { ...answers, count: async (operationId) => answers.count(operationId) },
      async mark() {
        leaveTo.mockClear()
        marked = sandbox.requests.length
      },
      callCount: async () => sandbox.requests.length - marked,
      callsOf: async (...operationIds) =>
        sandbox.requests.slice(marked).filter(({ operationId }) => operationIds.includes(operationId)),
      openedSites: async () => leaveTo.mock.calls.flat(),
      async advanceTime(milliseconds) {
        await act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)))
      },
      async simulate(action) {
        await act(async () => void action())
      },
    }
    return retryingWalk(walk, system, settle)(start)
  }
