import { chakra } from '@chakra-ui/react/styled-system'
import { memo } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { billStatusText } from '../../domain/billAmounts'
import { mayBeDue } from '../../domain/billStatus'
import { ChevronRightIcon } from '../../ui/icons/navigation'
import { Inline, Text } from '../../ui/layout'
import { RouteLink } from '../../ui/RouteLink'
import { Spinner } from '../../ui/Spinner'
import { billPath } from './rules'
import type { BillState } from './useBillsPage'
import { useBillTexts } from './useBillTexts'

const Row = chakra(RouteLink, {
  base: {
    display: 'flex',
    // With large text, the amount is below the month.
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '0.75rem',
    minHeight: '3.5rem',
    paddingBlock: '1.5',
    paddingInline: '4',
    lineHeight: '1.3',
    _focusVisible: { outlineOffset: '-2px' },
    '& > svg': { flex: 'none', color: 'muted' },
  },
})

/** A bill of the phone's list: month, status and amount; its sheet has the rest. */
// Drawn only when its own part changes, and not with each step of a payment.
export const BillRow = memo(function BillRow({ bill, earlier: earlierPayment, isBusy }: BillState) {
  const { LL } = useI18nContext()
  const { month, total, due, earlier, remaining } = useBillTexts(bill, earlierPayment)
  const isDue = mayBeDue(bill)
  return (
    <Row href={billPath(bill)}>
      <Text as="span" flex="1 1 8rem" minWidth="0">
        <Text as="span" display="block" fontWeight="bold">
          {month}
        </Text>{' '}
        <Inline as="span" flexWrap="wrap" columnGap="0.5rem" color="muted" fontSize="sm">
          <Text as="span" {...(isDue && { color: 'accentText', fontWeight: 'bold' })}>
            {billStatusText(bill, LL)}
          </Text>
          {earlier && <span>{earlier}</span>}
          {remaining && <span>{remaining}</span>}
          {due && <span>{due}</span>}
        </Inline>
      </Text>{' '}
      <Text as="span" fontWeight="bold" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
        {total}
      </Text>
      {isBusy ? <Spinner /> : <ChevronRightIcon />}
    </Row>
  )
})
