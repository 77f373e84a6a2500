import { type CredentialsChecked, passwordLoginMachine } from '../../../machines/passwordLogin.machine'
import type { Api } from '../../api/client'
import { messageFor, requireValue, toOutcome } from '../../api/outcome'
import { type PortsOf, port } from '../../core/port'

/** Signing in by user name and password. */
export function passwordLoginFlow(api: Api) {
  return passwordLoginMachine.provide({
    actors: {
      checkCredentials: port('changes', async ({ input, signal }): Promise<CredentialsChecked> => {
        const answer = await toOutcome(api.POST('/api/password-login', { body: input, signal }))
        if (answer.accepted)
          return {
            outcome: 'accepted',
            token: requireValue(answer.data.body?.token, 'token'),
            username: input.username,
          }
        const username = answer.fields.username?.[0]
        const password = answer.fields.password?.[0]
        // A message without a field appears under the last field, next to the button.
        const messages =
          username || password ? { username, password } : { password: messageFor(answer, 'password') }
        return { outcome: 'refused', messages }
      }),
    } satisfies PortsOf<typeof passwordLoginMachine>,
  })
}
