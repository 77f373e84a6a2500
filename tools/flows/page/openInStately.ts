import { createBrowserInspector, type StatelyInspectionEvent } from '@statelyai/inspect'

/**
 * Opens Stately's inspector in a window of its own and hands it the session. This is the one thing here
 * that leaves the machine; it is only called by an explicit click.
 */
export function openInStately(events: readonly StatelyInspectionEvent[]): void {
  const inspector = createBrowserInspector({ autoStart: false, maxDeferredEvents: events.length })
  for (const event of events) inspector.adapter.send(event)
  inspector.start()
}
