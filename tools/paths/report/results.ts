import { readFileSync } from 'node:fs'
import type { JSONReport as BrowserReport, JSONReportSuite } from '@playwright/test/reporter'
import type { System } from './systems'

/** What became of one test of a system. */
export interface Result {
  /** Titles of the suites around it. */
  suites: string[]
  title: string
  outcome: 'passed' | 'failed' | 'skipped'
  milliseconds: number
  message: string
  /** How many steps of its path were walked; all of them if not told. */
  walkedSteps?: number
  mutants?: { total: number; survivors: string[] }
}

interface UnitReport {
  testResults: {
    assertionResults: {
      ancestorTitles: string[]
      title: string
      status: string
      duration?: number | null
      failureMessages: string[] | null
      meta: Pick<Result, 'mutants' | 'walkedSteps'>
    }[]
    message: string
    name: string
    status: string
  }[]
}

const outcomeOf = (status: string): Result['outcome'] =>
  status === 'passed' || status === 'expected'
    ? 'passed'
    : status === 'failed' || status === 'unexpected'
      ? 'failed'
      : 'skipped'

/** The colours of a terminal are of no use in a file, and nobody looks for a fault in the runner. */
const escapeCharacter = String.fromCharCode(27)
const plain = (text: string) =>
  text
    .replaceAll(new RegExp(`${escapeCharacter}\\[[0-9;]*m`, 'g'), '')
    .replaceAll(/^ +at (?:.*node_modules.*|new Promise.*)\n?/gm, '')

export function readResults(system: System, file: string): Result[] {
  const report = JSON.parse(readFileSync(file, 'utf8'))
  return system === 'chromium' ? fromBrowser(report) : fromUnit(report)
}

function fromUnit({ testResults }: UnitReport): Result[] {
  return testResults.flatMap(({ assertionResults, name, status, message }) => {
    const results = assertionResults.map(
      (result): Result => ({
        suites: result.ancestorTitles,
        title: result.title,
        outcome: outcomeOf(result.status),
        milliseconds: result.duration ?? 0,
        message: plain(result.failureMessages?.join('\n') ?? ''),
        ...result.meta,
      }),
    )
    // A file that cannot be loaded has no tests, and must be told all the same.
    const isBroken = status === 'failed' && results.every(({ outcome }) => outcome !== 'failed')
    const broken: Result = {
      suites: [],
      title: name,
      outcome: 'failed',
      milliseconds: 0,
      message: plain(message),
    }
    return isBroken ? [...results, broken] : results
  })
}

function fromBrowser({ suites, errors }: BrowserReport): Result[] {
  const broken = errors.map(
    ({ message }): Result => ({
      suites: [],
      title: 'before any test',
      outcome: 'failed',
      milliseconds: 0,
      message: plain(message ?? ''),
    }),
  )
  return [...broken, ...suites.flatMap((file) => fromSuite(file, []))]
}

function fromSuite({ specs, suites = [] }: JSONReportSuite, above: string[]): Result[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ status, results, annotations }): Result => {
      const steps = annotations.find(({ type }) => type === 'walkedSteps')?.description
      return {
        suites: above,
        title,
        outcome: outcomeOf(status),
        milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
        message: plain(
          results
            .at(-1)
            ?.errors.map(({ message }) => message ?? '')
            .join('\n') ?? '',
        ),
        ...(steps !== undefined && { walkedSteps: Number(steps) }),
      }
    }),
  )
  return [...own, ...suites.flatMap((suite) => fromSuite(suite, [...above, suite.title]))]
}
