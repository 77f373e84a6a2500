import { forgotPasswordMachine, type ResetRequested } from '../../../machines/forgotPassword.machine'
import type { Api } from '../../api/client'
import { messageFor, toOutcome } from '../../api/outcome'
import { type PortsOf, port } from '../../core/port'
import { base } from '../../lib/base'

/** The request of an e-mail with a link; apart from the check of the link, which another page loads. */
export function forgotPasswordFlow(api: Api) {
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
