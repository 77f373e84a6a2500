import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useState } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Bill } from '../../api/types'
import { earlierPaymentOfBill } from '../../core/payments/earlierPayment'
import { usePayments } from '../../core/payments/payments'
import { oldestPayable } from '../../domain/billAmounts'
import { billMonths } from '../../domain/billMonths'
import { mayBeDue } from '../../domain/billStatus'
import type { HistoryState } from '../../lib/historyState'
import { Button } from '../../ui/Button'
import { Chip, Chips } from '../../ui/Chips'
import { ReceiptDrawing } from '../../ui/drawings/ReceiptDrawing'
import { EmptyState } from '../../ui/EmptyState'
import { usePrinting } from '../../ui/usePrinting'
import { type CountMemory, useShownPart } from '../../ui/useShownPart'
import { useWideScreen } from '../../ui/useWideScreen'
import { BillCard } from './BillCard'
import { BillTable } from './BillTable'
import type { BillPaymentActor } from './useBillPayment'

type BillKind = 'all' | 'unpaid' | 'paid'

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
/** Credits, and bills with nothing to pay, are neither open nor paid. */
const isOfKind = (bill: Bill, kind: BillKind) =>
  kind === 'all' || (kind === 'paid' ? bill.isBillPayed : mayBeDue(bill))

interface BillFilterProps {
  chosen: BillKind
  onChoose: (kind: BillKind) => void
}

function BillFilter({ chosen, onChoose }: BillFilterProps) {
  const { LL } = useI18nContext()
  const kinds = [
    { kind: 'all', label: LL.bill.all() },
    { kind: 'unpaid', label: LL.bill.allUnpaid() },
    { kind: 'paid', label: LL.bill.allPaid() },
  ] as const
  return (
    <Chips role="group" aria-label={LL.bill.filter()}>
      {kinds.map(({ kind, label }) => (
        <Chip key={kind} type="button" aria-pressed={kind === chosen} onClick={() => onChoose(kind)}>
          {label}
        </Chip>
      ))}
    </Chips>
  )
}

const Cards = chakra('ol', { base: { display: 'grid', gap: '3', listStyle: 'none' } })

/** Bills shown at first, and added with each click. */
const PAGE_SIZE = 24

/** The history entry keeps it, so that Back and a reload show as many. */
const billCount: CountMemory = {
  read() {
    const state: HistoryState = history.state
    return state?.billCount
  },
  write(billCount) {
    const state: HistoryState = history.state
    history.replaceState({ ...state, billCount } satisfies HistoryState, '')
  },
}

const ButtonRow = chakra('div', { base: { display: 'flex', justifyContent: 'center', marginTop: '8' } })

interface BillListProps {
  bills: readonly Bill[]
  payment: BillPaymentActor
  /** What is offered for all bills, beside the filter. */
  children?: ReactNode
}

/** The bills by month, newest first, a page at a time. */
export function BillList({ bills, payment, children }: BillListProps) {
  const { LL } = useI18nContext()
  const isWide = useWideScreen()
  const [kind, setKind] = useState<BillKind>('all')
  const billsOfKind = billMonths(bills)
    .flatMap((month) => month.bills)
    .filter((bill) => isOfKind(bill, kind))
  const { shown, showMore } = useShownPart(billsOfKind, PAGE_SIZE, billCount)
  const rows = usePrinting() ? billsOfKind : shown
  const [firstBill, ...otherBills] = billsOfKind
  const payments = usePayments()
  const firstDue = oldestPayable(
    bills.filter(({ referenceNumber }) => !earlierPaymentOfBill(payments, referenceNumber)),
  )
  return (
    <>
      <Head>
        <BillFilter chosen={kind} onChoose={setKind} />
        {children}
      </Head>
      {firstBill === undefined && (
        <EmptyState drawing={<ReceiptDrawing />}>{LL.bill.noneOfKind()}</EmptyState>
      )}
      {firstBill && isWide && (
        <BillTable bills={[firstBill, ...otherBills]} {...{ rows, payment, firstDue }} />
      )}
      {!isWide && (
        <Cards>
          {billMonths(rows).flatMap(({ bills }) =>
            bills.map((bill, index) => (
              <li key={bill.billId}>
                <BillCard
                  {...{ bill, payment }}
                  isFirstOfMonth={index === 0}
                  isDueFirst={bill === firstDue}
                />
              </li>
            )),
          )}
        </Cards>
      )}
      {showMore && (
        <ButtonRow>
          <Button variant="outline" onClick={showMore}>
            {LL.bill.showMore()}
          </Button>
        </ButtonRow>
      )}
    </>
  )
}
