import { chakra } from '@chakra-ui/react/styled-system'
import { memo, useId } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { mayBeDue } from '../../domain/billStatus'
import { Card } from '../../ui/Card'
import { Disclosure } from '../../ui/Disclosure'
import { Heading } from '../../ui/Heading'
import { Box, Inline, Stack, Text } from '../../ui/layout'
import { DocumentActions, MainAction, type MainActionProps } from './BillActions'
import { BillQuestions } from './BillQuestions'
import { BillStatus } from './BillStatus'
import { CopyReference } from './CopyReference'
import { TransferAction } from './TransferAction'
import type { BillState } from './useBillsPage'
import { useBillTexts } from './useBillTexts'

/** The month and its facts on the left, the amount and its status on the right. */
const Sheet = chakra(Card, {
  base: {
    display: 'grid',
    // A long status takes two lines, before the month is too narrow.
    gridTemplateColumns: 'minmax(0, 1fr) fit-content(58%)',
    alignItems: 'center',
    columnGap: '1rem',
    paddingBlock: '4',
  },
  // Bills that are not to pay are flat.
  variants: { flat: { true: { background: 'transparent', boxShadow: 'none' } } },
})

interface BillCardProps extends BillState, Pick<MainActionProps, 'onPay'> {
  /** Whether the list shows it first in its month. */
  isFirstOfMonth: boolean
}

/** Shows a bill with month, status, amount and actions. */
// Drawn only when its own part changes, and not with each step of a payment.
export const BillCard = memo(function BillCard({ isFirstOfMonth, ...state }: BillCardProps) {
  const { bill, earlier: earlierPayment, isDueFirst, isBusy, onPay } = state
  const { LL } = useI18nContext()
  const { month, total, issued, earlier, remaining } = useBillTexts(bill, earlierPayment)
  const id = useId()
  return (
    <Sheet flat={!mayBeDue(bill)}>
      {isFirstOfMonth ? (
        <Heading level={2} fontSize="lg">
          {month}
        </Heading>
      ) : (
        <Text color="muted" fontSize="lg" fontWeight="bold" lineHeight="1.2">
          {month}
        </Text>
      )}
      <Text textStyle="figure" justifySelf="end" fontSize="xl" lineHeight="1.3" id={id}>
        {total}
      </Text>
      <Inline flexWrap="wrap" alignItems="center" columnGap="1rem" color="muted" fontSize="sm">
        {issued && <span>{issued}</span>}
        {bill.referenceNumber && <CopyReference reference={bill.referenceNumber} />}
      </Inline>
      <BillStatus bill={bill} />
      {earlier && (
        <Text gridColumn="1 / -1" marginBottom="2">
          {earlier}
        </Text>
      )}
      {remaining && <Text gridColumn="1 / -1">{remaining}</Text>}
      <Inline flexWrap="wrap" columnGap="1.5rem" gridColumn="1 / -1">
        <MainAction {...{ bill, isDueFirst, isBusy, onPay }} describedBy={id} />
        <TransferAction bill={bill} describedBy={id} />
        <DocumentActions bill={bill} describedBy={id} />
      </Inline>
      <Box gridColumn="1 / -1" marginBottom="-2">
        <Disclosure label={LL.question.heading()}>
          <Stack gap="3">
            <BillQuestions bill={bill} />
          </Stack>
        </Disclosure>
      </Box>
    </Sheet>
  )
})
