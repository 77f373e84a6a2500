import { type AccountLoaded, accountMachine } from '../../../machines/account.machine'
import type { Api } from '../../api/client'
import { requireAccepted, requireValue } from '../../api/outcome'
import { type PortsOf, port } from '../../core/port'

/** Loads the customer, with the figures of the contract with this phone number; by default, of the first. */
export function accountFlow(api: Api) {
  return accountMachine.provide({
    actors: {
      loadAccount: port('reads', async ({ input: { phone }, signal }): Promise<AccountLoaded> => {
        const { body } = await requireAccepted(
          phone === null
            ? api.GET('/api/me', { signal })
            : api.GET('/api/me/{phone}', { params: { path: { phone } }, signal }),
        )
        return { user: requireValue(body?.user, 'user'), loadedAt: api.now() }
      }),
    } satisfies PortsOf<typeof accountMachine>,
  })
}
