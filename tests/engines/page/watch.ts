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
const ahead = providerTime - Date.now()
const now = Date.now.bind(Date)
window.Date = class extends Date {
  constructor(...parts: unknown[]) {
    if (parts.length === 0) super(now() + ahead)
    else super(...(parts as [number]))
  }
  static override now = () => now() + ahead
} as DateConstructor

function tell(complaint: string): void {
  if (!window.leaving)
    fetch('/api/complaints', { method: 'POST', body: complaint, keepalive: true }).catch(() => undefined)
}

const inWords = (problem: unknown) =>
  problem instanceof Error ? `${problem.message}\n${problem.stack}` : String(problem)

addEventListener('error', ({ error, message }) => tell(`error: ${error ? inWords(error) : message}`))
addEventListener('unhandledrejection', ({ reason }) => tell(`unhandled: ${inWords(reason)}`))
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  tell(`policy: ${violatedDirective} ${blockedURI}`),
)

const logged = console.error
console.error = (...words: unknown[]) => {
  tell(`console: ${words.map(inWords).join(' ')}`)
  logged(...words)
}

export {}
