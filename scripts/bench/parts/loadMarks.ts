import type { Mark } from '../report'
import { ratios, statistic } from '../statistics'
import { LEAN, LOGIN, OVERVIEW, type Samples, valuesOf, WITH_HTML } from './samples'

/** What the portal promises of its first pages. */
export function loadMarks(samples: Samples): Mark[] {
  const login = (key: Parameters<typeof valuesOf>[2]) => valuesOf(samples, LOGIN, key)
  const overview = (key: Parameters<typeof valuesOf>[2]) => valuesOf(samples, OVERVIEW, key)
  const leanUsable = valuesOf(samples, LEAN, 'usable')
  return [
    {
      what: 'first paint of the login, to that of the leanest with its HTML',
      unit: 'ratio',
      atMost: 1.25,
      measured: ratios(login('firstPaint'), valuesOf(samples, WITH_HTML, 'firstPaint')),
      hindrance:
        'the portal has a face, a claim and three points around its form, which a slow phone lays out and paints later than a bare form; without the points it was 1.25.',
    },
    {
      what: 'login usable, to the leanest',
      unit: 'ratio',
      atMost: 1.15,
      measured: ratios(login('usable'), leanUsable),
    },
    {
      what: 'overview with its data, to the leanest login usable',
      unit: 'ratio',
      atMost: 1.6,
      measured: ratios(overview('ready'), leanUsable),
      hindrance:
        'the figures are asked for by the page that shows them, which is drawn first; that takes a slow processor half a second.',
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
      what: 'long tasks of the login, in sum',
      unit: 'ms',
      atMost: 250,
      measured: statistic(login('longTaskTime')),
      hindrance:
        'reading and running React, XState and the style engine is one task; the leanest login of this stack takes about as long.',
    },
    {
      what: 'long tasks of the overview, in sum',
      unit: 'ms',
      atMost: 250,
      measured: statistic(overview('longTaskTime')),
      hindrance:
        'beside that of the login, drawing the shell and the page is one task. Drawn bit by bit, the data came a quarter of a second later, for a slow processor does little in each bit.',
    },
  ]
}
