import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { Actor } from 'xstate'
import type { forgotPasswordMachine } from '../../../machines/forgotPassword.machine'
import { useFlow } from '../../core/useFlow'
import { forgotPasswordFlow } from './forgotPasswordPorts'

export interface ForgotPassword {
  /** What is wrong with the user name that was sent last; `null` if nothing is. */
  fieldError: 'missing' | 'refused' | null
  /** Why the provider refuses it, in its words. */
  reasons: readonly string[]
  /** Whether the provider has sent the e-mail. */
  isRequested: boolean
  isBusy: boolean
  actions: ReturnType<typeof actionsOf>
}

const actionsOf = (forgotPassword: Actor<typeof forgotPasswordMachine>) => ({
  request: (username: string) => forgotPassword.send({ type: 'username.submit', username }),
})

/** Requests an e-mail with a link to set a new password. */
export function useForgotPassword(): ForgotPassword {
  const actor = useFlow(forgotPasswordFlow)
  return {
    fieldError: useSelector(actor, ({ context }) => context.fieldErrors.username),
    reasons: useSelector(actor, ({ context }) => context.reasons),
    isRequested: useSelector(actor, (snapshot) => snapshot.matches({ ready: 'requested' })),
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    actions: useMemo(() => actionsOf(actor), [actor]),
  }
}
