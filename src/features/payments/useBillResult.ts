import type { PayableBill } from '../../../machines/billPayment.machine'
import { useContracts, useCurrentContract } from '../../core/account'
import { useBillsIfLoaded } from '../../core/bills/bills'
import { type DueBill, firstDueBill } from '../../core/bills/dueBill'
import { billOfPayment } from '../../core/payments/earlierPayment'
import { usePayments } from '../../core/payments/payments'
import { monthOfBill } from '../../domain/billMonths'
import { type ResultStatus, usePaymentResult } from './usePaymentResult'

export interface BillResult {
  status: ResultStatus
  /** What the customer has paid, in EUR; `null` if no open tab of hers knows it. */
  bill: PayableBill | null
  /** Whether the portal knows which contract's bills they are. */
  isContractKnown: boolean
}

/** The outcome of the bill payment that the address names. */
export function useBillResult(): BillResult {
  const { status, payment } = usePaymentResult('bill')
  const current = useCurrentContract()
  const hasOneContract = useContracts().length < 2
  const isContractKnown = hasOneContract || payment?.productId === current?.productId
  return { status, bill: billOfPayment(payment), isContractKnown }
}

interface PaidBill {
  /** As `2026-11`; `null` until the bills have loaded, and if it is unknown. */
  month: string | null
  next: DueBill | null
}

/** What the list of bills says of a paid bill. It loads with the component: only a success needs it. */
export function usePaidBill({ reference }: PayableBill): PaidBill {
  const bills = useBillsIfLoaded()
  const paidBill = bills.find(({ referenceNumber }) => referenceNumber === reference)
  // The provider may still list the paid bill as open.
  const next = firstDueBill(
    bills.filter((bill) => bill !== paidBill),
    usePayments(),
  )
  // Without the paid bill, the list may be that of another contract.
  return paidBill ? { month: monthOfBill(paidBill), next } : { month: null, next: null }
}
