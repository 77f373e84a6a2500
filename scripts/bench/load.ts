import { setTimeout } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { heapOf } from './heap'
import type { Sign } from './sign'
import { throttle } from './throttle'
import { evaluated, listenToPage } from './told'
import { type Stored, visiting } from './visit'
import { type Watched, watch } from './watch'
import { callsInSequence, recordWire } from './wire'

/** A page to be measured. */
export interface Target {
  name: string
  url: string
  ready: Sign
  stored?: Stored
}

/** Milliseconds without anything on the wire and without a long task, after which a page has come to rest. */
const REST = 1_000

/** Opens a page slowly, and tells how it came. */
export const load = (browser: Browser, { url, ready, stored }: Target) =>
  visiting(browser, { stored }, async ({ page, cdp }) => {
    const wire = await recordWire(cdp)
    const { until } = await listenToPage(cdp)
    await page.addInitScript(watch, ready)
    await throttle(cdp)
    await page.goto(url, { waitUntil: 'commit' })
    await until('ready')
    const rests = async () => {
      const idle = await evaluated<number>(cdp, 'performance.now() - watched.lastLongTask')
      return idle > REST && performance.now() - (wire.quietSince() ?? Number.POSITIVE_INFINITY) > REST
    }
    for (let looks = 0; looks < 100 && !(await rests()); looks++) await setTimeout(200)
    const watched = await evaluated<Watched>(cdp, 'watched')
    const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
    const scripts = wire.calls.filter(({ isScript }) => isScript)
    const isBeforeReady = ({ sent }: { sent: number }) => sent < (watched.ready ?? 0)
    return {
      firstPaint: watched.firstPaint,
      largestPaint: watched.largestPaint,
      ready: watched.ready,
      shift: watched.shift,
      longTasks: watched.longTasks.length,
      longTaskTime: sum(watched.longTasks),
      scripts: scripts.length,
      scriptBytes: sum(scripts.map(({ bytes }) => bytes)),
      bytes: sum(wire.calls.map(({ bytes }) => bytes)),
      scriptsUntilReady: scripts.filter(isBeforeReady).length,
      bytesUntilReady: sum(wire.calls.filter(isBeforeReady).map(({ bytes }) => bytes)),
      callsInSequence: callsInSequence(
        wire.calls.filter(
          ({ url, sent }) => isBeforeReady({ sent }) && new URL(url).pathname.startsWith('/api/'),
        ),
      ),
      heap: await heapOf(cdp),
    }
  })

export type Load = Awaited<ReturnType<typeof load>>
