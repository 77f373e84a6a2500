import { escaped } from '../../../scripts/report/document'

interface Case {
  name: string
  outcome: 'passed' | 'failed' | 'skipped'
  milliseconds: number
  failure: { head: string; text: string }
}

interface Suite {
  name: string
  cases: readonly Case[]
}

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(3)

function caseText(suite: string, { name, outcome, milliseconds, failure: { head, text } }: Case): string {
  const inner = {
    passed: '',
    failed: `<failure message="${escaped(head)}">${escaped(text)}</failure>`,
    skipped: `<skipped message="${escaped(head)}"/>`,
  }[outcome]
  const attributes = `name="${escaped(name)}" classname="${escaped(suite)}" time="${seconds(milliseconds)}"`
  return `    <testcase ${attributes}>${inner}</testcase>`
}

function suiteText({ name, cases }: Suite): string {
  const count = (which: Case['outcome']) => cases.filter(({ outcome }) => outcome === which).length
  const skipped = count('skipped') > 0 ? ` skipped="${count('skipped')}"` : ''
  const time = seconds(cases.reduce((sum, { milliseconds }) => sum + milliseconds, 0))
  return `  <testsuite name="${escaped(name)}" tests="${cases.length}" failures="${count('failed')}"${skipped} time="${time}">
${cases.map((one) => caseText(name, one)).join('\n')}
  </testsuite>`
}

/** A message by its first line and the rest. */
export function toldOf(message: string): Case['failure'] {
  const [head = '', ...rest] = message.split('\n')
  return { head, text: rest.join('\n') }
}

/** Results in the format of JUnit, for a runner that has no reporter of its own. */
export function junitText(suites: readonly Suite[]): string {
  const texts = suites.filter(({ cases }) => cases.length > 0).map(suiteText)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${texts.join('\n')}\n</testsuites>\n`
}
