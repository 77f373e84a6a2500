import { useI18nContext } from '../../../i18n/i18n-react'
import { debtTexts } from '../../domain/billAmounts'
import { mayBeDue } from '../../domain/billStatus'
import { hasDebt } from '../../domain/contracts'
import { formatMoney } from '../../domain/money'
import { paths } from '../../domain/paths'
import { Link } from '../../ui/Link'
import { Text } from '../../ui/layout'
import { RouteLink } from '../../ui/RouteLink'
import { useCurrentContract } from '../account'
import { earlierPaymentOfBill } from '../payments/earlierPayment'
import { earlierPaymentText } from '../payments/earlierPaymentText'
import { usePayments } from '../payments/payments'
import { useBillList } from './bills'
import { UpcomingCard } from './UpcomingCard'

/** What is open of the current contract's bills, and a link to them. Only a postpaid contract has a total debt. */
export default function DebtCard({ height }: { height: string }) {
  const { LL, locale } = useI18nContext()
  const contract = useCurrentContract()
  const query = useBillList()
  const payments = usePayments()
  const title = contract && hasDebt(contract) ? LL.bill.totalDebt() : LL.bill.openBills()
  return (
    <UpcomingCard title={title} query={query} height={height}>
      {(bills) => {
        const earlier = bills
          .filter(mayBeDue)
          .map(({ referenceNumber }) => earlierPaymentOfBill(payments, referenceNumber))
          .find((payment) => payment !== null)
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
            <Link asChild marginBottom="-3">
              <RouteLink href={paths.bills}>{LL.bill.heading()}</RouteLink>
            </Link>
          </>
        )
      }}
    </UpcomingCard>
  )
}
