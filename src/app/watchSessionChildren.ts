import { type AccountActor, contractsOf } from '../flows/account'
import type { Services, SessionActor } from '../flows/services'
import type { SupportActor } from '../flows/support'
import type { TabStorage } from '../lib/tabStorage'

/** Forwards the announcements of a session's children, and keeps the draft to customer service over a reload. */
export function watchSessionChildren(
  session: SessionActor,
  tab: TabStorage,
  announce: Services['announce'],
): void {
  let account: AccountActor | undefined
  let request: SupportActor | undefined

  // Loaded with the account, to keep it out of the login bundle.
  async function storeDraft() {
    const [draftRequest, draftAccount] = [request, account]
    const module = await import('./supportDraft')
    if (draftRequest) module.persistDraft(draftRequest, contractsOf(draftAccount?.getSnapshot()), tab)
  }

  session.subscribe(({ children }) => {
    if (children.account !== account) {
      account = children.account
      account?.on('*', announce)
      account?.on('contract.opened', ({ contract }) => {
        // A draft that cannot be stored is kept until a reload.
        if (contract) storeDraft().catch(() => {})
      })
    }
    if (children.support !== request) {
      request = children.support
      request?.on('*', announce)
    }
  })
}
