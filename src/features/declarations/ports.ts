import {
  contractDeclarationMachine,
  type DeclarationSent,
} from '../../../machines/contractDeclaration.machine'
import type { Api } from '../../api/client'
import { toOutcome } from '../../api/outcome'
import { type PortsOf, port } from '../../core/port'

/** A declaration is a request to customer service; `typeId` is the deployment's type for it. */
export function contractDeclarationFlow(api: Api, typeId: number) {
  return contractDeclarationMachine.provide({
    actors: {
      sendDeclaration: port(
        'changes',
        async ({ input: { contractId, text }, signal }): Promise<DeclarationSent> => {
          const body = { request_type: typeId, contractid: contractId, text }
          const answer = await toOutcome(api.POST('/api/support-requests', { body, signal }))
          if (answer.accepted) return { outcome: 'received', receivedAt: api.now() }
          return { outcome: 'refused', message: answer.fields.text?.[0] ?? '' }
        },
      ),
    } satisfies PortsOf<typeof contractDeclarationMachine>,
  })
}
