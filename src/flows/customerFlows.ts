import type { Api } from '../api/client'
import { accountFlow } from './accountFlow'
import { supportRequestFlow } from './supportRequestFlow'

/** What lives as long as somebody is signed in. */
export const customerFlows = (api: Api) => ({
  account: accountFlow(api),
  supportRequest: supportRequestFlow(api),
})
