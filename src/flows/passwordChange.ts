import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { type PasswordSaved, passwordChangeMachine } from '../../machines/passwordChange.machine'
import type { Api } from '../api/client'
import { type Outcome, toOutcome } from '../api/outcome'
import { port } from './port'
import { useFlow } from './useFlow'
import { useUnfinishedChange } from './useUnfinishedChange'

type Save = (api: Api, password: string, signal: AbortSignal) => Promise<Outcome<unknown>>

const saveAccountPassword: Save = (api, password, signal) =>
  toOutcome(api.POST('/api/change-username-and-password', { body: { password }, signal }))

const saveTvPassword: Save = (api, password, signal) =>
  toOutcome(api.POST('/api/change-tv-password', { body: { password }, signal }))

const saveByLink =
  (token: string): Save =>
  (api, password, signal) =>
    toOutcome(api.POST('/api/update-password', { body: { password, token }, signal }))

function passwordChangeFlow(save: Save) {
  return (api: Api) =>
    passwordChangeMachine.provide({
      actors: {
        savePassword: port(async ({ input, signal }): Promise<PasswordSaved> => {
          const answer = await save(api, input.password, signal)
          if (answer.accepted) return { outcome: 'changed' }
          if (answer.code === 'UPDATE_PASSWORD_FAILED_INVALID_RESET_TOKEN') return { outcome: 'linkRefused' }
          const messages = answer.fields.password ?? []
          return messages.length > 0 ? { outcome: 'invalid', messages } : { outcome: 'refused' }
        }),
      },
    })
}

const emptyPair = { password: '', repetition: '' }

/** The form for a new password; `clearsOn` says when its fields are emptied. */
function usePasswordChange(save: Save, clearsOn: 'password.submitted' | 'password.changed') {
  const actor = useFlow(passwordChangeFlow(save))
  useUnfinishedChange(actor)
  const [pair, edit] = useState(emptyPair)
  useEffect(() => {
    const subscription = actor.on(clearsOn, () => edit(emptyPair))
    return () => subscription.unsubscribe()
  }, [actor, clearsOn])
  const complaint = useSelector(actor, (snapshot) => snapshot.context.complaint)
  return {
    ...pair,
    edit,
    submit: () => actor.send({ type: 'passwords.submit', ...pair }),
    problem: complaint?.problem ?? null,
    messages: complaint?.messages ?? [],
    busy: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    /** Nothing is left to do: the password is set, or the link it came by has expired. */
    settled: useSelector(
      actor,
      (snapshot) => snapshot.matches({ ready: 'changed' }) || snapshot.status === 'done',
    ),
  }
}

export const useAccountPassword = () => usePasswordChange(saveAccountPassword, 'password.submitted')
export const useTvPassword = () => usePasswordChange(saveTvPassword, 'password.changed')
/** Sets the password of whoever was sent the link with this token. */
export const useResetPassword = (token: string) => usePasswordChange(saveByLink(token), 'password.submitted')
