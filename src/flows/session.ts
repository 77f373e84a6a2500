import { sessionMachine } from '../../machines/session.machine'
import type { Api } from '../api/client'
import type { User } from '../api/types'
import { loadAccount } from './account'
import { port } from './port'

export function sessionFlow(api: Api) {
  return sessionMachine.provide({
    actors: {
      loadUser: port<User, { phone: string | null }>(({ input, signal }) =>
        loadAccount(api, input.phone, signal),
      ),
    },
  })
}
