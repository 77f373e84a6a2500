import { sessionMachine } from '../../machines/session.machine'
import type { Api } from '../api/client'
import { accountFlow } from './account'
import { supportRequestFlow } from './supportRequest'

/** The root of all that the portal knows of the customer. */
export const sessionFlow = (api: Api) =>
  sessionMachine.provide({
    actors: { account: accountFlow(api), supportRequest: supportRequestFlow(api) },
  })
