import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { Actor } from 'xstate'
import { accountOf, contractsOf, currentContractOf } from '../../flows/account'
import { billPaymentFlow } from '../../flows/billPayment'
import { useServices } from '../../flows/services'
import { useFlow } from '../../flows/useFlow'
import { begunPayment, rememberPayment } from '../../payment/begunPayment'

export type BillPayment = Actor<ReturnType<typeof billPaymentFlow>>

/** The payment of a bill. What was begun before the page was loaded goes on where it was. */
export function useBillPayment(onOutdated: () => void): BillPayment {
  const { session } = useServices()
  const [begun] = useState(() => begunPayment(contractsOf(accountOf(session)?.getSnapshot())))
  const input = begun && { ...begun, lifetime: begun.checkout.expiresAt - Date.now() }
  const payment = useFlow(billPaymentFlow, input)
  const { bill, checkout } = useSelector(payment, (snapshot) => snapshot.context)
  const paying = useSelector(payment, (snapshot) => snapshot.matches({ prepared: 'paying' }))
  const paused = useSelector(payment, (snapshot) => snapshot.matches({ prepared: 'paused' }))

  useEffect(() => {
    if (begun?.step === 'paying') payment.send({ type: 'payment.resume' })
  }, [begun, payment])

  useEffect(() => {
    const productId = begun?.productId ?? currentContractOf(accountOf(session)?.getSnapshot())?.productId
    const isBegun = (paying || paused) && bill && checkout && productId
    rememberPayment(isBegun ? { productId, bill, checkout, step: paying ? 'paying' : 'paused' } : null)
  }, [paying, paused, bill, checkout, begun, session])

  useEffect(() => {
    const subscription = payment.on('bills.outdated', onOutdated)
    return () => subscription.unsubscribe()
  }, [payment, onOutdated])
  return payment
}
