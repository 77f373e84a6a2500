import type { AnyActorLogic } from 'xstate'
import { sessionMachine } from '../../machines/session.machine'
import type { Api } from '../api/client'

let customerFlowsModule: typeof import('./customerFlows') | undefined

/** Loads the flows of a signed-in customer (not in the login bundle). Await it before the session gets a token. */
export async function loadCustomerFlows() {
  customerFlowsModule ??= await import('./customerFlows')
  return customerFlowsModule
}

/** Logic that is resolved only when an actor is created from it. */
const lazyLogic = (logic: () => AnyActorLogic) =>
  new Proxy({} as AnyActorLogic, { get: (_, name) => Reflect.get(logic(), name) })

/** The root of the customer's data. */
export function sessionFlow(api: Api) {
  let cachedFlows: ReturnType<NonNullable<typeof customerFlowsModule>['customerFlows']> | undefined
  const getFlows = () => {
    cachedFlows ??= customerFlowsModule?.customerFlows(api)
    if (!cachedFlows) throw new Error('sessionFlow needs loadCustomerFlows before somebody is signed in')
    return cachedFlows
  }
  return sessionMachine.provide({
    actors: { account: lazyLogic(() => getFlows().account), support: lazyLogic(() => getFlows().support) },
  })
}
