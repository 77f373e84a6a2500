import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { Actor } from 'xstate'
import type { passwordLoginMachine } from '../../../machines/passwordLogin.machine'
import { useFlow } from '../../core/useFlow'
import { passwordLoginFlow } from './passwordLoginPorts'

export interface PasswordLogin {
  /** What the provider refuses, by field: its words, or an empty text if it gave none. */
  messages: { username?: string; password?: string }
  isBusy: boolean
  actions: ReturnType<typeof actionsOf>
}

const actionsOf = (passwordLogin: Actor<typeof passwordLoginMachine>) => ({
  signIn: (username: string, password: string) =>
    passwordLogin.send({ type: 'credentials.submit', username, password }),
})

/** Signing in by user name and password. */
export function usePasswordLogin(): PasswordLogin {
  const actor = useFlow(passwordLoginFlow)
  return {
    messages: useSelector(actor, ({ context }) => context.messages),
    // Until the session opens, which may wait for a file.
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag('busy') || snapshot.matches('accepted')),
    actions: useMemo(() => actionsOf(actor), [actor]),
  }
}
