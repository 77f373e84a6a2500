import type { AccountActor } from '../flows/account'
import type { SessionActor } from '../flows/services'

/**
 * Remembers an account whose refresh failed without a network: it keeps the old figures in a state without a retry.
 * The returned function returns that account once.
 */
export function followRefreshes(session: SessionActor): () => AccountActor | undefined {
  let account: AccountActor | undefined
  let missed: AccountActor | undefined

  function follow({ children }: ReturnType<SessionActor['getSnapshot']>) {
    if (children.account === account) return
    account = children.account
    const followed = account
    followed?.on('call.failed', () => {
      if (!navigator.onLine) missed = followed
    })
  }

  session.subscribe(follow)
  follow(session.getSnapshot())
  return () => {
    const told = missed
    missed = undefined
    return told
  }
}
