import type { RootOptions } from 'react-dom/client'
import type { Report } from '../../core/report'
import type { Inspect } from '../../core/services'
import type { PortalConfig } from '../config'
import type { Sender } from './startReports'

export interface Reporting {
  report: Report
  /** Watches the flows, for the reports; absent without a report URL. */
  inspect?: Inspect
  /** React's error callbacks; absent without a report URL. */
  rootOptions?: RootOptions
}

/** Reports incidents; the sender is in a separate bundle. Without a report URL, the portal reports nothing. */
export function createReport(config: PortalConfig): Reporting {
  if (!config.readSetting('report-url')) return { report: () => {} }
  const loaded = import('./startReports').then((module) => module.startReports(config))
  // Without this file, nothing is reported. Otherwise, all arrives in its order.
  const send = (use: (sender: Sender) => void) => {
    loaded.then(use, () => {})
  }
  const report: Report = (...incident) => send((sender) => sender.report(...incident))
  const reportCrash = (how: 'caught' | 'recovered') => (error: unknown) => {
    // biome-ignore lint/suspicious/noConsole: as React does without these callbacks
    console.error(error)
    report('crash', { how, error })
  }
  // React does not catch these errors; the window does.
  window.addEventListener('error', ({ error }) => report('crash', { how: 'uncaught', error }))
  window.addEventListener('unhandledrejection', ({ reason }) =>
    report('crash', { how: 'rejected', error: reason }),
  )
  window.addEventListener('vite:preloadError', ({ payload }) => report('chunkMissing', { error: payload }))
  return {
    report,
    inspect: (event) => send((sender) => sender.inspect(event)),
    rootOptions: { onCaughtError: reportCrash('caught'), onRecoverableError: reportCrash('recovered') },
  }
}
