import { useActorRef } from '@xstate/react'
import { useEffectEvent, useLayoutEffect, useState } from 'react'
import type { Actor, InputFrom, SnapshotFrom } from 'xstate'
import type { Api } from '../api/client'
import { type Announcement, type FlowMachine, type ReactionsTo, react } from './announcement'
import { createExpiryClock, watchExpiry } from './expiryClock'
import { retryRead } from './retryRead'
import { useServices } from './services'

interface FlowOptions<Machine extends FlowMachine> {
  /** Distinguishes, in a recording, the flows of a machine with many uses. */
  id?: string
  input?: InputFrom<Machine>
  /** The snapshot to start from. */
  initialSnapshot?: (machine: Machine) => SnapshotFrom<Machine> | undefined
  /** The reactions of the screen to the flow's announcements. */
  reactions?: ReactionsTo<Machine>
}

/** Runs a flow while the component is mounted. */
export function useFlow<Machine extends FlowMachine>(
  flow: (api: Api) => Machine,
  { id, input, initialSnapshot, reactions }: FlowOptions<Machine> = {},
): Actor<Machine> {
  const { api, onlineRetries, inspect } = useServices()
  const [machine] = useState(() => flow(api))
  const [snapshot] = useState(() => initialSnapshot?.(machine))
  const [clock] = useState(createExpiryClock)
  const actor = useActorRef(machine, { id, input, inspect, snapshot, clock })
  const hear = useEffectEvent((announcement: Announcement) => react(reactions ?? {}, announcement))
  // An effect would come after the start of the flow, whose first state may announce something.
  useLayoutEffect(() => {
    const { unsubscribe } = actor.on('*', hear)
    const stopWatching = watchExpiry(actor, clock)
    const retry = () => retryRead(actor)
    onlineRetries.add(retry)
    return () => {
      unsubscribe()
      stopWatching()
      onlineRetries.delete(retry)
    }
  }, [actor, clock, onlineRetries])
  return actor
}
