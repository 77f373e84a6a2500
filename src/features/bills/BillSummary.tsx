import { chakra } from '@chakra-ui/react/styled-system'
import { memo } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Bill } from '../../api/types'
import { useCurrentContract } from '../../core/account'
import { debtTexts } from '../../domain/billAmounts'
import { billMonths, billMonthText } from '../../domain/billMonths'
import { mayBeDue, openAmount } from '../../domain/billStatus'
import { hasDebt } from '../../domain/contracts'
import { formatMoney } from '../../domain/money'
import { Card } from '../../ui/Card'
import { Box, Inline, Text } from '../../ui/layout'
import { lazyComponent } from '../../ui/lazyComponent'
import { Skeleton } from '../../ui/Skeleton'
import type { BillsPage } from './useBillsPage'

/** The most open bills that it lists. */
const MAX_LISTED = 4

interface DebtAmountProps {
  bills: readonly Bill[]
  /** Whether some bills could not be read. */
  isPartial: boolean
}

/** The total debt, and the open bills. */
function DebtAmount({ bills, isPartial }: DebtAmountProps) {
  const { LL, locale } = useI18nContext()
  const openBills = bills.filter(mayBeDue)
  const { isKnown, figure, note, creditNote } = debtTexts(bills, isPartial, LL, locale)
  const isListed = isKnown && openBills.length > 1 && openBills.length <= MAX_LISTED
  return (
    <div>
      <Box as="h2" color="muted">
        {LL.bill.totalDebt()}
      </Box>
      <Text textStyle="figure" fontSize="3xl" lineHeight="1.2" letterSpacing="-0.02em">
        {figure}
      </Text>
      <Text marginTop="1" color="muted">
        {note}
      </Text>
      {creditNote && (
        <Text marginTop="1" color="muted">
          {creditNote}
        </Text>
      )}
      {isListed && (
        <Box as="dl" marginTop="4" paddingTop="2" borderTop="1px solid" borderColor="line">
          {billMonths(openBills).flatMap(({ month, bills }) =>
            bills.map((bill) => (
              <Inline justifyContent="space-between" gap="4" paddingBlock="1.5" key={bill.billId}>
                <dt>{billMonthText(month, LL, locale)}</dt>{' '}
                <Box as="dd" fontWeight="bold" whiteSpace="nowrap">
                  {formatMoney(openAmount(bill) ?? 0, locale)}
                </Box>
              </Inline>
            )),
          )}
        </Box>
      )}
    </div>
  )
}

const ChartSkeleton = () => (
  <Skeleton height="16.8125rem" css={{ '@media (max-width: 22rem)': { height: '18.125rem' } }} />
)
const BillChart = lazyComponent(() => import('./BillChart'), <ChartSkeleton />)

const Sheet = chakra(Card, {
  base: {
    display: 'grid',
    columnGap: '3rem',
    rowGap: '1.5rem',
    borderRadius: 'hero',
    marginBottom: '8',
  },
  variants: { isSplit: { true: { gridTemplateColumns: { lg: 'minmax(0, 2fr) minmax(0, 3fr)' } } } },
})

const useShowsDebt = () => {
  const contract = useCurrentContract()
  return contract !== null && hasDebt(contract)
}

/** Of a customer with two open bills. */
export function BillSummarySkeleton() {
  const showsDebt = useShowsDebt()
  return (
    <Sheet isSplit={showsDebt} aria-hidden="true">
      {showsDebt && <Skeleton height="12rem" />}
      <ChartSkeleton />
    </Sheet>
  )
}

interface BillSummaryProps extends DebtAmountProps, Pick<BillsPage, 'months'> {}

/** The debt, only for postpaid mobile contracts, and the costs of the last months, from two months on. */
// Drawn only when the bills change, and not with each step of a payment.
export const BillSummary = memo(function BillSummary({ bills, isPartial, months }: BillSummaryProps) {
  const showsDebt = useShowsDebt()
  const showsChart = months.filter(({ total }) => total !== null).length > 1
  if (!showsDebt && !showsChart) return null
  return (
    <Sheet isSplit={showsDebt && showsChart}>
      {showsDebt && <DebtAmount bills={bills} isPartial={isPartial} />}
      {showsChart && <BillChart months={months} />}
    </Sheet>
  )
})
