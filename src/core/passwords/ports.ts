import { type PasswordSaved, passwordChangeMachine } from '../../../machines/passwordChange.machine'
import type { Api } from '../../api/client'
import { type Outcome, toOutcome } from '../../api/outcome'
import { type PortsOf, port } from '../port'

type Save = (api: Api, password: string, signal: AbortSignal) => Promise<Outcome<unknown>>

export const saveAccountPassword: Save = (api, password, signal) =>
  toOutcome(api.POST('/api/change-username-and-password', { body: { password }, signal }))

export const saveTvPassword: Save = (api, password, signal) =>
  toOutcome(api.POST('/api/change-tv-password', { body: { password }, signal }))

/** With the token of the link that the customer received. */
export const saveResetPassword =
  (token: string): Save =>
  (api, password, signal) =>
    toOutcome(api.POST('/api/update-password', { body: { password, token }, signal }))

export const passwordChangeFlow = (save: Save) => (api: Api) =>
  passwordChangeMachine.provide({
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
