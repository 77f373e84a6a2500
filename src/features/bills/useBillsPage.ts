import { useMemo } from 'react'
import type { Bill } from '../../api/types'
import { useBills } from '../../core/bills/bills'
import type { EarlierPayment } from '../../core/payments/earlierPayment'
import type { Query } from '../../core/query'
import { type MonthlyTotal, monthlyTotals } from '../../domain/billMonths'
import { type BillYear, billYears } from './billYears'
import { earlierOf, firstDueOf } from './rules'
import { type BillPayment, useBillPayment } from './useBillPayment'
import { usePaymentOfLink } from './usePaymentOfLink'

/** What a row or card says of a bill beside its own facts. */
export interface BillState {
  bill: Bill
  earlier: EarlierPayment | undefined
  /** Whether the customer should pay it first. */
  isDueFirst: boolean
  /** Whether the provider prepares its payment. */
  isBusy: boolean
}

export interface BillsPage {
  bills: Query<Bill[]>
  /** The years that have a bill with a PDF, newest first. */
  years: readonly BillYear<Bill>[]
  /** The last months, oldest first; none if some bills could not be read. */
  months: readonly MonthlyTotal[]
  stateOf: (bill: Bill) => BillState
  payment: BillPayment
}

/** Months in the chart. */
const CHART_MONTHS = 6

/** The bills of the current contract, and their payment. */
export function useBillsPage(): BillsPage {
  const bills = useBills()
  const payment = useBillPayment(bills.refresh)
  const { data, isPartial } = bills
  usePaymentOfLink(data, payment.actions.pay)
  const { preparing, earlierPayments } = payment
  const firstDue = useMemo(() => firstDueOf(data ?? [], earlierPayments), [data, earlierPayments])
  return {
    bills,
    years: useMemo(() => billYears(data ?? []), [data]),
    months: useMemo(() => (isPartial ? [] : monthlyTotals(data ?? [], CHART_MONTHS)), [data, isPartial]),
    stateOf: (bill) => ({
      bill,
      earlier: earlierOf(earlierPayments, bill),
      isDueFirst: bill === firstDue,
      isBusy: preparing !== null && bill.referenceNumber === preparing,
    }),
    payment,
  }
}
