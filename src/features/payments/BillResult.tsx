import { useI18nContext } from '../../../i18n/i18n-react'
import { payBillText } from '../../core/bills/dueBill'
import { PayBillLink } from '../../core/bills/PayBillLink'
import { AskAboutPayment } from '../../core/payments/AskAboutPayment'
import { formatMoney } from '../../domain/money'
import { paths } from '../../domain/paths'
import { monthInSentence } from '../../lib/months'
import { Actions } from '../../ui/Actions'
import { BillsOfContract } from './BillsOfContract'
import { Paid, ResultCard } from './ResultCard'
import { ResultLink } from './ResultLink'
import { type BillResult, useBillResult, usePaidBill } from './useBillResult'

interface BillLinksProps extends Pick<BillResult, 'isContractKnown'> {
  /** The payment that is most likely the next. */
  next?: { reference: string; text: string } | null
  /** Names the link to the bills beside it. */
  otherwise?: string
}

/** The links to the home page, to the bills, and to the next payment. */
function BillLinks({ next, otherwise, isContractKnown }: BillLinksProps) {
  const { LL } = useI18nContext()
  return (
    <Actions justifyContent="center">
      <ResultLink href={paths.overview}>{LL.payment.toHome()}</ResultLink>
      {!isContractKnown && <BillsOfContract />}
      {isContractKnown && (!next || otherwise) && (
        <ResultLink href={paths.bills} isPrimary={!next}>
          {otherwise ?? LL.payment.toBills()}
        </ResultLink>
      )}
      {isContractKnown && next && <PayBillLink reference={next.reference}>{next.text}</PayBillLink>}
    </Actions>
  )
}

interface PaidBillProps extends Pick<BillResult, 'isContractKnown'> {
  bill: NonNullable<BillResult['bill']>
}

/** What was paid, with the month once the bills have loaded, and the next bill to pay. */
function PaidBill({ bill, isContractKnown }: PaidBillProps) {
  const { LL, locale } = useI18nContext()
  const { month, next } = usePaidBill(bill)
  const amount = formatMoney(bill.amount, locale)
  return (
    <>
      <Paid>
        {month
          ? LL.payment.billPaid({ month: monthInSentence(month, locale), amount })
          : LL.payment.amountPaid({ amount })}
      </Paid>
      <BillLinks
        isContractKnown={isContractKnown}
        next={next && { reference: next.reference, text: payBillText(next, LL, locale) }}
      />
    </>
  )
}

/** After a certain failure, the same payment again, or another way to pay. */
function RetryLinks({ bill, isContractKnown }: PaidBillProps) {
  const { LL, locale } = useI18nContext()
  return (
    <BillLinks
      isContractKnown={isContractKnown}
      next={{
        reference: bill.reference,
        text: LL.payment.retry({ amount: formatMoney(bill.amount, locale) }),
      }}
      otherwise={LL.payment.payOtherwise()}
    />
  )
}

/** The page after a bill payment. */
export default function BillResultScreen() {
  const { status, bill, isContractKnown } = useBillResult()
  return (
    <ResultCard status={status} paymentKind="bill" amount={bill?.amount ?? null}>
      {status === 'succeeded' && bill && <PaidBill {...{ bill, isContractKnown }} />}
      {status === 'failed' && bill && <RetryLinks {...{ bill, isContractKnown }} />}
      {(status === 'unconfirmed' || !bill) && <BillLinks isContractKnown={isContractKnown} />}
      {status === 'unconfirmed' && (
        <AskAboutPayment kind="bill" reference={bill?.reference} amount={bill?.amount ?? null} />
      )}
    </ResultCard>
  )
}
