import { OVERVIEW, type Sample, type Samples, valuesOf } from './parts/samples'
import { statistic } from './statistics'

export interface Bar {
  label: string
  /** Milliseconds. */
  firstPaint: number | null
  /** When it can be used, or its data is there. */
  done: number | null
}

/** The bars of all pages that were measured. */
export function barsOf(samples: Samples): Bar[] {
  const middle = (page: string, key: keyof Sample) => statistic(valuesOf(samples, page, key))?.median ?? null
  return [...samples.keys()].map((page) => ({
    label: page,
    firstPaint: middle(page, 'firstPaint'),
    done: middle(page, page === OVERVIEW ? 'ready' : 'usable'),
  }))
}

const WIDTH = 760
const LEFT = 190
const ROW = 52
const TOP = 44

const style = `
  text { font: 13px system-ui, sans-serif; fill: #1f2937 }
  .small { font-size: 11px; fill: #6b7280 }
  .paint { fill: #94a3b8 } .done { fill: #1d4ed8 } .line { stroke: #e5e7eb }
  @media (prefers-color-scheme: dark) {
    text { fill: #e5e7eb } .small { fill: #9ca3af }
    .paint { fill: #64748b } .done { fill: #7c9dff } .line { stroke: #374151 }
  }`

/** Two bars a page, light or dark as the reader likes it. */
export function barsPicture(bars: readonly Bar[]): string {
  const longest = Math.max(1, ...bars.flatMap(({ firstPaint, done }) => [firstPaint ?? 0, done ?? 0]))
  const scale = (WIDTH - LEFT - 70) / longest
  const height = TOP + bars.length * ROW
  const bar = (kind: 'paint' | 'done', value: number | null, y: number) =>
    value === null
      ? ''
      : `<rect class="${kind}" x="${LEFT}" y="${y}" width="${(value * scale).toFixed(1)}" height="14" rx="3"/>` +
        `<text class="small" x="${(LEFT + value * scale + 6).toFixed(1)}" y="${y + 11}">${Math.round(value)} ms</text>`
  const rows = bars.map(({ label, firstPaint, done }, index) => {
    const y = TOP + index * ROW
    return `<text x="${LEFT - 12}" y="${y + 21}" text-anchor="end">${escaped(label)}</text>${bar('paint', firstPaint, y)}${bar('done', done, y + 18)}`
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img">`,
    `<title>First paint, and when a page can be used</title><style>${style}</style>`,
    `<rect class="paint" x="${LEFT}" y="12" width="12" height="12" rx="3"/><text class="small" x="${LEFT + 18}" y="22">first paint</text>`,
    `<rect class="done" x="${LEFT + 100}" y="12" width="12" height="12" rx="3"/><text class="small" x="${LEFT + 118}" y="22">usable, or its data there</text>`,
    `<line class="line" x1="${LEFT}" x2="${LEFT}" y1="${TOP - 8}" y2="${height - 8}"/>`,
    ...rows,
    '</svg>\n',
  ].join('\n')
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
