import { chakra } from '@chakra-ui/react/styled-system'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Bill } from '../../api/types'
import { orderOf } from '../../domain/billAmounts'
import type { BillPaymentActor } from '../../flows/billPayment'
import { usePdfDownload } from '../../flows/pdfDownload'
import { Button } from '../../ui/Button'
import { DownloadIcon } from '../../ui/icons/usage'

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '1.5rem',
    gridColumn: '1 / -1',
    marginTop: { base: '2', md: '1' },
  },
})

interface DocumentButtonProps {
  /** That of the bill, or the node reference of its listing. */
  id: string
  fileName: string
  /** The id of the bill's amount and status. */
  describedBy: string
  children: ReactNode
}

/** Saves a document of a bill. */
function DocumentButton({ id, fileName, describedBy, children }: DocumentButtonProps) {
  const { isDownloading, download } = usePdfDownload()
  return (
    <Button
      variant="link"
      aria-describedby={describedBy}
      loading={isDownloading}
      onClick={() => download(id, fileName)}
    >
      <DownloadIcon />
      <span>{children}</span>
    </Button>
  )
}

interface BillActionsProps {
  bill: Bill
  payment: BillPaymentActor
  /** The id of the bill's amount and status. */
  describedBy: string
  /** Whether it is the one to pay first. */
  isDueFirst: boolean
}

/** Pay a bill, or save its documents. */
export function BillActions({ bill, payment, describedBy, isDueFirst }: BillActionsProps) {
  const { LL } = useI18nContext()
  const busy = useSelector(payment, (snapshot) => snapshot.hasTag('busy'))
  const chosen = useSelector(payment, (snapshot) => snapshot.context.bill?.reference)
  const { billId, isBillPayed, hasBillPdf, filename, noderef, referenceNumber } = bill
  const order = orderOf(bill)
  return (
    <Row>
      {order && (
        <Button
          variant={isDueFirst ? 'solid' : 'outline'}
          width={{ base: 'full', md: 'auto' }}
          aria-describedby={describedBy}
          loading={busy && chosen === order.reference}
          onClick={() => payment.send({ type: 'bill.pay', bill: order })}
        >
          {LL.bill.payOnline()}
        </Button>
      )}
      {isBillPayed && hasBillPdf && (
        <DocumentButton id={billId} fileName={filename ?? billId} describedBy={describedBy}>
          {LL.bill.downloadPdf()}
        </DocumentButton>
      )}
      {noderef && (
        <DocumentButton
          id={noderef}
          fileName={filename ?? `${LL.bill.listingFile()}-${referenceNumber ?? billId}`}
          describedBy={describedBy}
        >
          {LL.bill.downloadListing()}
        </DocumentButton>
      )}
    </Row>
  )
}
