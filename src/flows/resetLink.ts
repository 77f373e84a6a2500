import { type LinkChecked, resetLinkMachine } from '../../machines/resetLink.machine'
import type { Api } from '../api/client'
import { toOutcome } from '../api/outcome'
import { port } from './port'

/** Checks the token of a link before the form for the new password may show. */
export function resetLinkFlow(token: string) {
  return (api: Api) =>
    resetLinkMachine.provide({
      actors: {
        checkLink: port(async ({ signal }): Promise<LinkChecked> => {
          const answer = await toOutcome(api.POST('/api/check-reset', { body: { token }, signal }))
          return { outcome: answer.accepted ? 'usable' : 'refused' }
        }),
      },
    })
}
