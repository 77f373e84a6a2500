import type { StatelyInspectionEvent } from '@statelyai/inspect'
import { useEffect } from 'react'
import { useLiveEvents } from './useLiveEvents'

/** The portal itself, watched while it is used. */
export function Live({ onEvents }: { onEvents: (events: readonly StatelyInspectionEvent[]) => void }) {
  const { events, restart } = useLiveEvents()
  useEffect(() => onEvents(events), [events, onEvents])
  return <iframe className="portal" title="The portal" src="../../../?inspect" onLoad={restart} />
}
