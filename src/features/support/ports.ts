import { type RequestSent, supportMachine } from '../../../machines/support.machine'
import type { Api } from '../../api/client'
import { toOutcome } from '../../api/outcome'
import { type PortsOf, port } from '../../core/port'

export function supportFlow(api: Api) {
  return supportMachine.provide({
    actors: {
      sendRequest: port(
        'changes',
        async ({ input: { typeId, contractId, text }, signal }): Promise<RequestSent> => {
          const body = { request_type: typeId, contractid: contractId, text }
          const answer = await toOutcome(api.POST('/api/support-requests', { body, signal }))
          if (answer.accepted) return { outcome: 'sent', sentAt: api.now() }
          return { outcome: 'refused', message: answer.fields.text?.[0] ?? '' }
        },
      ),
    } satisfies PortsOf<typeof supportMachine>,
  })
}
