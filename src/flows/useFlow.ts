import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Actor, InputFrom, SnapshotFrom } from 'xstate'
import type { Api } from '../api/client'
import { type Announcement, type FlowMachine, type Reactions, react } from './announcement'
import { watchAttempts } from './attempts'
import { createExpiryClock, watchExpiry } from './expiryClock'
import { retryRead } from './retryRead'
import { useServices } from './services'

interface FlowOptions<Machine extends FlowMachine> {
  input?: InputFrom<Machine>
  /** The snapshot to start from. */
  initialSnapshot?: (machine: Machine) => SnapshotFrom<Machine> | undefined
  /** The reactions of the screen to the flow's announcements. */
  reactions?: Reactions
}

/** Runs a flow while the component is mounted, and forwards its announcements and attempts to the shell and the screen. */
export function useFlow<Machine extends FlowMachine>(
  flow: (api: Api) => Machine,
  { input, initialSnapshot, reactions = {} }: FlowOptions<Machine> = {},
): Actor<Machine> {
  const { api, announce, beginAttempt, onlineRetries, inspect } = useServices()
  const [machine] = useState(() => flow(api))
  const [snapshot] = useState(() => initialSnapshot?.(machine))
  const [clock] = useState(createExpiryClock)
  const actor = useActorRef(machine, { input, inspect, snapshot, clock })
  const forward = useEffectEvent((announcement: Announcement) => {
    announce(announcement)
    react(reactions, announcement)
  })
  useEffect(() => {
    const subscriptions = [actor.on('*', forward), watchAttempts(actor, beginAttempt)]
    const stopWatching = watchExpiry(actor, clock)
    const retry = () => retryRead(actor)
    onlineRetries.add(retry)
    return () => {
      stopWatching()
      for (const subscription of subscriptions) subscription.unsubscribe()
      onlineRetries.delete(retry)
    }
  }, [actor, clock, beginAttempt, onlineRetries])
  return actor
}
