import type { RootOptions } from 'react-dom/client'
import type { Report } from '../../flows/report'
import { ChunkMissing } from '../../lib/loadChunk'
import type { PortalConfig } from '../config'

export interface Reporting {
  report: Report
  /** React's error callbacks; absent without a report URL. */
  rootOptions?: RootOptions
}

/** Reports incidents; the sender is in a separate bundle. Without a report URL, the portal reports nothing. */
export function createReport({ readSetting, brand }: PortalConfig): Reporting {
  const reportUrl = readSetting('report-url')
  if (!reportUrl) return { report: () => {} }
  const queue: Parameters<Report>[] = []
  let report: Report = (...incident) => queue.push(incident)
  // Without this file, nothing is reported.
  import('./startReports').then(
    (module) => {
      report = module.startReports(reportUrl, brand.id)
      for (const incident of queue) report(...incident)
    },
    () => {},
  )
  const reportCrash = (how: 'caught' | 'recovered') => (error: unknown) => {
    // biome-ignore lint/suspicious/noConsole: as React does without these callbacks
    console.error(error)
    if (error instanceof ChunkMissing) report('chunkMissing', { error })
    else report('crash', { how, error })
  }
  // React does not catch these errors; the window does.
  window.addEventListener('error', ({ error }) => report('crash', { how: 'uncaught', error }))
  window.addEventListener('unhandledrejection', ({ reason }) =>
    report('crash', { how: 'rejected', error: reason }),
  )
  window.addEventListener('vite:preloadError', ({ payload }) => report('chunkMissing', { error: payload }))
  return {
    report: (...incident) => report(...incident),
    rootOptions: { onCaughtError: reportCrash('caught'), onRecoverableError: reportCrash('recovered') },
  }
}
