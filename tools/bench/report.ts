import { slow } from './browser'
import { type Statistic, spread, type Unit, written } from './figures'

/** A table under a heading; the first row has the heads of its columns. */
export interface Section {
  title: string
  intro: string
  rows: readonly (readonly string[])[]
}

/** A promise in figures. */
export interface Mark {
  what: string
  unit: Unit
  atMost: number
  measured: Statistic | null
  /** Why it fails, if it does. */
  reason?: string
}

/** The results of one part of the benchmark. */
export interface Part {
  sections: Section[]
  marks: Mark[]
}

/** What was not measured does not hold. */
export const holds = ({ measured, atMost }: Mark): boolean => measured !== null && measured.median <= atMost

/** A Markdown table with columns of equal width, to be read in a terminal too. */
export function table(rows: Section['rows']): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const [head = [], ...body] = rows
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n')
}

export const marksTable = (marks: readonly Mark[]): string =>
  table([
    ['   ', 'mark', 'at most', 'measured'],
    ...marks.map((mark) => [
      holds(mark) ? '✓' : '✗',
      mark.what,
      written(mark.unit, mark.atMost),
      spread(mark.unit, mark.measured),
    ]),
  ])

export const chapter = ({ title, intro, rows }: Section): string =>
  `## ${title}\n\n${intro}\n\n${table(rows)}\n`

/** docs/performance.md */
export function performancePage({ sections, marks }: Part, runs: number): string {
  const reasons = marks.flatMap((mark) =>
    mark.reason && !holds(mark) ? [`- ${mark.what}: ${mark.reason}`] : [],
  )
  return `# Performance

\`npm run bench\` writes this page; do not edit it. Times depend on the machine, so the portal's promises are ratios to
**floors** from the same run: \`react\` with a heading and nothing else; the leanest login of the portal's stack (React,
XState, wouter, Chakra's style engine with the brand's tokens, typesafe-i18n: one field, one button, one small machine); and
that login with its HTML in the document and its styles in a style sheet. The bench builds them as it builds the portal
([tools/bench/floors](../tools/bench/floors)).

## Marks

${marksTable(marks)}
${reasons.length > 0 ? `\nWhat fails, and why:\n\n${reasons.join('\n')}\n` : ''}
## Conditions

"Slowly" means: a phone of 412 by 823 pixels in headless Chromium, its processor slowed down ${slow.cpu} times, ${slow.downMbps} Mbit/s down,
${slow.upKbps} kbit/s up, ${slow.latencyMs} ms latency; everything served with brotli over HTTP/1.1, nothing cached, the sandbox as provider.
${runs} rounds, each in a new browser, each beginning with another page. A cell gives the median, with the lowest and the highest
in brackets. A ratio is the median of the ratios of the rounds.

${sections.map(chapter).join('\n')}`
}
