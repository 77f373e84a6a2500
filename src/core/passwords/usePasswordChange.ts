import { useSelector } from '@xstate/react'
import { useMemo, useState } from 'react'
import type { Actor } from 'xstate'
import type { PasswordOwner, passwordChangeMachine } from '../../../machines/passwordChange.machine'
import { useFlow } from '../useFlow'
import { useUnfinishedChange } from '../useUnfinishedChange'
import { passwordChangeFlow, saveAccountPassword, saveResetPassword, saveTvPassword } from './ports'

/** A new password and its repetition, as the customer types them. */
interface Pair {
  password: string
  repetition: string
}

export interface PasswordChange extends Pair {
  fieldErrors: { password: 'missing' | 'refused' | null; repetition: 'missing' | 'different' | null }
  /** Why the provider refuses the password, in its words. */
  reasons: readonly string[]
  isBusy: boolean
  /** No clear answer came: it is unknown whether the password has changed. */
  isOutcomeUnknown: boolean
  /** From the change until the customer begins another one. */
  isChanged: boolean
  actions: ReturnType<typeof actionsOf> & { edit: (pair: Pair) => void }
}

const emptyPasswords: Pair = { password: '', repetition: '' }
const changeKinds = { account: 'password', tv: 'tvPassword', link: 'resetPassword' } as const

const actionsOf = (passwordChange: Actor<typeof passwordChangeMachine>) => ({
  save: ({ password, repetition }: Pair) =>
    passwordChange.send({ type: 'passwords.submit', password, repetition }),
  /** Shows the form again. */
  begin: () => passwordChange.send({ type: 'passwords.begin' }),
})

/** The form for a new password; the event `clearEvent` empties its fields. */
function usePasswordChange(
  owner: PasswordOwner,
  flow: ReturnType<typeof passwordChangeFlow>,
  clearEvent: 'password.submitted' | 'password.changed',
): PasswordChange {
  const [passwords, edit] = useState(emptyPasswords)
  const actor = useFlow(flow, {
    input: { owner },
    reactions: { [clearEvent]: () => edit(emptyPasswords) },
  })
  useUnfinishedChange(actor, changeKinds[owner])
  return {
    ...passwords,
    fieldErrors: useSelector(actor, ({ context }) => context.fieldErrors),
    reasons: useSelector(actor, ({ context }) => context.reasons),
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    isOutcomeUnknown: useSelector(actor, (snapshot) => snapshot.hasTag('outcomeUnknown')),
    isChanged: useSelector(actor, (snapshot) => snapshot.hasTag('changed')),
    actions: useMemo(() => ({ ...actionsOf(actor), edit }), [actor]),
  }
}

export const useAccountPassword = () =>
  usePasswordChange('account', passwordChangeFlow(saveAccountPassword), 'password.submitted')
export const useTvPassword = () =>
  usePasswordChange('tv', passwordChangeFlow(saveTvPassword), 'password.changed')
/** Sets the password of the customer who received the link with this token. */
export const useResetPassword = (token: string) =>
  usePasswordChange('link', passwordChangeFlow(saveResetPassword(token)), 'password.submitted')
