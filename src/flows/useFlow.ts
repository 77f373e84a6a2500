import { useActorRef } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { Actor, AnyStateMachine, InputFrom } from 'xstate'
import type { Api } from '../api/client'
import { type Announcement, useServices } from './services'

/** Runs a flow as long as the component stands, from the input it first had, and passes on what it announces. */
export function useFlow<Machine extends AnyStateMachine>(
  flow: (api: Api) => Machine,
  input?: InputFrom<Machine>,
): Actor<Machine> {
  const { api, announce, inspect } = useServices()
  const [machine] = useState(() => flow(api))
  const actor = useActorRef<AnyStateMachine>(machine, { input, inspect }) as Actor<Machine>
  useEffect(() => {
    const subscription = actor.on('*', (event) => announce(event as Announcement))
    return () => subscription.unsubscribe()
  }, [actor, announce])
  return actor
}
