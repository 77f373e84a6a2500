import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Actor, InputFrom, SnapshotFrom } from 'xstate'
import type { Api } from '../api/client'
import { type Announcement, type FlowMachine, type Reactions, react } from './announcement'
import { retryRead } from './retryRead'
import { useServices } from './services'

interface FlowOptions<Machine extends FlowMachine> {
  input?: InputFrom<Machine>
  /** The snapshot to start from. */
  initialSnapshot?: (machine: Machine) => SnapshotFrom<Machine> | undefined
  /** The reactions of the screen to the flow's announcements. */
  reactions?: Reactions
}

/** Runs a flow while the component is mounted, and forwards its announcements to the shell and the screen. */
export function useFlow<Machine extends FlowMachine>(
  flow: (api: Api) => Machine,
  { input, initialSnapshot, reactions = {} }: FlowOptions<Machine> = {},
): Actor<Machine> {
  const { api, announce, onlineRetries, inspect } = useServices()
  const [machine] = useState(() => flow(api))
  const [snapshot] = useState(() => initialSnapshot?.(machine))
  const actor = useActorRef(machine, { input, inspect, snapshot })
  const forward = useEffectEvent((announcement: Announcement) => {
    announce(announcement)
    react(reactions, announcement)
  })
  useEffect(() => {
    const subscription = actor.on('*', forward)
    const retry = () => retryRead(actor)
    onlineRetries.add(retry)
    return () => {
      subscription.unsubscribe()
      onlineRetries.delete(retry)
    }
  }, [actor, onlineRetries])
  return actor
}
