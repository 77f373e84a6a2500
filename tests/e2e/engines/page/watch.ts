/** Runs before the portal in each of its documents: sets its clock, and reports errors to the test. */

/** The time of the provider when the document was made. */
declare const providerTime: number

declare global {
  interface Window {
    /** Set when the test leaves the page: aborted calls are no fault of the page then. */
    leaving?: boolean
  }
}

// Months, bills and warnings are those of the demo data, whatever day it is.
const clockOffset = providerTime - Date.now()
const now = Date.now.bind(Date)
window.Date = class extends Date {
  constructor(...parts: unknown[]) {
    if (parts.length === 0) super(now() + clockOffset)
    else super(...(parts as [number]))
  }
  static override now = () => now() + clockOffset
} as DateConstructor

function reportProblem(problem: string): void {
  if (!window.leaving)
    fetch('/api/complaints', { method: 'POST', body: problem, keepalive: true }).catch(() => undefined)
}

const describeProblem = (problem: unknown) =>
  problem instanceof Error ? `${problem.message}\n${problem.stack}` : String(problem)

addEventListener('error', ({ error, message }) =>
  reportProblem(`error: ${error ? describeProblem(error) : message}`),
)
addEventListener('unhandledrejection', ({ reason }) => reportProblem(`unhandled: ${describeProblem(reason)}`))
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  reportProblem(`policy: ${violatedDirective} ${blockedURI}`),
)

const originalError = console.error
console.error = (...args: unknown[]) => {
  reportProblem(`console: ${args.map(describeProblem).join(' ')}`)
  originalError(...args)
}

export {}
