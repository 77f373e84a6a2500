import type { Actor } from 'xstate'
import { forgotPasswordMachine, type ResetRequested } from '../../../machines/forgotPassword.machine'
import type { Api } from '../../api/client'
import { messageFor, toOutcome } from '../../api/outcome'
import { type PortsOf, port } from '../../core/port'
import { useFlow } from '../../core/useFlow'
import { base } from '../../lib/base'

type ForgotPasswordActor = Actor<typeof forgotPasswordMachine>

function forgotPasswordFlow(api: Api) {
  return forgotPasswordMachine.provide({
    actors: {
      requestReset: port('changes', async ({ input, signal }): Promise<ResetRequested> => {
        const returnUrl = `${window.location.origin}${base}/reset-password/`
        const body = { username: input.username, returnUrl }
        const answer = await toOutcome(api.POST('/api/password-reset', { body, signal }))
        if (answer.accepted) return { outcome: 'sent' }
        const reason = messageFor(answer, 'username')
        return { outcome: 'refused', reasons: reason ? [reason] : [] }
      }),
    } satisfies PortsOf<typeof forgotPasswordMachine>,
  })
}

/** Requests an e-mail with a link to set a new password. */
export const useForgotPassword = (): ForgotPasswordActor => useFlow(forgotPasswordFlow)
