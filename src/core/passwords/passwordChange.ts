import { useSelector } from '@xstate/react'
import { useState } from 'react'
import {
  type PasswordOwner,
  type PasswordSaved,
  passwordChangeMachine,
} from '../../../machines/passwordChange.machine'
import type { Api } from '../../api/client'
import { type Outcome, toOutcome } from '../../api/outcome'
import { type PortsOf, port } from '../port'
import { useFlow } from '../useFlow'
import { useUnfinishedChange } from '../useUnfinishedChange'

type Save = (api: Api, password: string, signal: AbortSignal) => Promise<Outcome<unknown>>

const saveAccountPassword: Save = (api, password, signal) =>
  toOutcome(api.POST('/api/change-username-and-password', { body: { password }, signal }))

const saveTvPassword: Save = (api, password, signal) =>
  toOutcome(api.POST('/api/change-tv-password', { body: { password }, signal }))

const saveResetPassword =
  (token: string): Save =>
  (api, password, signal) =>
    toOutcome(api.POST('/api/update-password', { body: { password, token }, signal }))

function passwordChangeFlow(api: Api, save: Save) {
  return passwordChangeMachine.provide({
    actors: {
      savePassword: port('changes', async ({ input, signal }): Promise<PasswordSaved> => {
        const answer = await save(api, input.password, signal)
        if (answer.accepted) return { outcome: 'changed' }
        if (answer.code === 'UPDATE_PASSWORD_FAILED_INVALID_RESET_TOKEN') return { outcome: 'linkRefused' }
        const reasons = answer.fields.password ?? []
        return reasons.length > 0 ? { outcome: 'invalid', reasons } : { outcome: 'refused' }
      }),
    } satisfies PortsOf<typeof passwordChangeMachine>,
  })
}

const emptyPasswords = { password: '', repetition: '' }
const changeKinds = { account: 'password', tv: 'tvPassword', link: 'resetPassword' } as const

/** The form for a new password; the event `clearEvent` empties its fields. */
function usePasswordChange(
  owner: PasswordOwner,
  save: Save,
  clearEvent: 'password.submitted' | 'password.changed',
) {
  const [passwords, edit] = useState(emptyPasswords)
  const actor = useFlow((api) => passwordChangeFlow(api, save), {
    input: { owner },
    reactions: { [clearEvent]: () => edit(emptyPasswords) },
  })
  useUnfinishedChange(actor, changeKinds[owner])
  return {
    ...passwords,
    edit,
    submit: () => actor.send({ type: 'passwords.submit', ...passwords }),
    begin: () => actor.send({ type: 'passwords.begin' }),
    faults: useSelector(actor, (snapshot) => snapshot.context.faults),
    reasons: useSelector(actor, (snapshot) => snapshot.context.reasons),
    unanswered: useSelector(actor, (snapshot) => snapshot.hasTag('outcomeUnknown')),
    busy: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    changed: useSelector(actor, (snapshot) => snapshot.hasTag('changed')),
  }
}

export const useAccountPassword = () =>
  usePasswordChange('account', saveAccountPassword, 'password.submitted')
export const useTvPassword = () => usePasswordChange('tv', saveTvPassword, 'password.changed')
/** Sets the password of the customer who received the link with this token. */
export const useResetPassword = (token: string) =>
  usePasswordChange('link', saveResetPassword(token), 'password.submitted')
