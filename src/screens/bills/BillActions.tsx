import { chakra } from '@chakra-ui/react/styled-system'
import { useSelector } from '@xstate/react'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Bill } from '../../api/types'
import { openAmount } from '../../domain/billAmounts'
import type { BillPaymentActor } from '../../flows/billPayment'
import type { PdfDownload } from '../../flows/pdf'
import { Button } from '../../ui/Button'
import { DownloadIcon } from '../../ui/icons/usage'

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    justifyContent: { base: 'stretch', md: 'flex-end' },
    flexShrink: '1',
    '& > *': { flexGrow: { base: '1', md: '0' } },
  },
})

interface BillActionsProps {
  bill: Bill
  payment: BillPaymentActor
  pdf: PdfDownload
  /** The element that says which bill it is. */
  describedBy: string
}

/** Pay it, or save its documents. */
export function BillActions({ bill, payment, pdf, describedBy }: BillActionsProps) {
  const { LL } = useI18nContext()
  const busy = useSelector(payment, (snapshot) => snapshot.hasTag('busy'))
  const chosen = useSelector(payment, (snapshot) => snapshot.context.bill?.reference)
  const { billId, isBillPayed, hasBillPdf, filename, noderef, referenceNumber: reference } = bill
  const amount = openAmount(bill)
  const document = (id: string, label: string, fileName: string) => (
    <Button
      variant="outline"
      aria-describedby={describedBy}
      loading={pdf.isUnderWay(id)}
      onClick={() => pdf.download(id, fileName)}
    >
      <DownloadIcon />
      {label}
    </Button>
  )
  return (
    <Row>
      {reference && amount > 0 && (
        <Button
          aria-describedby={describedBy}
          loading={busy && chosen === reference}
          onClick={() => payment.send({ type: 'bill.pay', bill: { reference, amount } })}
        >
          {LL.bill.payOnline()}
        </Button>
      )}
      {isBillPayed && hasBillPdf && document(billId, LL.bill.downloadPdf(), filename ?? billId)}
      {noderef &&
        document(noderef, LL.bill.downloadListing(), `${LL.bill.listingFile()}-${reference ?? billId}`)}
    </Row>
  )
}
