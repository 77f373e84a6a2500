import { type AccountActor, contractsOf } from '../flows/account'
import type { Services, SessionActor } from '../flows/services'
import type { SupportActor } from '../flows/support'
import type { TabStorage } from '../lib/tabStorage'

/** Forwards the announcements of a session's children, and keeps the draft to customer service over a reload. */
export function followChildren(session: SessionActor, tab: TabStorage, announce: Services['announce']): void {
  let account: AccountActor | undefined
  let request: SupportActor | undefined

  // Loaded with the account, to keep it out of the login bundle.
  async function remember() {
    const [owner, customer] = [request, account]
    const { keepDraft } = await import('../flows/supportDraft')
    if (owner) keepDraft(owner, contractsOf(customer?.getSnapshot()), tab)
  }

  session.subscribe(({ children }) => {
    if (children.account !== account) {
      account = children.account
      account?.on('*', announce)
      account?.on('contract.opened', ({ contract }) => {
        // A draft that cannot be stored is kept until a reload.
        if (contract) remember().catch(() => {})
      })
    }
    if (children.support !== request) {
      request = children.support
      request?.on('*', announce)
    }
  })
}
