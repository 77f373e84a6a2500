import { useActorRef } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { Actor, InputFrom, SnapshotFrom } from 'xstate'
import type { Api } from '../api/client'
import type { FlowMachine } from './announcement'
import { retryRead } from './retryRead'
import { useServices } from './services'

/** Runs a flow while the component is mounted, from the initial input or snapshot, and forwards its announcements. */
export function useFlow<Machine extends FlowMachine>(
  flow: (api: Api) => Machine,
  input?: InputFrom<Machine>,
  initialSnapshot?: (machine: Machine) => SnapshotFrom<Machine> | undefined,
): Actor<Machine> {
  const { api, announce, onlineRetries, inspect } = useServices()
  const [machine] = useState(() => flow(api))
  const [snapshot] = useState(() => initialSnapshot?.(machine))
  const actor = useActorRef(machine, { input, inspect, snapshot })
  useEffect(() => {
    const subscription = actor.on('*', announce)
    const retry = () => retryRead(actor)
    onlineRetries.add(retry)
    return () => {
      subscription.unsubscribe()
      onlineRetries.delete(retry)
    }
  }, [actor, announce, onlineRetries])
  return actor
}
