import { useCallback } from 'react'
import type { Bill } from '../../api/types'
import { useChoiceOfLink } from '../../core/useChoiceOfLink'
import { orderOf } from '../../domain/billAmounts'
import type { BillPayment } from './useBillPayment'

/** Pays the bill of the link that the customer pressed, as the button in the list would, once the list has it. */
export function usePaymentOfLink(bills: readonly Bill[] | null, pay: BillPayment['actions']['pay']): void {
  const payLinked = useCallback(
    (reference: string) => {
      const bill = bills?.find(({ referenceNumber }) => referenceNumber === reference)
      const order = bill && orderOf(bill)
      if (order) pay(order)
    },
    [bills, pay],
  )
  useChoiceOfLink('billToPay', bills !== null, payLinked)
}
