import { useSelector } from '@xstate/react'
import { useServices } from '../../flows/services'
import { useCurrentContract } from '../../flows/useCurrentContract'

/** The balance from which the current contract pays, in euro; `null` where costs are billed or it is not known. */
export function useCredit(): number | null {
  const { session, contract } = useServices()
  const contractType = useCurrentContract()?.contractType
  // While another contract's account is on its way, the user still has that of the former one.
  const isKnown = useSelector(
    contract,
    (snapshot) => !snapshot.hasTag('loading') && !snapshot.hasTag('failed'),
  )
  const balance = useSelector(session, (snapshot) => snapshot.context.user.resources?.balance?.value)
  const isBilled = contractType === 'Postpaid' || contractType === 'Business'
  return isKnown && !isBilled && typeof balance === 'number' ? balance : null
}
