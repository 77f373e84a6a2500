import { chakra } from '@chakra-ui/react/styled-system'
import { useSelector } from '@xstate/react'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Bill } from '../../api/types'
import { openAmount } from '../../domain/billAmounts'
import type { BillPaymentActor } from '../../flows/billPayment'
import { Button } from '../../ui/Button'
import { DocumentButton } from './DocumentButton'

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
  const { billId, isBillPayed, hasBillPdf, filename, noderef, referenceNumber: reference } = bill
  const amount = openAmount(bill)
  return (
    <Row>
      {reference && amount !== null && amount > 0 && (
        <Button
          variant={isDueFirst ? 'solid' : 'outline'}
          width={{ base: 'full', md: 'auto' }}
          aria-describedby={describedBy}
          loading={busy && chosen === reference}
          onClick={() => payment.send({ type: 'bill.pay', bill: { reference, amount } })}
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
          fileName={filename ?? `${LL.bill.listingFile()}-${reference ?? billId}`}
          describedBy={describedBy}
        >
          {LL.bill.downloadListing()}
        </DocumentButton>
      )}
    </Row>
  )
}
