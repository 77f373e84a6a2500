import { useI18nContext } from '../../../i18n/i18n-react'
import { Inline, Text } from '../../ui/layout'
import { BillStatus } from './BillStatus'
import { CopyReference } from './CopyReference'
import type { BillState } from './useBillsPage'
import { useBillTexts } from './useBillTexts'

interface BillFactsProps extends Pick<BillState, 'bill' | 'earlier'> {
  /** The id of the amount. */
  amountId: string
}

/** Amount, status, dates and number of one bill. */
export function BillFacts({ bill, earlier: earlierPayment, amountId }: BillFactsProps) {
  const { LL } = useI18nContext()
  const { total, issued, due, earlier, remaining } = useBillTexts(bill, earlierPayment)
  return (
    <>
      <Inline flexWrap="wrap" alignItems="center" gap="3" marginTop="1" marginBottom="4">
        <Text textStyle="figure" fontSize="2xl" lineHeight="1.3" id={amountId}>
          {total}
        </Text>
        <BillStatus bill={bill} />
      </Inline>
      {earlier && <p>{earlier}</p>}
      {remaining && <p>{remaining}</p>}
      {due && <p>{due}</p>}
      {issued && <Text color="muted">{issued}</Text>}
      {bill.referenceNumber && (
        <div>
          <Text marginTop="3" color="muted" fontSize="sm">
            {LL.bill.reference()}
          </Text>
          <CopyReference reference={bill.referenceNumber} />
        </div>
      )}
    </>
  )
}
