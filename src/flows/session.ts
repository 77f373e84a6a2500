import type { AnyActorLogic } from 'xstate'
import { sessionMachine } from '../../machines/session.machine'
import type { Api } from '../api/client'

let loaded: typeof import('./customerFlows') | undefined

/** Loads the flows of a signed-in customer (not in the login bundle). Await it before the session gets a token. */
export async function loadCustomerFlows() {
  loaded ??= await import('./customerFlows')
  return loaded
}

/** Logic that is resolved only when an actor is created from it. */
const late = (logic: () => AnyActorLogic) =>
  new Proxy({} as AnyActorLogic, { get: (_, name) => Reflect.get(logic(), name) })

/** The root of the customer's data. */
export function sessionFlow(api: Api) {
  let made: ReturnType<NonNullable<typeof loaded>['customerFlows']> | undefined
  const flows = () => {
    made ??= loaded?.customerFlows(api)
    if (!made) throw new Error('sessionFlow needs loadCustomerFlows before somebody is signed in')
    return made
  }
  return sessionMachine.provide({
    actors: { account: late(() => flows().account), support: late(() => flows().support) },
  })
}
