import { useSelector } from '@xstate/react'
import { useContracts } from '../../core/account'
import { useServices } from '../../core/services'
import { readSentRequests } from '../../core/support/sentRequests'
import { useSupport } from '../../core/support/support'
import { contractLabel } from '../../domain/contracts'

/** What the provider has received from the customer in this visit, each with the name of its contract. */
export function useSentRequests() {
  const { tab } = useServices()
  const contracts = useContracts()
  // Draws again with each request that is sent.
  useSelector(useSupport(), (snapshot) => snapshot?.context.sentAt)
  return readSentRequests(tab, contracts).map((request) => {
    const contract = contracts.find(({ contractId }) => contractId === request.contractId)
    return { ...request, contractName: contract && contractLabel(contract) }
  })
}
