import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Bill } from '../../api/types'
import { totalDebt } from '../../domain/billAmounts'
import { kindOf } from '../../domain/contractKind'
import { formatMoney } from '../../domain/money'
import { useCurrentContract } from '../../flows/account'
import { counted } from '../../lib/numbers'
import { isPartial } from '../../lib/partial'
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
  // A sum over bills of which some could not be read would be a guess.
  const debt = isPartial(bills) ? null : totalDebt(bills)
  const openBills = open > 0 ? LL.bill.openCount(counted(open, locale)) : LL.bill.nothingOpen()
  return (
    <Row>
      {owes && (
        <Card>
          <Term>{LL.bill.totalDebt()}</Term>
          <Debt>{debt === null ? '–' : formatMoney(debt, locale)}</Debt>
          <Note>{debt === null ? LL.bill.debtUnknown() : openBills}</Note>
        </Card>
      )}
      {!isPartial(bills) && <BillChart bills={bills} />}
    </Row>
  )
}
