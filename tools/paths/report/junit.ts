import { escaped } from '../../../scripts/report/document'
import { pathTitle } from '../names'
import type { FailureGroup } from './failures'
import type { PathReport } from './pathReport'
import type { Report } from './report'
import type { Result } from './results'
import { type System, systems } from './systems'

interface Case extends Pick<Result, 'outcome' | 'milliseconds'> {
  name: string
  failure: { head: string; text: string }
}

interface Suite {
  name: string
  cases: Case[]
}

function suite({ name, cases }: Suite): string {
  const count = (which: Case['outcome']) => cases.filter(({ outcome }) => outcome === which).length
  const skipped = count('skipped') > 0 ? ` skipped="${count('skipped')}"` : ''
  const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(3)
  const time = seconds(cases.reduce((sum, { milliseconds }) => sum + milliseconds, 0))
  const lines = cases.map(({ name: title, outcome, milliseconds, failure: { head, text } }) => {
    const inner =
      outcome === 'failed'
        ? `<failure message="${escaped(head)}">${escaped(text)}</failure>`
        : outcome === 'skipped'
          ? `<skipped message="${escaped(head)}"/>`
          : ''
    const attributes = `name="${escaped(title)}" classname="${escaped(name)}" time="${seconds(milliseconds)}"`
    return `    <testcase ${attributes}>${inner}</testcase>`
  })
  return `  <testsuite name="${escaped(name)}" tests="${cases.length}" failures="${count('failed')}"${skipped} time="${time}">
${lines.join('\n')}
  </testsuite>`
}

/** The first path of a fault tells all of it; the others name that path. */
function failureOf(groups: readonly FailureGroup[], path: PathReport, system: System): Case['failure'] {
  const isThis = (one: FailureGroup['failures'][number]) => one.path === path && one.system === system
  const group = groups.find(({ failures }) => failures.some(isThis))
  const own = group?.failures.find(isThis)
  if (!group || !own) return { head: '', text: '' }
  const { head, details, failures } = group
  const step = `step ${own.step}, ${own.label}`
  const [first] = failures
  const rest = own === first ? details : [`as on the ${systems[first.system].name}: ${pathTitle(first.path)}`]
  return { head, text: [step, ...rest].join('\n') }
}

/** The results as JUnit has them, which most tools read: a suite for each machine on each system. */
export function junit({ machines, systems: ran, others, failures }: Report): string {
  const suites = ran.flatMap((system) => [
    ...machines.map(({ stem, paths }) => ({
      name: `${stem} on the ${systems[system].name}`,
      cases: paths.flatMap((path) => {
        const result = path.results[system]
        return result
          ? [{ ...result, name: pathTitle(path), failure: failureOf(failures, path, system) }]
          : []
      }),
    })),
    {
      name: `other tests on the ${systems[system].name}`,
      cases: others
        .filter((other) => other.system === system)
        .map((other) => ({ ...other, name: other.title, failure: toldOf(other.message) })),
    },
  ])
  return junitText(suites)
}

/** A message by its first line and the rest. */
export function toldOf(message: string): { head: string; text: string } {
  const [head = '', ...rest] = message.split('\n')
  return { head, text: rest.join('\n') }
}

export function junitText(suites: readonly Suite[]): string {
  const texts = suites.filter(({ cases }) => cases.length > 0).map(suite)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${texts.join('\n')}\n</testsuites>\n`
}
