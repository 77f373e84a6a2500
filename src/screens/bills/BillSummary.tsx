import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Bill } from '../../api/types'
import { totalDebt } from '../../domain/billAmounts'
import { kindOf } from '../../domain/contractKind'
import { formatMoney } from '../../domain/money'
import { useCurrentContract } from '../../flows/account'
import { counted } from '../../lib/numbers'
import { Card } from '../../ui/Card'
import { lazyPart } from '../../ui/lazyPart'
import { Skeleton } from '../../ui/Skeleton'

const BillChart = lazyPart(() => import('./BillChart'), <Skeleton height="13rem" />)

const Row = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
    marginBottom: '8',
  },
})
const Term = chakra('h2', { base: { color: 'muted', fontWeight: 'medium' } })
const Debt = chakra('p', {
  base: { fontSize: '3xl', fontWeight: 'bold', lineHeight: '1.2', fontVariantNumeric: 'tabular-nums' },
})
const Note = chakra('p', { base: { marginTop: '1', color: 'muted' } })

/** What is owed, for postpaid mobile contracts alone, and what the last months cost. */
export function BillSummary({ bills }: { bills: readonly Bill[] }) {
  const { LL, locale } = useI18nContext()
  const contract = useCurrentContract()
  const owes = contract !== null && kindOf(contract) === 'mobile' && contract.contractType === 'Postpaid'
  const open = bills.filter((bill) => !bill.isBillPayed).length
  return (
    <Row>
      {owes && (
        <Card>
          <Term>{LL.bill.totalDebt()}</Term>
          <Debt>{formatMoney(totalDebt(bills), locale)}</Debt>
          <Note>{open > 0 ? LL.bill.openCount(counted(open, locale)) : LL.bill.nothingOpen()}</Note>
        </Card>
      )}
      <BillChart bills={bills} />
    </Row>
  )
}
