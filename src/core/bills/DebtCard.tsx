import { useI18nContext } from '../../../i18n/i18n-react'
import { debtTexts } from '../../domain/billAmounts'
import { mayBeDue } from '../../domain/billStatus'
import { formatMoney } from '../../domain/money'
import { paths } from '../../domain/paths'
import { Link } from '../../ui/Link'
import { Text } from '../../ui/layout'
import { RouteLink } from '../../ui/RouteLink'
import { earlierPaymentOfBill } from '../payments/earlierPayment'
import { earlierPaymentText } from '../payments/earlierPaymentText'
import { usePayments } from '../payments/payments'
import { useBillList } from './bills'
import { firstDueBill, payBillText } from './dueBill'
import { PayBillLink } from './PayBillLink'
import { UpcomingCard } from './UpcomingCard'

/** What is open of the current contract's bills, and a link to them. */
export default function DebtCard({ height }: { height: string }) {
  const { LL, locale } = useI18nContext()
  const query = useBillList()
  const payments = usePayments()
  return (
    <UpcomingCard title={LL.bill.openBills()} query={query} height={height}>
      {(bills) => {
        const earlier = bills
          .filter(mayBeDue)
          .map(({ referenceNumber }) => earlierPaymentOfBill(payments, referenceNumber))
          .find((payment) => payment !== null)
        const firstDue = firstDueBill(bills, payments)
        const { figure, note, creditNote } = debtTexts(bills, query.isPartial, LL, locale)
        return (
          <>
            <Text fontSize="2xl" textStyle="figure" lineHeight="1.2" letterSpacing="-0.02em">
              {figure}
            </Text>
            <Text color="muted" fontSize="sm">
              {note}
            </Text>
            {earlier && (
              <Text
                color="muted"
                fontSize="sm"
              >{`${formatMoney(earlier.amount, locale)}: ${earlierPaymentText(earlier, LL, locale)}`}</Text>
            )}
            {creditNote && (
              <Text color="muted" fontSize="sm">
                {creditNote}
              </Text>
            )}
            {firstDue ? (
              <PayBillLink reference={firstDue.reference} variant="outline" marginTop="2" width="full">
                {payBillText(firstDue, LL, locale)}
              </PayBillLink>
            ) : (
              <Link asChild marginBottom="-3">
                <RouteLink href={paths.bills}>{LL.bill.heading()}</RouteLink>
              </Link>
            )}
          </>
        )
      }}
    </UpcomingCard>
  )
}
