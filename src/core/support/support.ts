import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { supportMachine } from '../../../machines/support.machine'
import type { Contract } from '../../api/types'
import { kindOf } from '../../domain/contractKind'
import { useContracts, useCurrentContract } from '../account'
import { useServices } from '../services'

export type SupportActor = ActorRefFrom<typeof supportMachine>

/** The request that the customer is writing: it outlives the screen, and lasts until it is sent or the session ends. */
export const useSupport = (): SupportActor | undefined =>
  useSelector(useServices().session, ({ children }): SupportActor | undefined => children.support)

/** A contract that a request can be about: the provider identifies it only by its id. */
export type SupportContract = Contract & { contractId: string }

const isSupportContract = (contract: Contract): contract is SupportContract => Boolean(contract.contractId)

/** The contracts that a request can be about, and the current one, or the first if that has no id. */
export function useSupportContracts(): { contracts: SupportContract[]; usual: SupportContract | undefined } {
  const current = useCurrentContract()
  const contracts = useContracts().filter(isSupportContract)
  return {
    contracts,
    usual: contracts.find(({ productId }) => productId === current?.productId) ?? contracts[0],
  }
}

/** The type that a request about the contract usually has: 2 for mobile contracts, 1 for all others. */
export const defaultTypeOf = (contract: Contract): number => (kindOf(contract) === 'mobile' ? 2 : 1)

/** Begins a question about something of the current contract; a text that the customer has written stays. */
export function useQuestion(): ((reference: string) => void) | undefined {
  const request = useSupport()
  const contractId = useCurrentContract()?.contractId
  if (!request) return undefined
  return (reference) => {
    request.send({ type: 'request.begin' })
    const { text } = request.getSnapshot().context
    if (text.includes(reference)) return
    if (!text && contractId) request.send({ type: 'contract.choose', contractId })
    request.send({ type: 'text.edit', text: `${text && `${text.trim()}\n\n`}${reference}\n\n` })
  }
}
