import { act, configure } from '@testing-library/react'
import { describe, test, vi } from 'vitest'
import { isElapse } from '../../tools/paths/cases'
import { type Golden, type GoldenPath, readGolden } from '../../tools/paths/golden'
import { pathTitle } from '../../tools/paths/names'
import { runPath, type StartWalk } from '../../tools/paths/runPaths'
import { smallSteps } from '../support/fakeTime'
import { startPortal, today } from '../support/testPortal'
import { drivers } from './drivers/all'
import type { Driver, System } from './drivers/portal'
import { retryingWalk } from './drivers/retryingWalk'
import { walkablePart } from './drivers/walkable'

// A fault in a machine fails most of its paths, and each of them waits for this timeout.
configure({ asyncUtilTimeout: 5_000 })

const SHARD_COUNT = 4

/** The machines in shards with about the same number of steps, and so of about the same duration. */
function shardsOfDrivers(): (readonly [stem: string, driver: Driver, golden: Golden])[][] {
  const stepsOf = ({ paths }: Golden) => paths.flatMap(({ steps }) => steps).length
  const byLength = Object.entries<Driver>(drivers)
    .map(([stem, driver]) => [stem, driver, readGolden(stem)] as const)
    .sort(([, , one], [, , other]) => stepsOf(other) - stepsOf(one))
  const shards = Array.from({ length: SHARD_COUNT }, () => ({ steps: 0, entries: [] as typeof byLength }))
  for (const entry of byLength) {
    const [shortest] = shards.sort((one, other) => one.steps - other.steps)
    shortest?.entries.push(entry)
    if (shortest) shortest.steps += stepsOf(entry[2])
  }
  return shards.map(({ entries }) => entries)
}

/** Walks the golden paths of one shard, from 1, on the screens of the portal. The shards run in parallel. */
export function describeShard(shard: number): void {
  for (const [stem, driver, golden] of shardsOfDrivers()[shard - 1] ?? [])
    describe(`${stem}: golden paths on the screen`, () => {
      for (const path of golden.paths) {
        const walk = () => runPath(golden, walkablePart(golden, path, driver), jsdomWalk(driver, path))
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
const jsdomWalk =
  ({ visit, walk }: Driver, path: GoldenPath): StartWalk =>
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
