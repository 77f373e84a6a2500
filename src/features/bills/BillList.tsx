import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Bill } from '../../api/types'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Chip, Chips } from '../../ui/Chips'
import { ReceiptDrawing } from '../../ui/drawings/ReceiptDrawing'
import { EmptyState } from '../../ui/EmptyState'
import { Inline } from '../../ui/layout'
import { useWideScreen } from '../../ui/useWideScreen'
import { BillRow } from './BillRow'
import { BillSheet } from './BillSheet'
import { BillTable } from './BillTable'
import { OlderBills } from './OlderBills'
import type { BillKind } from './rules'
import type { BillsPage } from './useBillsPage'
import { useShownBills } from './useShownBills'

/** The filter, and what is offered for all bills. */
export const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '1.5rem',
    rowGap: '0.5rem',
    marginBottom: { base: '4', md: '6' },
  },
})

const Rows = chakra('ol', {
  base: { listStyle: 'none', '& > li + li': { borderTop: '1px solid', borderColor: 'line' } },
})

interface BillFilterProps {
  selected: BillKind
  onChoose: (kind: BillKind) => void
}

function BillFilter({ selected, onChoose }: BillFilterProps) {
  const { LL } = useI18nContext()
  const kinds = [
    { kind: 'all', label: LL.bill.all() },
    { kind: 'unpaid', label: LL.bill.allUnpaid() },
    { kind: 'paid', label: LL.bill.allPaid() },
  ] as const
  return (
    <Chips role="group" aria-label={LL.bill.filter()}>
      {kinds.map(({ kind, label }) => (
        <Chip key={kind} type="button" aria-pressed={kind === selected} onClick={() => onChoose(kind)}>
          {label}
        </Chip>
      ))}
    </Chips>
  )
}

interface BillListProps {
  bills: readonly Bill[]
  page: BillsPage
  /** What is offered for all bills, beside the filter. */
  children?: ReactNode
}

/** The bills, newest first, on a phone the open ones first, a page at a time. */
export function BillList({ bills, page, children }: BillListProps) {
  const { LL } = useI18nContext()
  const isWide = useWideScreen()
  const { kind, choose, ofKind, rows, showMore } = useShownBills(bills, !isWide)
  const [firstBill, ...otherBills] = ofKind
  return (
    <>
      <Head>
        <BillFilter selected={kind} onChoose={choose} />
        {children}
      </Head>
      {firstBill === undefined && (
        <EmptyState drawing={<ReceiptDrawing />}>{LL.bill.noneOfKind()}</EmptyState>
      )}
      {firstBill && isWide && <BillTable bills={[firstBill, ...otherBills]} {...{ rows, page }} />}
      {firstBill && !isWide && (
        <Card isFlush overflow="hidden">
          <Rows>
            {rows.map((bill) => (
              <li key={bill.billId}>
                <BillRow {...page.stateOf(bill)} />
              </li>
            ))}
          </Rows>
        </Card>
      )}
      {!isWide && <BillSheet bills={bills} page={page} />}
      {showMore ? (
        <Inline justifyContent="center" marginTop="8">
          <Button variant="outline" onClick={showMore}>
            {LL.bill.showMore()}
          </Button>
        </Inline>
      ) : (
        <OlderBills bills={bills} />
      )}
    </>
  )
}
