import { shallowEqual, useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import { type SessionActor, useServices } from '../core/services'

const stateOf = (snapshot: SnapshotFrom<SessionActor>) => ({
  isSignedIn: snapshot.matches('signedIn'),
  isSignedOut: snapshot.matches('signedOut'),
  isConfirmingLogout: snapshot.matches({ signedIn: 'confirmingLogout' }),
})

/** Whether a customer is signed in; neither holds while the session begins or ends. */
export const useSession = () => useSelector(useServices().session, stateOf, shallowEqual)

/** What a customer can do with her session. */
export function useSessionActions() {
  const { session } = useServices()
  return {
    requestLogout: () => session.send({ type: 'logout.request' }),
    confirmLogout: () => session.send({ type: 'logout.confirm' }),
    cancelLogout: () => session.send({ type: 'logout.cancel' }),
    /** Without a confirmation: nothing of the account is shown. */
    leave: () => session.send({ type: 'session.leave' }),
  }
}
