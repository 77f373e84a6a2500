import { useEffect, useRef } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Locales, TranslationFunctions } from '../../../i18n/i18n-types'
import type { Bill } from '../../api/types'
import { debtTexts } from '../../domain/billAmounts'
import { mayBeDue } from '../../domain/billStatus'
import { formatMoney } from '../../domain/money'
import { isRefreshing, useAccount, useCurrentContract } from '../account'
import { earlierPaymentOfBill } from '../payments/earlierPayment'
import { type Payments, usePayments } from '../payments/payments'
import { useOptionalBills } from './bills'
import { firstDueBill, payBillText } from './dueBill'

/** The total debt of the header in words, and the bill to pay first. */
export interface Debt {
  /** Of its contract. */
  productId: string
  figure: string
  note: string
  firstDue: { reference: string; text: string } | null
}

/** What the loaded bills and the customer's payments say. */
function debtOf(
  bills: readonly Bill[],
  isPartial: boolean,
  payments: Payments,
  LL: TranslationFunctions,
  locale: Locales,
): Omit<Debt, 'productId'> {
  const { isKnown, figure, note, creditNote } = debtTexts(bills, isPartial, LL, locale)
  // The page of the bills says why.
  if (!isKnown) return { figure, note: LL.bill.notKnown(), firstDue: null }
  const earlier = bills
    .filter(mayBeDue)
    .map(({ referenceNumber }) => earlierPaymentOfBill(payments, referenceNumber))
    .find((payment) => payment !== null)
  const textOf = earlier?.state === 'succeeded' ? LL.bill.amountBeingBooked : LL.bill.amountUnconfirmed
  const firstDue = firstDueBill(bills, payments)
  return {
    figure,
    note: earlier
      ? textOf({ amount: formatMoney(earlier.amount, locale) })
      : [note, creditNote].filter(Boolean).join(', '),
    firstDue: firstDue && { reference: firstDue.reference, text: payBillText(firstDue, LL, locale) },
  }
}

/** Reads what is open of the current contract's bills for the header; it draws nothing. */
export default function DebtRequest({ onChange }: { onChange: (debt: Debt | null) => void }) {
  const { LL, locale } = useI18nContext()
  const { state, data: bills, isPartial, refresh } = useOptionalBills()
  const payments = usePayments()
  const unknown = { figure: '–', note: LL.bill.notKnown(), firstDue: null }
  const productId = useCurrentContract()?.productId ?? ''
  const isPending = state === 'loading'
  // After a failure, earlier bills would look as new as the balance.
  const isKnown = bills !== null && (isPending || state === 'shown')
  const debt = isKnown ? debtOf(bills, isPartial, payments, LL, locale) : isPending ? null : unknown
  const reported = useRef('null')
  // Bills and payments may change it.
  useEffect(() => {
    const text = JSON.stringify(debt)
    if (text === reported.current) return
    reported.current = text
    onChange(debt && { ...debt, productId })
  })
  // The time next to it is that of the balance.
  const isAccountRefreshing = useAccount(isRefreshing)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refresh of the account
  useEffect(() => {
    if (isAccountRefreshing) refresh()
  }, [isAccountRefreshing])
  // The customer may pay before the header shows it again.
  useEffect(() => () => onChange(null), [onChange])
  return null
}
