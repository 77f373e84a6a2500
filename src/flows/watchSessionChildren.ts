import type { Contract } from '../api/types'
import { type AccountActor, contractsOf } from './account'
import { watchAttempts } from './attempts'
import type { Services, SessionActor } from './services'
import type { SupportActor } from './support'

export interface Watch extends Pick<Services, 'announce' | 'beginAttempt'> {
  session: SessionActor
  /** Keeps a draft over a reload, if one of the contracts is that of its writer. */
  keepDraft: (request: SupportActor, readContracts: () => readonly Contract[]) => Promise<void>
}

/** Forwards the announcements and attempts of a session's children, and keeps the draft to customer service over a reload. */
export function watchSessionChildren({ session, announce, beginAttempt, keepDraft }: Watch): void {
  let account: AccountActor | undefined
  let request: SupportActor | undefined

  session.subscribe(({ children }) => {
    if (children.account !== account) {
      const newAccount = children.account
      account = newAccount
      newAccount?.on('*', announce)
      if (newAccount) watchAttempts(newAccount, beginAttempt)
      newAccount?.on('contract.opened', ({ contract }) => {
        if (!contract || !request) return
        // A draft that cannot be stored is kept until a reload.
        keepDraft(request, () => contractsOf(newAccount.getSnapshot())).catch(() => {})
      })
    }
    if (children.support !== request) {
      request = children.support
      request?.on('*', announce)
      if (request) watchAttempts(request, beginAttempt)
    }
  })
}
