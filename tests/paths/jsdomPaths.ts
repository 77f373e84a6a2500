import { act, configure } from '@testing-library/react'
import { describe, test, vi } from 'vitest'
import { isElapse } from '../../tools/paths/alphabet'
import { type Golden, type GoldenPath, readGolden } from '../../tools/paths/golden'
import { pathTitle } from '../../tools/paths/names'
import { type Driver, runPath } from '../../tools/paths/runPaths'
import { smallSteps } from '../support/fakeTime'
import { startPortal, today } from '../support/testPortal'
import { screens } from './drivers/all'
import type { Screen, System } from './drivers/portal'
import { retryingWalk } from './drivers/retryingWalk'
import { walkablePart } from './drivers/walkable'

// A fault in a machine fails most of its paths, and each of them waits for this timeout.
configure({ asyncUtilTimeout: 5_000 })

const SHARE_COUNT = 4

/** The machines in shares with about the same number of steps, and so of about the same duration. */
function sharesOfScreens(): (readonly [stem: string, screen: Screen, golden: Golden])[][] {
  const stepsOf = ({ paths }: Golden) => paths.flatMap(({ steps }) => steps).length
  const byLength = Object.entries<Screen>(screens)
    .map(([stem, screen]) => [stem, screen, readGolden(stem)] as const)
    .sort(([, , one], [, , other]) => stepsOf(other) - stepsOf(one))
  const shares = Array.from({ length: SHARE_COUNT }, () => ({ steps: 0, entries: [] as typeof byLength }))
  for (const entry of byLength) {
    const [shortest] = shares.sort((one, other) => one.steps - other.steps)
    shortest?.entries.push(entry)
    if (shortest) shortest.steps += stepsOf(entry[2])
  }
  return shares.map(({ entries }) => entries)
}

/** Walks the frozen paths of one share, from 1, on the screens of the portal. The shares run in parallel. */
export function describeShare(share: number): void {
  for (const [stem, screen, golden] of sharesOfScreens()[share - 1] ?? [])
    describe(`${stem}: frozen paths on the screen`, () => {
      for (const path of golden.paths) {
        const walk = () => runPath(golden, walkablePart(golden, path, screen), jsdomDriver(screen, path))
        test(pathTitle(path), walk)
      }
    })
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
