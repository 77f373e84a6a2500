import { contractMachine } from '../../machines/contract.machine'
import type { Api } from '../api/client'
import type { User } from '../api/types'
import { loadAccount } from './account'
import { port } from './port'

export function contractFlow(api: Api) {
  return contractMachine.provide({
    actors: {
      loadAccount: port<User, { phone: string | null }>(({ input, signal }) =>
        loadAccount(api, input.phone, signal),
      ),
    },
  })
}
