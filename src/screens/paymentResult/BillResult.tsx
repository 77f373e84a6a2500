import { useI18nContext } from '../../../i18n/i18n-react'
import { oldestPayable, orderOf } from '../../domain/billAmounts'
import { monthOfBill } from '../../domain/billMonths'
import { formatMoney } from '../../domain/money'
import { paths } from '../../domain/paths'
import type { PayableBill } from '../../flows/billPayment'
import { useBillsIfLoaded } from '../../flows/bills'
import { useServices } from '../../flows/services'
import { monthInSentence } from '../../lib/months'
import { usePaymentResult } from '../../payment/paymentResult'
import { readBillOfPayment } from '../../payment/unfinishedPayment'
import { AskAboutPayment } from '../shared/AskAboutPayment'
import { Actions, Paid, ResultCard } from './ResultCard'
import { ResultLink } from './ResultLink'

/** The links to the home page and to the bills, of which the next one may be open. */
function BillLinks({ next }: { next?: string | undefined }) {
  const { LL } = useI18nContext()
  return (
    <Actions>
      <ResultLink href={paths.overview}>{LL.payment.toHome()}</ResultLink>
      <ResultLink href={paths.bills} isPrimary>
        {next ?? LL.payment.toBills()}
      </ResultLink>
    </Actions>
  )
}

/** What was paid, with the month once the bills have loaded, and the next bill to pay. */
function PaidBill({ bill: { reference, amount } }: { bill: PayableBill }) {
  const { LL, locale } = useI18nContext()
  const bills = useBillsIfLoaded()
  const paidBill = bills.find(({ referenceNumber }) => referenceNumber === reference)
  const paidMonth = paidBill && monthOfBill(paidBill)
  // The provider may still list the paid bill as open. Without it, the list may be that of another contract.
  const nextBill = paidBill && oldestPayable(bills.filter((bill) => bill !== paidBill))
  const nextMonth = nextBill && monthOfBill(nextBill)
  const order = nextBill && orderOf(nextBill)
  const paid = formatMoney(amount, locale)
  return (
    <>
      <Paid>
        {paidMonth
          ? LL.payment.billPaid({ month: monthInSentence(paidMonth, locale), amount: paid })
          : LL.payment.amountPaid({ amount: paid })}
      </Paid>
      <BillLinks
        next={
          order && nextMonth
            ? LL.payment.payNext({
                month: monthInSentence(nextMonth, locale),
                amount: formatMoney(order.amount, locale),
              })
            : undefined
        }
      />
    </>
  )
}

/** The page after a bill payment. */
export default function BillResult() {
  const { tab } = useServices()
  const { state, checkoutId } = usePaymentResult('bill')
  const bill = readBillOfPayment(tab, checkoutId)
  return (
    <ResultCard state={state} paymentKind="bill" amount={bill?.amount ?? null}>
      {state === 'succeeded' && bill ? <PaidBill bill={bill} /> : <BillLinks />}
      {state === 'unconfirmed' && (
        <AskAboutPayment kind="bill" reference={bill?.reference} amount={bill?.amount ?? null} />
      )}
    </ResultCard>
  )
}
