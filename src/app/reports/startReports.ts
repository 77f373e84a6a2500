import { type INPMetric, onCLS, onINP, onLCP } from 'web-vitals'
import type { InspectionEvent } from 'xstate'
import type { Report } from '../../core/report'
import { ChunkMissing } from '../../lib/loadChunk'
import type { PortalConfig } from '../config'
import { recordOf } from './recordOf'
import { reportContext } from './reportContext'
import { watchFlows } from './watchFlows'

/** Maximum reports per document, because a page may break repeatedly. */
const MAX_REPORTS = 20
/** The share of visits that report the kinds in `sampledKinds`. */
const SAMPLE_RATE = import.meta.env.DEV ? 1 : 0.1

const sampledKinds = new Set(['vital', 'drift'])
/** Reported each time; repetitions of other kinds add nothing new. */
const repeatableKinds = new Set(['callFailed', 'outcomeUnknown'])

/** Reported with the last transitions of the flows. */
const kindsWithBreadcrumbs = new Set(['crash', 'outcomeUnknown'])

/** Sends the reports of a page. */
export interface Sender {
  report: Report
  inspect: (event: InspectionEvent) => void
}

/** Sends reports to the URL. Without a network, it queues them as long as the page is open. */
export function startReports({ readSetting, brand: { id: brand } }: PortalConfig): Sender {
  const url = readSetting('report-url')
  const flows = watchFlows()
  const isSampled = Math.random() < SAMPLE_RATE
  const reportedKeys = new Set<string>()
  const queue: string[] = []
  let remaining = MAX_REPORTS

  function sendQueue() {
    if (navigator.onLine) for (const text of queue.splice(0)) navigator.sendBeacon(url, text)
  }

  const report: Report = (kind, detail) => {
    if (sampledKinds.has(kind) && !isSampled) return
    const error = 'error' in detail ? detail.error : undefined
    const record =
      error instanceof ChunkMissing ? recordOf('chunkMissing', { error }) : recordOf(kind, detail)
    const key = JSON.stringify(record)
    if (remaining === 0 || (reportedKeys.has(key) && !repeatableKinds.has(kind))) return
    reportedKeys.add(key)
    remaining -= 1
    const { build, ...circumstances } = reportContext(document)
    const breadcrumbs = kindsWithBreadcrumbs.has(record.kind) ? flows.breadcrumbs() : undefined
    // Counts need no more than the release.
    const rest = kind === 'flow' ? {} : { ...circumstances, trail: breadcrumbs }
    queue.push(JSON.stringify({ ...record, ...rest, build, brand }))
    sendQueue()
  }

  // The deployment names a brand, and serves another document if the build has no such brand.
  const { content: requested = brand } =
    document.querySelector<HTMLMetaElement>('meta[name="portal:brand"]') ?? {}
  if (requested !== brand) report('brandUnknown', { requested })
  window.addEventListener('online', sendQueue)
  document.addEventListener('securitypolicyviolation', (event) => report('policyViolated', event))
  // At the end of the visit, the breadcrumbs no longer hold the step of the slowest interaction.
  let step: string | undefined
  const keepStep = ({ entries: [entry] }: INPMetric) => {
    if (entry) step = flows.stepBetween(entry.startTime, entry.startTime + entry.duration)
  }
  onINP(keepStep, { reportAllChanges: true })
  onINP(({ name, value, rating }) => report('vital', { name, value, rating, step }))
  for (const observe of [onCLS, onLCP])
    observe(({ name, value, rating }) => report('vital', { name, value, rating }))
  if (Math.random() < Number(readSetting('report-flows')))
    document.addEventListener('visibilitychange', () => {
      const counts = document.visibilityState === 'hidden' ? flows.takeCounts() : {}
      if (Object.keys(counts).length > 0) report('flow', { counts })
    })
  return { report, inspect: flows.inspect }
}
