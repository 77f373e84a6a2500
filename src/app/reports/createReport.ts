import type { RootOptions } from 'react-dom/client'
import type { Report } from '../../flows/report'
import { ChunkMissing } from '../../lib/loadChunk'
import type { PortalConfig } from '../config'

export interface Reporting {
  report: Report
  /** What React tells of by itself; nothing where nobody wants to know. */
  rootOptions?: RootOptions
}

/** What there is to tell, for what sends it and comes beside the first page; without an address, nobody is told anything. */
export function createReport({ reportUrl, brand }: PortalConfig): Reporting {
  if (!reportUrl) return { report: () => {} }
  const early: Parameters<Report>[] = []
  let report: Report = (...incident) => early.push(incident)
  // Where it does not come, nobody is told.
  import('./startReports').then(
    ({ startReports }) => {
      report = startReports(reportUrl, brand.id)
      for (const incident of early) report(...incident)
    },
    () => {},
  )
  const crash = (how: 'caught' | 'recovered') => (error: unknown) => {
    // biome-ignore lint/suspicious/noConsole: as React does where nobody else is told
    console.error(error)
    if (error instanceof ChunkMissing) report('chunkMissing', { error })
    else report('crash', { how, error })
  }
  // What React does not catch comes as an error of the window.
  window.addEventListener('error', ({ error }) => report('crash', { how: 'uncaught', error }))
  window.addEventListener('unhandledrejection', ({ reason }) =>
    report('crash', { how: 'rejected', error: reason }),
  )
  window.addEventListener('vite:preloadError', ({ payload }) => report('chunkMissing', { error: payload }))
  return {
    report: (...incident) => report(...incident),
    rootOptions: { onCaughtError: crash('caught'), onRecoverableError: crash('recovered') },
  }
}
