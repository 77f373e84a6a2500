import { useActorRef } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { Actor, InputFrom } from 'xstate'
import type { Api } from '../api/client'
import type { FlowMachine } from './announcement'
import { useServices } from './services'

/** Runs a flow as long as the component stands, from the input it first had, and passes on what it announces. */
export function useFlow<Machine extends FlowMachine>(
  flow: (api: Api) => Machine,
  input?: InputFrom<Machine>,
): Actor<Machine> {
  const { api, announce, inspect } = useServices()
  const [machine] = useState(() => flow(api))
  const actor = useActorRef(machine, { input, inspect })
  useEffect(() => {
    const subscription = actor.on('*', (event) => announce(event))
    return () => subscription.unsubscribe()
  }, [actor, announce])
  return actor
}
