import { SLOW_PHONE } from './browser'
import { formatStatistic, type Statistic, statistic, type Unit } from './figures'

/** A table under a heading; the first row has the heads of its columns. */
export interface Section {
  title: string
  intro: string
  rows: readonly (readonly string[])[]
}

/** A promise in figures, and the reason if it fails. */
export const checkLimit = (
  label: string,
  measured: Statistic | null,
  [maximum, unit]: [number, Unit],
  reason = '',
) => {
  // A missing measurement breaks the promise.
  const isMet = measured !== null && measured.median <= maximum
  return { label, measured, maximum, unit, reason, isMet }
}
export type Limit = ReturnType<typeof checkLimit>

/** The results of one part of the benchmark. */
export interface Part {
  sections: readonly Section[]
  limits: readonly Limit[]
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
  const limits = parts.flatMap((part) => part.limits)
  const limitsTable = table([
    ['   ', 'figure', 'at most', 'measured'],
    ...limits.map(({ isMet, label, unit, maximum, measured }) => {
      const limit = formatStatistic(unit, statistic([maximum]))
      return [isMet ? '✓' : '✗', label, limit, formatStatistic(unit, measured)]
    }),
  ])
  const reasons = limits
    .filter(({ isMet, reason }) => reason && !isMet)
    .map(({ label, reason }) => `- ${label}: ${reason}`)
  const chapters = parts
    .flatMap(({ sections }) => sections)
    .map(({ title, intro, rows }) => `## ${title}\n\n${intro}\n\n${table(rows)}\n`)
  return `# Performance

\`npm run bench\` writes this page; do not edit it. Times depend on the machine, so most limits are ratios to a
[**baseline**](../tools/bench/baselines) from the same run: a minimal login with the portal's libraries. "With HTML" means
HTML in the document and a style sheet.

## Limits

${limitsTable}
${reasons.length > 0 ? `\nReasons:\n\n${reasons.join('\n')}\n` : ''}
## Conditions

Headless Chromium, 412 × 823 px, CPU slowed down ${SLOW_PHONE.cpuSlowdown} times, ${SLOW_PHONE.downMbps} Mbit/s down, ${SLOW_PHONE.upKbps} kbit/s up, ${SLOW_PHONE.latencyMs} ms latency,
brotli, HTTP/1.1, empty cache, sandbox. Cells show the median (lowest–highest) of ${runs} rounds, each in a new browser. Ratios
divide values of the same round.

${chapters.join('\n')}`
}
