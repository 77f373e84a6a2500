import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Bill } from '../../api/types'
import type { BillPaymentActor } from '../../flows/billPayment'
import { monthName } from '../../lib/months'
import { Button } from '../../ui/Button'
import { ReceiptDrawing } from '../../ui/drawings/ReceiptDrawing'
import { EmptyState } from '../../ui/EmptyState'
import { Heading } from '../../ui/Heading'
import { BillCard } from './BillCard'
import { BillFilter, type BillKind } from './BillFilter'
import { billMonths } from './billMonths'

/** How many bills are shown at first, and how many more each time. */
const PAGE = 24

const Months = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '6' } })
const Section = chakra('section', { base: { display: 'flex', flexDirection: 'column', gap: '2' } })
const More = chakra('div', { base: { display: 'flex', justifyContent: 'center', marginTop: '8' } })

/** The bills by month, newest first, a page at a time. */
export function BillList({ bills, payment }: { bills: readonly Bill[]; payment: BillPaymentActor }) {
  const { LL, locale } = useI18nContext()
  const [kind, setKind] = useState<BillKind>('all')
  const [limit, setLimit] = useState(PAGE)
  const chosen = bills.filter((bill) => kind === 'all' || (kind === 'paid') === (bill.isBillPayed === true))
  const months = billMonths(chosen.slice(0, limit))
  return (
    <>
      <BillFilter chosen={kind} onChoose={setKind} />
      {chosen.length === 0 && <EmptyState drawing={<ReceiptDrawing />}>{LL.bill.noneOfKind()}</EmptyState>}
      <Months>
        {months.map(({ month, bills }) => (
          <Section key={month}>
            <Heading level={2} fontSize="lg">
              {month === null ? LL.bill.withoutDate() : monthName(month, locale)}
            </Heading>
            {bills.map((bill) => (
              <BillCard key={bill.billId} bill={bill} payment={payment} />
            ))}
          </Section>
        ))}
      </Months>
      {chosen.length > limit && (
        <More>
          <Button variant="outline" onClick={() => setLimit(limit + PAGE)}>
            {LL.bill.showMore()}
          </Button>
        </More>
      )}
    </>
  )
}
