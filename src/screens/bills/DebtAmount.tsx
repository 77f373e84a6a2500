import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Bill } from '../../api/types'
import { openAmount, totalDebt } from '../../domain/billAmounts'
import { billMonths } from '../../domain/billMonths'
import { formatMoney } from '../../domain/money'
import { monthName } from '../../lib/months'
import { countParams } from '../../lib/numbers'
import { figureStyles } from '../../ui/figureStyles'

/** The most open bills that it lists. */
const MAX_LISTED = 4

const Term = chakra('h2', { base: { color: 'muted', fontWeight: 'medium' } })
const Debt = chakra('p', {
  base: { ...figureStyles, fontSize: '3xl', lineHeight: '1.2', letterSpacing: '-0.02em' },
})
const Note = chakra('p', { base: { marginTop: '1', color: 'muted' } })
const List = chakra('dl', {
  base: { marginTop: '4', paddingTop: '2', borderTop: '1px solid', borderColor: 'line' },
})
const Item = chakra('div', {
  base: { display: 'flex', justifyContent: 'space-between', gap: '4', paddingBlock: '1.5' },
})
const Amount = chakra('dd', { base: { fontWeight: 'bold', whiteSpace: 'nowrap' } })

/** The total debt, and the open bills. */
export function DebtAmount({ bills, isPartial }: { bills: readonly Bill[]; isPartial: boolean }) {
  const { LL, locale } = useI18nContext()
  const openBills = bills.filter((bill) => !bill.isBillPayed)
  // If some bills could not be read, the sum would be a guess.
  const debt = isPartial ? null : totalDebt(bills)
  const openBillsText =
    openBills.length > 0 ? LL.bill.openCount(countParams(openBills.length, locale)) : LL.bill.nothingOpen()
  return (
    <div>
      <Term>{LL.bill.totalDebt()}</Term>
      <Debt>{debt === null ? '–' : formatMoney(debt, locale)}</Debt>
      <Note>{debt === null ? LL.bill.debtUnknown() : openBillsText}</Note>
      {debt !== null && openBills.length > 1 && openBills.length <= MAX_LISTED && (
        <List>
          {billMonths(openBills).flatMap(({ month, bills }) =>
            bills.map((bill) => (
              <Item key={bill.billId}>
                <dt>{month === null ? LL.bill.withoutDate() : monthName(month, locale)}</dt>
                <Amount>{formatMoney(openAmount(bill) ?? 0, locale)}</Amount>
              </Item>
            )),
          )}
        </List>
      )}
    </div>
  )
}
