import { onCLS, onINP, onLCP } from 'web-vitals'
import type { Report } from '../../flows/report'
import { recordOf } from './recordOf'
import { reportContext } from './reportContext'

/** Maximum reports per document, because a page may break repeatedly. */
const MAX_REPORTS = 20
/** The share of visits that report the kinds in `sampledKinds`. */
const SAMPLE_RATE = import.meta.env.DEV ? 1 : 0.1

const sampledKinds = new Set(['vital', 'drift'])
/** Reported each time; repetitions of other kinds add nothing new. */
const repeatableKinds = new Set(['callFailed', 'outcomeUnknown'])

/** Sends reports to the URL. Without a network, it queues them as long as the page is open. */
export function startReports(url: string, brand: string): Report {
  const isSampled = Math.random() < SAMPLE_RATE
  const reportedKeys = new Set<string>()
  const queue: string[] = []
  let remaining = MAX_REPORTS

  function sendQueue() {
    if (navigator.onLine) for (const text of queue.splice(0)) navigator.sendBeacon(url, text)
  }

  const report: Report = (kind, detail) => {
    if (sampledKinds.has(kind) && !isSampled) return
    const record = recordOf(kind, detail)
    const key = JSON.stringify(record)
    if (remaining === 0 || (reportedKeys.has(key) && !repeatableKinds.has(kind))) return
    reportedKeys.add(key)
    remaining -= 1
    queue.push(JSON.stringify({ ...record, ...reportContext(document), brand }))
    sendQueue()
  }

  // The deployment names a brand, and serves another document if the build has no such brand.
  const { content: requested = brand } =
    document.querySelector<HTMLMetaElement>('meta[name="portal:brand"]') ?? {}
  if (requested !== brand) report('brandUnknown', { requested })
  window.addEventListener('online', sendQueue)
  document.addEventListener('securitypolicyviolation', (event) => report('policyViolated', event))
  for (const observe of [onCLS, onINP, onLCP])
    observe(({ name, value, rating }) => report('vital', { name, value, rating }))
  return report
}
