import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Bill } from '../../api/types'
import { openAmount } from '../../domain/billAmounts'
import { formatMoney } from '../../domain/money'
import type { BillPaymentActor } from '../../flows/billPayment'
import { Card } from '../../ui/Card'
import { ClockIcon } from '../../ui/icons/clock'
import { SuccessIcon } from '../../ui/icons/status'
import { BillActions } from './BillActions'
import { CopyReference } from './CopyReference'

const Row = chakra(Card, {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    flexWrap: { md: 'wrap' },
    alignItems: { base: 'stretch', md: 'center' },
    justifyContent: 'space-between',
    columnGap: '1.5rem',
    rowGap: '0.75rem',
    paddingBlock: '4',
  },
})
// What can be done gives way to what is said, and where that is not enough (large text), goes below it.
const Description = chakra('div', { base: { maxWidth: 'full' } })
const Top = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '1rem', rowGap: '0.25rem' },
})
const Facts = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '1rem',
    color: 'muted',
    fontSize: 'sm',
  },
})
const Status = chakra('p', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    paddingInline: '3',
    paddingBlock: '1',
    borderRadius: 'full',
    fontSize: 'sm',
    fontWeight: 'semibold',
  },
  variants: {
    paid: {
      true: { background: 'successSubtle', color: 'success' },
      false: { background: 'accentSubtle', color: 'accentText' },
    },
  },
})
const Total = chakra('p', {
  base: { fontSize: '2xl', fontWeight: 'bold', lineHeight: '1.2', fontVariantNumeric: 'tabular-nums' },
})

interface BillCardProps {
  bill: Bill
  payment: BillPaymentActor
}

/** One bill: whether it is paid, how much it is, and what can be done with it. */
export function BillCard({ bill, payment }: BillCardProps) {
  const { LL, locale } = useI18nContext()
  const id = useId()
  const { forDate, referenceNumber, total } = bill
  const isPaid = bill.isBillPayed === true
  const open = openAmount(bill)
  return (
    <Row>
      <Description>
        <Top id={id}>
          <Total>{typeof total?.value === 'number' ? formatMoney(total.value, locale) : '–'}</Total>
          <Status paid={isPaid}>
            {isPaid ? <SuccessIcon /> : <ClockIcon />}
            <span>{isPaid ? LL.bill.paid() : LL.bill.unpaid()}</span>
          </Status>
        </Top>
        {open !== null && open > 0 && open !== total?.value && (
          <p>{LL.bill.remaining({ amount: formatMoney(open, locale) })}</p>
        )}
        <Facts>
          {forDate && <span>{LL.bill.issued({ date: forDate })}</span>}
          {referenceNumber && <CopyReference reference={referenceNumber} />}
        </Facts>
      </Description>
      <BillActions bill={bill} payment={payment} describedBy={id} />
    </Row>
  )
}
