import { useI18nContext } from '../../../i18n/i18n-react'
import type { Bill } from '../../api/types'
import { useOptionalBills } from '../../core/bills/bills'
import { usePdfDownload } from '../../core/pdfDownload'
import { formatMoney } from '../../domain/money'
import { paths } from '../../domain/paths'
import { Button } from '../../ui/Button'
import { DownloadIcon } from '../../ui/icons/usage'
import { Link } from '../../ui/Link'
import { Text } from '../../ui/layout'
import { RouteLink } from '../../ui/RouteLink'
import { Skeleton } from '../../ui/Skeleton'

export interface ExplainedBill {
  isLoading: boolean
  /** All of the contract. */
  bills: readonly Bill[]
  /** Undefined without a list, and if several bills are of the day. */
  bill: Bill | undefined
}

/** The bill that was issued on a day. */
export function useExplainedBill(issued: string): ExplainedBill {
  const { state, data } = useOptionalBills()
  const bills = data ?? []
  const ofDay = bills.filter(({ forDate }) => forDate === issued)
  return { isLoading: state === 'loading', bills, bill: ofDay.length === 1 ? ofDay[0] : undefined }
}

/** All of the bill, which the charges of a month only explain in part. */
export function BillTotal({ isLoading, bill }: Pick<ExplainedBill, 'isLoading' | 'bill'>) {
  const { LL, locale } = useI18nContext()
  if (isLoading) return <Skeleton height="3.75rem" marginBottom="3" borderRadius="control" />
  if (typeof bill?.total?.value !== 'number') return null
  return (
    <div>
      <Text color="muted" fontSize="sm">
        {LL.bill.total()}
      </Text>
      <Text textStyle="figure" marginBottom="3" fontSize="2xl" lineHeight="1.3">
        {formatMoney(bill.total.value, locale)}
      </Text>
    </div>
  )
}

interface BillPdfProps {
  bill: Bill | undefined
  /** The id of what the document belongs to. */
  describedBy: string
}

/** The document that has the rest; without one, the way to the bills. */
export function BillPdf({ bill, describedBy }: BillPdfProps) {
  const { LL } = useI18nContext()
  const { isDownloading, download } = usePdfDownload()
  if (!bill?.hasBillPdf)
    return (
      <Link asChild>
        <RouteLink href={paths.bills}>{LL.payment.toBills()}</RouteLink>
      </Link>
    )
  return (
    <Button
      variant="link"
      aria-describedby={describedBy}
      loading={isDownloading}
      onClick={() => download(bill.billId, bill.filename ?? bill.billId)}
    >
      <DownloadIcon />
      <span>{LL.bill.downloadPdf()}</span>
    </Button>
  )
}
