import type { AccountActor } from '../flows/account'
import type { SessionActor } from '../flows/services'

/**
 * Remembers an account whose refresh failed without a network: it keeps the old figures in a state without a retry.
 * The returned function returns that account once.
 */
export function watchRefreshes(session: SessionActor): () => AccountActor | undefined {
  let account: AccountActor | undefined
  let missed: AccountActor | undefined

  function watchAccount({ children }: ReturnType<SessionActor['getSnapshot']>) {
    if (children.account === account) return
    account = children.account
    const watched = account
    watched?.on('call.failed', () => {
      if (!navigator.onLine) missed = watched
    })
  }

  session.subscribe(watchAccount)
  watchAccount(session.getSnapshot())
  return () => {
    const result = missed
    missed = undefined
    return result
  }
}
