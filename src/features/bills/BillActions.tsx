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

export interface MainActionProps extends ActionProps, Pick<BillState, 'isDueFirst' | 'isBusy'> {
  onPay: BillPayment['actions']['pay']
}

/** Saves a bill, if it has a document. */
function PdfAction({ bill: { billId, filename, hasBillPdf }, describedBy }: ActionProps) {
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

/** Pays an open bill, or saves one that cannot be paid. */
export function MainAction({ bill, describedBy, isDueFirst, isBusy, onPay }: MainActionProps) {
  const { LL } = useI18nContext()
  const order = orderOf(bill)
  if (order)
    return (
      <Button
        variant={isDueFirst ? 'solid' : 'outline'}
        width={{ base: 'full', md: 'auto' }}
        aria-describedby={describedBy}
        loading={isBusy}
        onClick={() => onPay(order)}
      >
        {LL.bill.payOnline()}
      </Button>
    )
  return <PdfAction {...{ bill, describedBy }} />
}

/** Saves the listing of a bill, if it has one. */
function ListingAction({ bill, describedBy }: ActionProps) {
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

/** Saves what the main action does not: the listing, and an open bill, which customers check before they pay. */
export function DocumentActions({ bill, describedBy }: ActionProps) {
  return (
    <>
      {orderOf(bill) && <PdfAction {...{ bill, describedBy }} />}
      <ListingAction {...{ bill, describedBy }} />
    </>
  )
}
