import type { Actor } from 'xstate'
import {
  contractDeclarationMachine,
  type DeclarationSent,
} from '../../../machines/contractDeclaration.machine'
import type { Api } from '../../api/client'
import { toOutcome } from '../../api/outcome'
import { type PortsOf, port } from '../../core/port'
import { useProviderTime } from '../../core/providerClock'
import { useServices } from '../../core/services'
import { useFlow } from '../../core/useFlow'
import { useUnfinishedChange } from '../../core/useUnfinishedChange'
import { isoDay } from '../../lib/dates'
import { earliestEnd, lastNoticeDay } from './earliestEnd'

export type { Declaration, DeclarationFaults } from '../../../machines/contractDeclaration.machine'
export type ContractDeclarationActor = Actor<typeof contractDeclarationMachine>

function contractDeclarationFlow(api: Api, typeId: number) {
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

/** `withdrawal` ends a new contract as if it had never begun, `cancellation` ends it for the future. */
export type DeclarationKind = 'withdrawal' | 'cancellation'

/** Withdrawing from a contract or cancelling it, as a request to customer service of the deployment's type. */
export function useContractDeclaration(kind: DeclarationKind): ContractDeclarationActor {
  const typeId = Number(useServices().deployment.readSetting(`${kind}-request`))
  const today = isoDay(useProviderTime())
  const actor = useFlow((api) => contractDeclarationFlow(api, typeId), { input: { today } })
  useUnfinishedChange(actor, 'request')
  return actor
}

/** The earliest day on which a cancellation of this contract can end it, if the portal knows it. */
export function useEarliestEnd(bindingEnd: string | null | undefined): Date | undefined {
  const { readSetting } = useServices().deployment
  return earliestEnd(bindingEnd, readSetting('notice-days'), useProviderTime())
}

/** The last day to cancel this contract so that it ends with its binding period, if the portal knows it and it is not past. */
export function useLastNoticeDay(bindingEnd: string | null | undefined): Date | undefined {
  const { readSetting } = useServices().deployment
  return lastNoticeDay(bindingEnd, readSetting('notice-days'), useProviderTime())
}
