import type { StatelyInspectionEvent } from '@statelyai/inspect'
import { useCallback, useEffect, useState } from 'react'

/** What the portal beside this page does, from its start on; `restart` forgets what another document did. */
export function useLiveEvents() {
  const [events, setEvents] = useState<readonly StatelyInspectionEvent[]>([])
  const [channel, setChannel] = useState<BroadcastChannel>()
  useEffect(() => {
    const opened = new BroadcastChannel('portal-inspection')
    opened.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      if (data.type === 'inspection') setEvents((known) => [...known, data.event])
    })
    setChannel(opened)
    return () => opened.close()
  }, [])
  const restart = useCallback(() => {
    setEvents([])
    channel?.postMessage({ type: 'replay' })
  }, [channel])
  return { events, restart }
}

type Message = { type: 'inspection'; event: StatelyInspectionEvent } | { type: 'replay' }
