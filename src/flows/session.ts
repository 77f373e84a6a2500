import { sessionMachine } from '../../machines/session.machine'
import type { Api } from '../api/client'

export type CustomerFlows = typeof import('./customerFlows')

/** Loads the flows of a signed-in customer (not in the login bundle). */
export const loadCustomerFlows = (): Promise<CustomerFlows> => import('./customerFlows')

/** The root of the customer's data. `provideFlows` must run before the session gets a token. */
export function sessionFlow(api: Api) {
  // A copy, whose actors are replaced when their file has loaded.
  const machine = sessionMachine.provide({})
  const provideFlows = ({ customerFlows }: CustomerFlows) =>
    void Object.assign(machine.implementations.actors, customerFlows(api))
  return { machine, provideFlows }
}
