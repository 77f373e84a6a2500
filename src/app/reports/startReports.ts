import { onCLS, onINP, onLCP } from 'web-vitals'
import type { Report } from '../../flows/report'
import { circumstances } from './circumstances'
import { recordOf } from './recordOf'

/** Maximum reports per document, because a page may break repeatedly. */
const MOST_OF_A_PAGE = 20
/** The share of visits that report the kinds in `ofAShare`. */
const SHARE = import.meta.env.DEV ? 1 : 0.1

const ofAShare = new Set(['vital', 'drift'])
/** Reported each time; repetitions of other kinds add nothing new. */
const eachTime = new Set(['callFailed', 'outcomeUnknown'])

/** Sends reports to the URL. Without a network, it queues them as long as the page is open. */
export function startReports(url: string, brand: string): Report {
  const isOfShare = Math.random() < SHARE
  const known = new Set<string>()
  const waiting: string[] = []
  let left = MOST_OF_A_PAGE

  function sendWaiting() {
    if (navigator.onLine) for (const text of waiting.splice(0)) navigator.sendBeacon(url, text)
  }

  const report: Report = (kind, detail) => {
    if (ofAShare.has(kind) && !isOfShare) return
    const record = recordOf(kind, detail)
    const key = JSON.stringify(record)
    if (left === 0 || (known.has(key) && !eachTime.has(kind))) return
    known.add(key)
    left -= 1
    waiting.push(JSON.stringify({ ...record, ...circumstances(document), brand }))
    sendWaiting()
  }

  window.addEventListener('online', sendWaiting)
  document.addEventListener('securitypolicyviolation', (event) => report('policyViolated', event))
  for (const follow of [onCLS, onINP, onLCP])
    follow(({ name, value, rating }) => report('vital', { name, value, rating }))
  return report
}
