import { useI18nContext } from '../../../i18n/i18n-react'
import type { Bill } from '../../api/types'
import { usePdfDownload } from '../../core/pdfDownload'
import { orderOf } from '../../domain/billAmounts'
import { Button } from '../../ui/Button'
import { DownloadIcon } from '../../ui/icons/usage'
import type { BillPayment } from './useBillPayment'
import type { BillState } from './useBillsPage'

interface DocumentButtonProps {
  /** That of the bill, or the node reference of its listing. */
  id: string
  fileName: string
  /** The name of the document, and what the button does. */
  text: string
  label: string
  /** The id of the bill's amount. */
  describedBy: string
}

/** Saves a document of a bill. */
function DocumentButton({ id, fileName, text, label, describedBy }: DocumentButtonProps) {
  const { isDownloading, download } = usePdfDownload()
  return (
    <Button
      variant="link"
      aria-label={label}
      aria-describedby={describedBy}
      loading={isDownloading}
      onClick={() => download(id, fileName)}
    >
      <DownloadIcon />
      <span>{text}</span>
    </Button>
  )
}

interface ActionProps {
  bill: Bill
  /** The id of the bill's amount. */
  describedBy: string
}

export interface MainActionProps extends ActionProps, Pick<BillState, 'isBusy'> {
  onPay: BillPayment['actions']['pay']
}

/** Saves a bill, if it has a document. */
export function PdfAction({ bill: { billId, filename, hasBillPdf }, describedBy }: ActionProps) {
  const { LL } = useI18nContext()
  if (!hasBillPdf) return null
  return (
    <DocumentButton
      id={billId}
      fileName={filename ?? billId}
      text={LL.bill.pdf()}
      label={LL.bill.downloadPdf()}
      describedBy={describedBy}
    />
  )
}

interface PayActionProps extends MainActionProps {
  variant?: 'solid' | 'outline'
}

/** Pays a bill, if it can be paid online. The page's filled button pays the bill that is due first. */
export function PayAction({ bill, describedBy, variant = 'outline', isBusy, onPay }: PayActionProps) {
  const { LL } = useI18nContext()
  const order = orderOf(bill)
  if (!order) return null
  return (
    <Button variant={variant} aria-describedby={describedBy} loading={isBusy} onClick={() => onPay(order)}>
      {LL.bill.payOnline()}
    </Button>
  )
}

/** Pays an open bill, or saves one that cannot be paid. */
export const MainAction = (props: MainActionProps) =>
  orderOf(props.bill) ? <PayAction {...props} /> : <PdfAction {...props} />

/** Saves the listing of a bill, if it has one. */
export function ListingAction({ bill, describedBy }: ActionProps) {
  const { LL } = useI18nContext()
  const { noderef, filename, referenceNumber, billId } = bill
  if (!noderef) return null
  return (
    <DocumentButton
      id={noderef}
      fileName={filename ?? `${LL.bill.listingFile()}-${referenceNumber ?? billId}`}
      text={LL.bill.listing()}
      label={LL.bill.downloadListing()}
      describedBy={describedBy}
    />
  )
}
