import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Bill } from '../../api/types'
import { openAmount } from '../../domain/billAmounts'
import { formatMoney } from '../../domain/money'
import type { BillPaymentActor } from '../../flows/billPayment'
import { Card } from '../../ui/Card'
import { figureStyles } from '../../ui/figureStyles'
import { Heading } from '../../ui/Heading'
import { ClockIcon } from '../../ui/icons/clock'
import { SuccessIcon } from '../../ui/icons/status'
import { BillActions } from './BillActions'
import { CopyReference } from './CopyReference'
import { Tag } from './Tag'

/** Whether a bill is paid, in words and as a drawing. */
function BillStatus({ paid }: { paid: boolean }) {
  const { LL } = useI18nContext()
  return (
    <Tag tone={paid ? 'good' : 'open'}>
      {paid ? <SuccessIcon /> : <ClockIcon />}
      <span>{paid ? LL.bill.paid() : LL.bill.unpaid()}</span>
    </Tag>
  )
}

/** One column on a phone; on wider screens, status and amount share a line at the right edge. */
const Sheet = chakra(Card, {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
    columnGap: '1.5rem',
    paddingBlock: { base: '4', md: '4' },
  },
  // Paid bills are flat.
  variants: { paid: { true: { background: 'transparent', boxShadow: 'none' } } },
})
const SameMonth = chakra('p', {
  base: { color: 'muted', fontSize: 'lg', fontWeight: 'semibold', lineHeight: '1.2' },
})
const Facts = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '1rem',
    gridRow: '2',
    color: 'muted',
    fontSize: 'sm',
  },
})
const Sum = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { md: 'row-reverse' },
    flexWrap: 'wrap',
    alignItems: 'center',
    alignSelf: { md: 'start' },
    columnGap: { base: '0.75rem', md: '1.5rem' },
    rowGap: '0.25rem',
    gridArea: { base: '3 / 1', md: '1 / 2 / 4 / 3' },
  },
})
const Total = chakra('p', { base: { ...figureStyles, fontSize: 'xl', lineHeight: '1.3' } })
const Remaining = chakra('p', { base: { gridRow: { base: '4', md: '3' } } })

interface BillCardProps {
  bill: Bill
  payment: BillPaymentActor
  /** The name of its month. */
  title: string
  /** Whether the list shows it first in its month. */
  isFirstOfMonth: boolean
  /** Whether the customer should pay it first. */
  isDueFirst: boolean
}

/** Shows a bill with month, status, amount and actions. */
export function BillCard({ bill, payment, title, isFirstOfMonth, isDueFirst }: BillCardProps) {
  const { LL, locale } = useI18nContext()
  const id = useId()
  const { forDate, referenceNumber, total } = bill
  const isPaid = bill.isBillPayed === true
  const amountDue = openAmount(bill)
  return (
    <Sheet paid={isPaid}>
      {isFirstOfMonth ? (
        <Heading level={2} fontSize="lg">
          {title}
        </Heading>
      ) : (
        <SameMonth>{title}</SameMonth>
      )}
      <Facts>
        {forDate && <span>{LL.bill.issued({ date: forDate })}</span>}
        {referenceNumber && <CopyReference reference={referenceNumber} />}
      </Facts>
      <Sum id={id}>
        <Total>{typeof total?.value === 'number' ? formatMoney(total.value, locale) : '–'}</Total>
        <BillStatus paid={isPaid} />
      </Sum>
      {amountDue !== null && amountDue > 0 && amountDue !== total?.value && (
        <Remaining>{LL.bill.remaining({ amount: formatMoney(amountDue, locale) })}</Remaining>
      )}
      <BillActions bill={bill} payment={payment} describedBy={id} isDueFirst={isDueFirst} />
    </Sheet>
  )
}
