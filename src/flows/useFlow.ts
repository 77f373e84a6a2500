import { useActorRef } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { Actor, AnyStateMachine, InputFrom } from 'xstate'
import type { Api } from '../api/client'
import { inspectable } from '../lib/inspectable'
import { type Announcement, usePortal } from './portal'

/** Runs a flow as long as the component stands, from the input it first had, and passes on what it announces. */
export function useFlow<Machine extends AnyStateMachine>(
  flow: (api: Api) => Machine,
  input?: InputFrom<Machine>,
): Actor<Machine> {
  const portal = usePortal()
  const { api, announce } = portal
  const [machine] = useState(() => flow(api))
  const actor = useActorRef<AnyStateMachine>(
    machine,
    inspectable ? { input, inspect: portal.inspect } : { input },
  ) as Actor<Machine>
  useEffect(() => {
    const subscription = actor.on('*', (event) => announce(event as Announcement))
    return () => subscription.unsubscribe()
  }, [actor, announce])
  return actor
}
