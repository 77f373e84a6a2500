import { chakra } from '@chakra-ui/react/styled-system'
import { memo } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Bill } from '../../api/types'
import { useCurrentContract } from '../../core/account'
import { payBillText } from '../../core/bills/dueBill'
import { debtTexts, totalDebt } from '../../domain/billAmounts'
import { billMonths, billMonthText } from '../../domain/billMonths'
import { mayBeDue, openAmount } from '../../domain/billStatus'
import { hasDebt } from '../../domain/contracts'
import { formatMoney } from '../../domain/money'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Box, Inline, Text } from '../../ui/layout'
import { lazyComponent } from '../../ui/lazyComponent'
import { RouteLink } from '../../ui/RouteLink'
import { Skeleton } from '../../ui/Skeleton'
import { useWideScreen } from '../../ui/useWideScreen'
import { billPath } from './rules'
import { TransferOfAll } from './TransferAction'
import type { BillsPage } from './useBillsPage'
import { useTransfersSum } from './useTransfer'

/** The most open bills that it lists. */
const MAX_LISTED = 4

interface DebtProps {
  bills: readonly Bill[]
  /** Whether some bills could not be read. */
  isPartial: boolean
}

/** The total debt, which only postpaid mobile contracts have. */
function DebtAmount({ bills, isPartial }: DebtProps) {
  const { LL, locale } = useI18nContext()
  const { figure, note, creditNote } = debtTexts(bills, isPartial, LL, locale)
  return (
    <>
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
    </>
  )
}

/** A month leads to its bill; all of the row is its target. */
const MonthLink = chakra(RouteLink, {
  base: {
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    color: 'accentText',
    _after: { content: '""', position: 'absolute', inset: '0' },
  },
})

/** The open bills, if they are few. */
function OpenBills({ bills }: Pick<DebtProps, 'bills'>) {
  const { LL, locale } = useI18nContext()
  const openBills = bills.filter(mayBeDue)
  if (openBills.length < 2 || openBills.length > MAX_LISTED) return null
  return (
    <Box as="dl" marginTop="4" borderTop="1px solid" borderColor="line">
      {billMonths(openBills).flatMap(({ month, bills }) =>
        bills.map((bill) => (
          <Inline
            position="relative"
            alignItems="center"
            justifyContent="space-between"
            gap="4"
            minHeight="11"
            key={bill.billId}
          >
            <dt>
              <MonthLink href={billPath(bill)}>{billMonthText(month, LL, locale)}</MonthLink>
            </dt>{' '}
            <Box as="dd" fontWeight="bold" whiteSpace="nowrap">
              {formatMoney(openAmount(bill) ?? 0, locale)}
            </Box>
          </Inline>
        )),
      )}
    </Box>
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
  variants: {
    isSplit: { true: { gridTemplateColumns: { lg: 'minmax(min(17rem, 45%), 2fr) minmax(0, 3fr)' } } },
  },
})

const useShowsDebt = () => {
  const contract = useCurrentContract()
  return contract !== null && hasDebt(contract)
}

/** Of a customer with two open bills. */
export function BillSummarySkeleton() {
  const showsDebt = useShowsDebt()
  const transfersSum = useTransfersSum()
  const isWide = useWideScreen()
  if (!showsDebt && !isWide) return null
  return (
    <Sheet isSplit={showsDebt} aria-hidden="true">
      {showsDebt && (
        <Skeleton
          height={transfersSum ? '19rem' : '16.25rem'}
          css={{ '@media (max-width: 22rem)': { height: transfersSum ? '19.875rem' : '17.125rem' } }}
        />
      )}
      {isWide && <ChartSkeleton />}
    </Sheet>
  )
}

interface BillSummaryProps extends DebtProps, Pick<BillsPage, 'months' | 'due'> {
  /** Whether the provider prepares the payment of the bill to pay first. */
  isBusy: boolean
  onPay: BillsPage['payment']['actions']['pay']
}

/** What to pay first, with the total debt of a contract that has one, and the costs of the last months. */
// Drawn only when the bills change, and not with each step of a payment.
export const BillSummary = memo(function BillSummary(props: BillSummaryProps) {
  const { bills, isPartial, months, due, isBusy, onPay } = props
  const { LL, locale } = useI18nContext()
  const showsDebt = useShowsDebt()
  const showsChart = months.length > 0
  if (!showsDebt && !due && !showsChart) return null
  return (
    <Sheet isSplit={(showsDebt || due !== null) && showsChart}>
      {(showsDebt || due) && (
        <div>
          {showsDebt ? (
            <DebtAmount {...{ bills, isPartial }} />
          ) : (
            <Box as="h2" color="muted">
              {LL.bill.openBills()}
            </Box>
          )}
          {due && (
            <Button
              width="full"
              marginTop="4"
              paddingInline="3"
              loading={isBusy}
              onClick={() => onPay({ reference: due.reference, amount: due.amount })}
            >
              {payBillText(due, LL, locale)}
            </Button>
          )}
          {!isPartial && totalDebt(bills) !== null && (
            <>
              <OpenBills bills={bills} />
              <TransferOfAll bills={bills} />
            </>
          )}
        </div>
      )}
      {showsChart && <BillChart months={months} />}
    </Sheet>
  )
})

/** The costs of the last months below a phone's list. */
export const ChartCard = ({ months }: Pick<BillsPage, 'months'>) => (
  <Sheet marginTop="8">
    <BillChart months={months} />
  </Sheet>
)
