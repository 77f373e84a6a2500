import { escaped } from '../../scripts/report/document'

interface Case {
  name: string
  outcome: 'passed' | 'failed' | 'skipped'
  /** Why it failed or was skipped; its first line is the short form. */
  message: string
  milliseconds: number
}

interface Suite {
  name: string
  cases: readonly Case[]
}

const seconds = (cases: readonly Case[]) =>
  (cases.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000).toFixed(3)

function suiteText({ name, cases }: Suite): string {
  const suite = escaped(name)
  const count = (which: Case['outcome']) => cases.filter(({ outcome }) => outcome === which).length
  const caseTexts = cases.map((one) => {
    const [head = '', ...rest] = escaped(one.message).split('\n')
    const inner = {
      passed: '',
      failed: `<failure message="${head}">${rest.join('\n')}</failure>`,
      skipped: `<skipped message="${head}"/>`,
    }[one.outcome]
    return `<testcase name="${escaped(one.name)}" classname="${suite}" time="${seconds([one])}">${inner}</testcase>\n`
  })
  const counts = `tests="${cases.length}" failures="${count('failed')}" skipped="${count('skipped')}"`
  return `<testsuite name="${suite}" ${counts} time="${seconds(cases)}">\n${caseTexts.join('')}</testsuite>\n`
}

/** Results in the format of JUnit, for a runner that has no reporter of its own. */
export const junitText = (suites: readonly Suite[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suites.map(suiteText).join('')}</testsuites>\n`
