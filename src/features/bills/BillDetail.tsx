import { memo, useId } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { orderOf } from '../../domain/billAmounts'
import { billMonthText, monthOfBill } from '../../domain/billMonths'
import { Card } from '../../ui/Card'
import { Heading } from '../../ui/Heading'
import { Grid } from '../../ui/layout'
import { ListingAction, PdfAction } from './BillActions'
import { BillFacts } from './BillFacts'
import { BillQuestions } from './BillQuestions'
import { TransferAction } from './TransferAction'
import type { BillState } from './useBillsPage'

type BillDetailProps = Pick<BillState, 'bill' | 'earlier'>

/** The selected bill next to the table. */
export const BillDetail = memo(function BillDetail({ bill, earlier }: BillDetailProps) {
  const { LL, locale } = useI18nContext()
  const id = useId()
  const about = { bill, describedBy: `${id}-total` }
  return (
    <Card flex="1 1 17rem" position="sticky" top="5.5rem" role="region" aria-labelledby={`${id}-month`}>
      <Heading level={2} id={`${id}-month`} fontSize="lg">
        {billMonthText(monthOfBill(bill), LL, locale)}
      </Heading>
      <BillFacts bill={bill} earlier={earlier} amountId={about.describedBy} />
      <Grid
        gridTemplateColumns="repeat(auto-fill, minmax(13rem, 1fr))"
        justifyItems="start"
        columnGap="1.5rem"
        rowGap="0.25rem"
      >
        <TransferAction {...about} />
        {/* The table saves a bill that cannot be paid. Customers check an open one before they pay. */}
        {orderOf(bill) && <PdfAction {...about} />}
        <ListingAction {...about} />
        <BillQuestions bill={bill} />
      </Grid>
    </Card>
  )
})
