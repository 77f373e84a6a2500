import type { AnyStateMachine } from 'xstate'
import { sessionMachine } from '../../machines/session.machine'
import type { Api } from '../api/client'

export type CustomerFlows = typeof import('./customer/customerFlows')

/** Loads the flows of a signed-in customer (not in the login bundle). */
export const loadCustomerFlows = (): Promise<CustomerFlows> => import('./customer/customerFlows')

/** A machine whose file loads later: whatever XState or the recorder reads is that of the loaded one. */
const lazyMachine = <Machine extends AnyStateMachine>(loaded: () => Machine | undefined): Machine =>
  new Proxy(Object.create(null), { get: (_, name) => Reflect.get(Object(loaded()), name) })

/** The root of the customer's data. `provideFlows` must run before the session gets a token. */
export function sessionFlow(api: Api) {
  let flows: ReturnType<CustomerFlows['customerFlows']> | undefined
  const machine = sessionMachine.provide({
    actors: { account: lazyMachine(() => flows?.account), support: lazyMachine(() => flows?.support) },
  })
  const provideFlows = ({ customerFlows }: CustomerFlows) => {
    flows = customerFlows(api)
  }
  return { machine, provideFlows }
}
