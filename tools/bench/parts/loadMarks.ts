import { ratios, statistic } from '../figures'
import type { Sample } from '../load'
import type { Mark } from '../report'

/** Each page by its name, in each round. */
export type Samples = ReadonlyMap<string, readonly Sample[]>

export const LEAN = 'the leanest login'
export const WITH_HTML = 'the same with its HTML'
export const LOGIN = "the portal's login"
export const OVERVIEW = "the portal's overview"

export const valuesOf = (samples: Samples, page: string, key: keyof Sample) =>
  (samples.get(page) ?? []).map((sample) => sample[key])

/** What the portal promises of its first pages. */
export function loadMarks(samples: Samples): Mark[] {
  const login = (key: keyof Sample) => valuesOf(samples, LOGIN, key)
  const overview = (key: keyof Sample) => valuesOf(samples, OVERVIEW, key)
  const leanUsable = valuesOf(samples, LEAN, 'usable')
  return [
    {
      what: 'first paint of the login / the leanest with its HTML',
      unit: 'ratio',
      atMost: 1.25,
      measured: ratios(login('firstPaint'), valuesOf(samples, WITH_HTML, 'firstPaint')),
      reason:
        'around its form, the portal has a picture, a claim and three points. A slow phone paints them later than a bare form; without the points it was 1.25.',
    },
    {
      what: 'login usable / the leanest',
      unit: 'ratio',
      atMost: 1.15,
      measured: ratios(login('usable'), leanUsable),
    },
    {
      what: 'overview with its data / the leanest login usable',
      unit: 'ratio',
      atMost: 1.6,
      measured: ratios(overview('ready'), leanUsable),
      reason:
        'the page that shows the figures requests them after its first render, which takes a slow processor half a second.',
    },
    {
      what: 'scripts of the overview until its data',
      unit: 'count',
      atMost: 8,
      measured: statistic(overview('scriptsUntilReady')),
    },
    {
      what: 'calls of the overview in sequence until its data',
      unit: 'count',
      atMost: 2,
      measured: statistic(overview('callsInSequence')),
    },
    {
      what: 'sum of long tasks of the login',
      unit: 'ms',
      atMost: 250,
      measured: statistic(login('longTaskTime')),
      reason:
        'parsing and running React, XState and the style engine is one task; the leanest login of this stack takes about as long.',
    },
    {
      what: 'sum of long tasks of the overview',
      unit: 'ms',
      atMost: 250,
      measured: statistic(overview('longTaskTime')),
      reason:
        'besides that of the login, rendering the shell and the page is one task. Rendered in smaller pieces, the data came a quarter of a second later.',
    },
  ]
}
