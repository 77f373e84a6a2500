import { slow } from './browser'
import { type Statistic, spread, statistic, type Unit } from './figures'

/** A table under a heading; the first row has the heads of its columns. */
export interface Section {
  title: string
  intro: string
  rows: readonly (readonly string[])[]
}

/** A promise in figures, and the reason if it fails. */
export const mark = (
  what: string,
  measured: Statistic | null,
  [atMost, unit]: [number, Unit],
  reason = '',
) => {
  // A missing measurement breaks the promise.
  const holds = measured !== null && measured.median <= atMost
  return { what, measured, atMost, unit, reason, holds }
}
export type Mark = ReturnType<typeof mark>

/** The results of one part of the benchmark. */
export interface Part {
  sections: readonly Section[]
  marks: readonly Mark[]
}

/** A Markdown table with columns of equal width. */
function table(rows: Section['rows']): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const [head = [], ...body] = rows
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n')
}

/** docs/performance.md */
export function performancePage(parts: readonly Part[], runs: number): string {
  const marks = parts.flatMap((part) => part.marks)
  const marksTable = table([
    ['   ', 'figure', 'at most', 'measured'],
    ...marks.map(({ holds, what, unit, atMost, measured }) => {
      const limit = spread(unit, statistic([atMost]))
      return [holds ? '✓' : '✗', what, limit, spread(unit, measured)]
    }),
  ])
  const reasons = marks
    .filter(({ holds, reason }) => reason && !holds)
    .map(({ what, reason }) => `- ${what}: ${reason}`)
  const chapters = parts
    .flatMap(({ sections }) => sections)
    .map(({ title, intro, rows }) => `## ${title}\n\n${intro}\n\n${table(rows)}\n`)
  return `# Performance

\`npm run bench\` writes this page; do not edit it. Times depend on the machine, so most limits are ratios to a
[**floor**](../tools/bench/floors) from the same run: a minimal login with the portal's libraries. "With HTML" means
HTML in the document and a style sheet.

## Limits

${marksTable}
${reasons.length > 0 ? `\nReasons:\n\n${reasons.join('\n')}\n` : ''}
## Conditions

Headless Chromium, 412 × 823 px, CPU slowed down ${slow.cpu} times, ${slow.downMbps} Mbit/s down, ${slow.upKbps} kbit/s up, ${slow.latencyMs} ms latency,
brotli, HTTP/1.1, empty cache, sandbox. Cells show the median (lowest–highest) of ${runs} rounds, each in a new browser. Ratios
divide values of the same round.

${chapters.join('\n')}`
}
