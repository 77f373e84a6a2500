import { type CredentialsChecked, passwordLoginMachine } from '../../machines/passwordLogin.machine'
import { judge, needed } from '../api/answer'
import type { Api } from '../api/client'
import { port } from './port'

export function passwordLoginFlow(api: Api) {
  return passwordLoginMachine.provide({
    actors: {
      checkCredentials: port(async ({ input, signal }): Promise<CredentialsChecked> => {
        const answer = await judge(api.POST('/api/password-login', { body: input, signal }))
        if (answer.accepted) return { outcome: 'accepted', token: needed(answer.data.body?.token, 'token') }
        const username = answer.fields.username?.[0]
        const password = answer.fields.password?.[0]
        // A message for no field in particular stands under the last one, next to the button.
        const messages = username || password ? { username, password } : { password: answer.message }
        return { outcome: 'refused', messages }
      }),
    },
  })
}
