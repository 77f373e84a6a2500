import { useI18nContext } from '../../../i18n/i18n-react'
import type { PayableBill } from '../../../machines/billPayment.machine'
import { useContracts, useCurrentContract } from '../../core/account'
import { useBillsIfLoaded } from '../../core/bills/bills'
import { AskAboutPayment } from '../../core/payments/AskAboutPayment'
import { billOfPayment, earlierPaymentOfBill } from '../../core/payments/earlierPayment'
import { usePayments } from '../../core/payments/payments'
import { oldestPayable, orderOf } from '../../domain/billAmounts'
import { monthOfBill } from '../../domain/billMonths'
import { formatMoney } from '../../domain/money'
import { paths } from '../../domain/paths'
import { monthInSentence } from '../../lib/months'
import { BillsOfContract } from './BillsOfContract'
import { Actions, Paid, ResultCard } from './ResultCard'
import { ResultLink } from './ResultLink'
import { usePaymentResult } from './usePaymentResult'

interface BillLinksProps {
  /** The next bill to pay, in words. */
  next?: string | undefined
  /** Whether the portal knows which contract's bills they are. */
  isContractKnown: boolean
}

/** The links to the home page and to the bills. */
function BillLinks({ next, isContractKnown }: BillLinksProps) {
  const { LL } = useI18nContext()
  return (
    <Actions>
      <ResultLink href={paths.overview}>{LL.payment.toHome()}</ResultLink>
      {isContractKnown ? (
        <ResultLink href={paths.bills} isPrimary>
          {next ?? LL.payment.toBills()}
        </ResultLink>
      ) : (
        <BillsOfContract />
      )}
    </Actions>
  )
}

interface PaidBillProps extends BillLinksProps {
  bill: PayableBill
}

/** What was paid, with the month once the bills have loaded, and the next bill to pay. */
function PaidBill({ bill: { reference, amount }, isContractKnown }: PaidBillProps) {
  const { LL, locale } = useI18nContext()
  const bills = useBillsIfLoaded()
  const payments = usePayments()
  const paidBill = bills.find(({ referenceNumber }) => referenceNumber === reference)
  const paidMonth = paidBill && monthOfBill(paidBill)
  // The provider may still list the paid bill as open. Without it, the list may be that of another contract.
  const nextBill =
    paidBill &&
    oldestPayable(
      bills.filter((bill) => bill !== paidBill && !earlierPaymentOfBill(payments, bill.referenceNumber)),
    )
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
        isContractKnown={isContractKnown}
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
  const { state, payment } = usePaymentResult('bill')
  const bill = billOfPayment(payment)
  const current = useCurrentContract()
  const hasOneContract = useContracts().length < 2
  const isContractKnown = hasOneContract || payment?.productId === current?.productId
  return (
    <ResultCard state={state} paymentKind="bill" amount={bill?.amount ?? null}>
      {state === 'succeeded' && bill ? (
        <PaidBill {...{ bill, isContractKnown }} />
      ) : (
        <BillLinks isContractKnown={isContractKnown} />
      )}
      {state === 'unconfirmed' && (
        <AskAboutPayment kind="bill" reference={bill?.reference} amount={bill?.amount ?? null} />
      )}
    </ResultCard>
  )
}
