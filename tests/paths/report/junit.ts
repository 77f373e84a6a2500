import type { Report } from './report'
import type { Result } from './results'
import { systems } from './systems'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Text as XML and HTML allow it. */
export const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? '').replace(/[^\P{Cc}\n\t]/gu, '')

type Case = Pick<Result, 'outcome' | 'milliseconds' | 'message'> & { name: string }

interface Suite {
  name: string
  cases: Case[]
}

function suite({ name, cases }: Suite): string {
  const count = (which: Case['outcome']) => cases.filter(({ outcome }) => outcome === which).length
  const skipped = count('skipped') > 0 ? ` skipped="${count('skipped')}"` : ''
  const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(3)
  const time = seconds(cases.reduce((sum, { milliseconds }) => sum + milliseconds, 0))
  const lines = cases.map(({ name: title, outcome, milliseconds, message }) => {
    const inner =
      outcome === 'failed'
        ? `<failure>${escaped(message)}</failure>`
        : outcome === 'skipped'
          ? `<skipped message="${escaped(message)}"/>`
          : ''
    const attributes = `name="${escaped(title)}" classname="${escaped(name)}" time="${seconds(milliseconds)}"`
    return `    <testcase ${attributes}>${inner}</testcase>`
  })
  return `  <testsuite name="${escaped(name)}" tests="${cases.length}" failures="${count('failed')}"${skipped} time="${time}">
${lines.join('\n')}
  </testsuite>`
}

/** The results as JUnit has them, which most tools read: a suite for each machine on each system. */
export function junit({ machines, systems: ran, others }: Report): string {
  const suites = ran.flatMap((system) => [
    ...machines.map(({ stem, paths }) => ({
      name: `${stem} on the ${systems[system].name}`,
      cases: paths.flatMap(({ name, results }) => {
        const result = results[system]
        return result ? [{ ...result, name }] : []
      }),
    })),
    {
      name: `other tests on the ${systems[system].name}`,
      cases: others
        .filter((other) => other.system === system)
        .map((other) => ({ ...other, name: other.title })),
    },
  ])
  return junitText(suites)
}

export function junitText(suites: readonly Suite[]): string {
  const texts = suites.filter(({ cases }) => cases.length > 0).map(suite)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${texts.join('\n')}\n</testsuites>\n`
}
