import { act, configure } from '@testing-library/react'
import { describe, test, vi } from 'vitest'
import { isElapse } from '../../tools/paths/cases'
import { type Golden, type GoldenPath, readGolden } from '../../tools/paths/golden'
import { pathTitle } from '../../tools/paths/names'
import { runPath, type StartWalk } from '../../tools/paths/runPaths'
import { smallSteps } from '../support/fakeTime'
import { startPortal, today } from '../support/testPortal'
import { loadCases } from './cases/all'
import { drivers } from './drivers/all'
import type { Driver, System } from './drivers/portal'
import { retryingWalk } from './drivers/retryingWalk'
import { screenPaths } from './drivers/walkable'

// A fault in a machine fails most of its paths, and each of them waits for this timeout.
configure({ asyncUtilTimeout: 5_000 })

const SHARD_COUNT = 4

/** Walks the paths of one shard, from 1, on the screens of the portal. The shards run in parallel. */
export async function describeShard(shard: number): Promise<void> {
  const shardDrivers = Object.entries<Driver>(drivers).filter((_, index) => index % SHARD_COUNT === shard - 1)
  for (const [stem, driver] of shardDrivers) {
    const golden = readGolden(stem)
    const { machine } = await loadCases(stem)
    describe(`${stem}: golden paths on the screen`, () => {
      for (const path of screenPaths(machine, golden, driver).jsdom)
        test(pathTitle(path), () => runPath(golden, path, jsdomWalk(driver, golden, path)))
    })
  }
}

/** Sets the day of the paths. Time advances by itself, and further when a path lets time pass. */
const setClock = () =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: today, ...smallSteps })

const { setTimeout } = globalThis
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)))

/** Walks a path on the screens of the portal in jsdom. */
const jsdomWalk =
  ({ visit, walk }: Driver, { paths }: Golden, path: GoldenPath): StartWalk =>
  async (start) => {
    // The whole path says how to open the portal; what a state ignores does not.
    const { setsClock, ...visited } = visit(start, paths.find(({ name }) => name === path.name) ?? path)
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
