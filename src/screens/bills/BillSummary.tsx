import { chakra } from '@chakra-ui/react/styled-system'
import type { Bill } from '../../api/types'
import { monthlyTotals } from '../../domain/billMonths'
import { kindOf } from '../../domain/contractKind'
import { useCurrentContract } from '../../flows/account'
import { Card } from '../../ui/Card'
import { lazyComponent } from '../../ui/lazyComponent'
import { Skeleton } from '../../ui/Skeleton'
import { DebtAmount } from './DebtAmount'

const BillChart = lazyComponent(() => import('./BillChart'), <Skeleton height="15rem" />)

/** Months in the chart. */
const CHART_MONTHS = 6

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

/** The debt, only for postpaid mobile contracts, and the costs of the last months, from two months on. */
export function BillSummary({ bills, isPartial }: { bills: readonly Bill[]; isPartial: boolean }) {
  const contract = useCurrentContract()
  const showsDebt = contract !== null && kindOf(contract) === 'mobile' && contract.contractType === 'Postpaid'
  const months = isPartial ? [] : monthlyTotals(bills, CHART_MONTHS)
  const showsChart = months.filter(({ total }) => total !== null).length > 1
  if (!showsDebt && !showsChart) return null
  return (
    <Sheet isSplit={showsDebt && showsChart}>
      {showsDebt && <DebtAmount bills={bills} isPartial={isPartial} />}
      {showsChart && <BillChart months={months} />}
    </Sheet>
  )
}
