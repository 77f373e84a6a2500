import { forgotPasswordMachine, type ResetRequested } from '../../machines/forgotPassword.machine'
import type { Api } from '../api/client'
import { toOutcome } from '../api/outcome'
import { port } from './port'

export function forgotPasswordFlow(api: Api) {
  return forgotPasswordMachine.provide({
    actors: {
      requestReset: port(async ({ input, signal }): Promise<ResetRequested> => {
        const returnUrl = `${window.location.origin}/reset-password/`
        const body = { username: input.username, returnUrl }
        const answer = await toOutcome(api.POST('/api/password-reset', { body, signal }))
        if (answer.accepted) return { outcome: 'sent' }
        return { outcome: 'refused', message: answer.fields.username?.[0] ?? answer.message }
      }),
    },
  })
}
