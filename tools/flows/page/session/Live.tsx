import type { StatelyInspectionEvent } from '@statelyai/inspect'
import { useEffect, useRef } from 'react'
import { root } from '../flows'
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
