import { useEffect, useRef } from 'react'
import { useHistoryState } from 'wouter/use-browser-location'
import type { Bill } from '../../api/types'
import { orderOf } from '../../domain/billAmounts'
import type { HistoryState } from '../../lib/historyState'
import type { BillPayment } from './useBillPayment'

/** Pays the bill of the link that the customer pressed, as the button in the list would, once the list has it. */
export function usePaymentOfLink(bills: readonly Bill[] | null, pay: BillPayment['actions']['pay']): void {
  const linked = useHistoryState<HistoryState>()?.billToPay
  const requested = useRef<string | null>(null)
  useEffect(() => {
    const state: HistoryState = history.state
    if (linked !== undefined && state?.billToPay === linked) {
      requested.current = linked
      // At once: neither Back nor a reload opens the payment again.
      history.replaceState({ ...state, billToPay: undefined } satisfies HistoryState, '')
    }
    if (requested.current === null || bills === null) return
    const bill = bills.find(({ referenceNumber }) => referenceNumber === requested.current)
    requested.current = null
    const order = bill && orderOf(bill)
    if (order) pay(order)
  }, [linked, bills, pay])
}
