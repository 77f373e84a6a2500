import { memo, useId } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { Card } from '../../ui/Card'
import { Heading } from '../../ui/Heading'
import { Grid, Inline, Text } from '../../ui/layout'
import { DocumentActions } from './BillActions'
import { BillQuestions } from './BillQuestions'
import { BillStatus } from './BillStatus'
import { CopyReference } from './CopyReference'
import { TransferAction } from './TransferAction'
import type { BillState } from './useBillsPage'
import { useBillTexts } from './useBillTexts'

type BillDetailProps = Pick<BillState, 'bill' | 'earlier'>

/** The selected bill next to the table. */
export const BillDetail = memo(function BillDetail({ bill, earlier: earlierPayment }: BillDetailProps) {
  const { LL } = useI18nContext()
  const { month, total, issued, earlier, remaining } = useBillTexts(bill, earlierPayment)
  const id = useId()
  return (
    <Card flex="1 1 17rem" position="sticky" top="5.5rem" role="region" aria-labelledby={`${id}-month`}>
      <Heading level={2} id={`${id}-month`} fontSize="lg">
        {month}
      </Heading>
      <Inline flexWrap="wrap" alignItems="center" gap="3" marginTop="1" marginBottom="4">
        <Text textStyle="figure" fontSize="2xl" lineHeight="1.3" id={`${id}-total`}>
          {total}
        </Text>
        <BillStatus bill={bill} />
      </Inline>
      {earlier && <p>{earlier}</p>}
      {remaining && <p>{remaining}</p>}
      {issued && <Text color="muted">{issued}</Text>}
      {bill.referenceNumber && (
        <div>
          <Text marginTop="3" color="muted" fontSize="sm">
            {LL.bill.reference()}
          </Text>
          <CopyReference reference={bill.referenceNumber} />
        </div>
      )}
      <Grid
        gridTemplateColumns="repeat(auto-fill, minmax(13rem, 1fr))"
        justifyItems="start"
        columnGap="1.5rem"
      >
        <TransferAction bill={bill} describedBy={`${id}-total`} />
        <DocumentActions bill={bill} describedBy={`${id}-total`} />
        <BillQuestions bill={bill} />
      </Grid>
    </Card>
  )
})
