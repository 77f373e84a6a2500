import { markdownTable } from '../../scripts/report/textTable'
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

/** The results of one part of the benchmark. */
export interface Part {
  sections: readonly Section[]
  limits: readonly ReturnType<typeof checkLimit>[]
}

/** A table of figures with a row for each page. */
export function section<Figure extends string>(
  title: string,
  intro: string,
  samples: ReadonlyMap<string, readonly Record<Figure, number | null>[]>,
  columns: readonly (readonly [head: string, figure: Figure, unit: Unit])[],
  pages: readonly string[] = [...samples.keys()],
): Section {
  const rows = pages.map((page) => {
    const rounds = samples.get(page) ?? []
    const valuesOf = (figure: Figure) => rounds.map((round) => round[figure])
    return [page, ...columns.map(([, figure, unit]) => formatStatistic(unit, statistic(valuesOf(figure))))]
  })
  return { title, intro, rows: [['page', ...columns.map(([head]) => head)], ...rows] }
}

/** docs/performance.md */
export function performancePage(parts: readonly Part[], runs: number): string {
  const limits = parts.flatMap((part) => part.limits)
  const limitsTable = markdownTable([
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
    .map(({ title, intro, rows }) => `## ${title}\n\n${intro}\n\n${markdownTable(rows)}\n`)
  return `# Performance

\`npm run bench\` writes this page; do not edit it. Times depend on the machine, so most limits are ratios to a
[**baseline**](../tools/bench/baselines) from the same run: a minimal login with the portal's libraries and minifiers, but
without its other measures. "With HTML" means HTML in the document and a style sheet.

## Limits

${limitsTable}
${reasons.length > 0 ? `\nReasons:\n\n${reasons.join('\n')}\n` : ''}
## Conditions

Headless Chromium, 412 × 823 px, CPU slowed down ${SLOW_PHONE.cpuSlowdown} times, ${SLOW_PHONE.downMbps} Mbit/s down, ${SLOW_PHONE.upKbps} kbit/s up, ${SLOW_PHONE.latencyMs} ms latency,
brotli, HTTP/1.1, empty cache, sandbox. Cells show the median (lowest–highest) of ${runs} rounds, each in a new browser. Ratios
divide values of the same round.

${chapters.join('\n')}`
}
