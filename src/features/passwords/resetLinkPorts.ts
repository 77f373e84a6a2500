import { type LinkChecked, resetLinkMachine } from '../../../machines/resetLink.machine'
import type { Api } from '../../api/client'
import { CallFailed } from '../../api/failure'
import { toOutcome } from '../../api/outcome'
import { type PortsOf, port } from '../../core/port'

/** The check of the link with this token. */
export const resetLinkFlow = (token: string) => (api: Api) =>
  resetLinkMachine.provide({
    actors: {
      checkLink: port('reads', async ({ signal }): Promise<LinkChecked> => {
        const answer = await toOutcome(api.POST('/api/check-reset', { body: { token }, signal }))
        // A server error says nothing about the link.
        if (answer.code === 'REQUEST_FAILED_SERVER_ERROR') throw new CallFailed('refused', answer.code)
        return { outcome: answer.accepted ? 'usable' : 'refused' }
      }),
    } satisfies PortsOf<typeof resetLinkMachine>,
  })
