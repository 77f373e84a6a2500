import type { StatelyInspectionEvent } from '@statelyai/inspect'
import { useEffect, useRef } from 'react'
import { root } from '../flows'
import type { Recording } from '../session'
import type { Events } from './useSession'

type Message = { type: 'inspection'; event: StatelyInspectionEvent } | { type: 'replay' }

/** The portal, which reports each step of its flows. */
export function Live({ onEvents }: { onEvents: (change: (current: Events) => Events) => void }) {
  const channel = useRef<BroadcastChannel>(null)
  useEffect(() => {
    const newChannel = new BroadcastChannel('portal-inspection')
    newChannel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      if (data.type === 'inspection') onEvents((current) => [...current, data.event])
    })
    channel.current = newChannel
    return () => newChannel.close()
  }, [onEvents])
  /** Another document of the portal begins another session. */
  function restart() {
    onEvents(() => [])
    channel.current?.postMessage({ type: 'replay' })
  }
  return <iframe title="The portal" src={`${root}?inspect`} onLoad={restart} />
}

/** Saves a session as the portal itself does. */
export function SaveSession({ events }: { events: Events }) {
  function save() {
    const startedAt = new Date(Number(events[0]?.createdAt)).toISOString()
    const recording: Recording = { version: 1, startedAt, events: [...events] }
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([JSON.stringify(recording)], { type: 'application/json' }))
    link.download = `session-${startedAt.replaceAll(':', '-')}.json`
    link.click()
    URL.revokeObjectURL(link.href)
  }
  return (
    <button type="button" disabled={events.length === 0} onClick={save}>
      Save session
    </button>
  )
}
