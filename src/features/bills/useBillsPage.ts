import { useMemo } from 'react'
import type { Bill } from '../../api/types'
import { useBills } from '../../core/bills/bills'
import { type DueBill, oldestDueBill } from '../../core/bills/dueBill'
import type { EarlierPayment } from '../../core/payments/earlierPayment'
import type { Query } from '../../core/query'
import { type MonthlyTotal, monthlyTotals } from '../../domain/billMonths'
import { type BillYear, billYears } from './billYears'
import { earlierOf } from './rules'
import { type BillPayment, useBillPayment } from './useBillPayment'
import { usePaymentOfLink } from './usePaymentOfLink'

/** What a row or sheet says of a bill beside its own facts. */
export interface BillState {
  bill: Bill
  earlier: EarlierPayment | undefined
  /** Whether the provider prepares its payment. */
  isBusy: boolean
}

export interface BillsPage {
  bills: Query<Bill[]>
  /** The years that have a bill with a PDF, newest first. */
  years: readonly BillYear<Bill>[]
  /** The last months, oldest first; none without two of a known total, and if some bills could not be read. */
  months: readonly MonthlyTotal[]
  /** The one to pay first. */
  due: DueBill | null
  stateOf: (bill: Bill) => BillState
  payment: BillPayment
}

/** Months in the chart. */
const CHART_MONTHS = 6

function chartMonths(bills: readonly Bill[]): MonthlyTotal[] {
  const months = monthlyTotals(bills, CHART_MONTHS)
  return months.filter(({ total }) => total !== null).length > 1 ? months : []
}

/** The bills of the current contract, and their payment. */
export function useBillsPage(): BillsPage {
  const bills = useBills()
  const payment = useBillPayment(bills.refresh)
  const { data, isPartial } = bills
  usePaymentOfLink(data, payment.actions.pay)
  const { preparing, earlierPayments } = payment
  return {
    bills,
    years: useMemo(() => billYears(data ?? []), [data]),
    months: useMemo(() => (isPartial ? [] : chartMonths(data ?? [])), [data, isPartial]),
    due: useMemo(
      () => oldestDueBill((data ?? []).filter((bill) => !earlierOf(earlierPayments, bill))),
      [data, earlierPayments],
    ),
    stateOf: (bill) => ({
      bill,
      earlier: earlierOf(earlierPayments, bill),
      isBusy: preparing !== null && bill.referenceNumber === preparing,
    }),
    payment,
  }
}
