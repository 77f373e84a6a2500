import type { AccountActor } from '../flows/account'
import type { Services, SessionActor } from '../flows/services'
import { keepDraft } from '../flows/supportDraft'
import type { SupportRequestActor } from '../flows/supportRequest'
import type { TabStorage } from '../lib/tabStorage'

/** Passes on what the children of each session announce, and lets the draft to customer service outlive a reload. */
export function followChildren(session: SessionActor, tab: TabStorage, announce: Services['announce']): void {
  let account: AccountActor | undefined
  let request: SupportRequestActor | undefined
  session.subscribe(({ children }) => {
    if (children.account !== account) {
      account = children.account
      account?.on('*', announce)
      account?.on('contract.opened', ({ contract }) => {
        if (request && contract) keepDraft(request, contract.productId, tab)
      })
    }
    if (children.supportRequest !== request) {
      request = children.supportRequest
      request?.on('*', announce)
    }
  })
}
