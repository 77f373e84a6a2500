import { useId } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Bill } from '../../api/types'
import { billMonthText, monthOfBill } from '../../domain/billMonths'
import { Dialog } from '../../ui/Dialog'
import { Stack } from '../../ui/layout'
import { useQuery } from '../../ui/useQuery'
import { ListingAction, PayAction, PdfAction } from './BillActions'
import { BillFacts } from './BillFacts'
import { BillQuestions } from './BillQuestions'
import { TransferAction } from './TransferAction'
import type { BillState, BillsPage } from './useBillsPage'

/** Full-width rows under each other. */
const rowStyles = {
  // Stronger than the looks of a button and a link.
  '&& > *': {
    width: 'full',
    minHeight: '3.25rem',
    justifyContent: 'flex-start',
    gap: '3',
    border: 'none',
    borderTop: '1px solid',
    borderColor: 'line',
    borderRadius: '0',
    textDecoration: 'none',
    color: 'ink',
  },
  '& svg': { color: 'accentText' },
}

interface SheetContentProps extends BillState {
  onPay: BillsPage['payment']['actions']['pay']
}

function SheetContent({ bill, earlier, isBusy, onPay }: SheetContentProps) {
  const about = { bill, describedBy: useId() }
  return (
    <Stack gap="4">
      <div>
        <BillFacts bill={bill} earlier={earlier} amountId={about.describedBy} />
      </div>
      <PayAction {...about} variant="solid" isBusy={isBusy} onPay={onPay} />
      <Stack css={rowStyles}>
        <TransferAction {...about} />
        <PdfAction {...about} />
        <ListingAction {...about} />
        <BillQuestions bill={bill} />
      </Stack>
    </Stack>
  )
}

/** On a phone, all about the bill in the address, with its actions: Back and a reload keep it. */
export function BillSheet({ bills, page }: { bills: readonly Bill[]; page: BillsPage }) {
  const { LL, locale } = useI18nContext()
  const { query, setQuery } = useQuery()
  const bill = bills.find(({ billId }) => billId === query.get('bill'))
  const close = () => setQuery(() => ({}), { replace: true })
  return (
    <Dialog
      open={bill !== undefined}
      onClose={close}
      title={bill ? billMonthText(monthOfBill(bill), LL, locale) : ''}
      closeLabel={LL.page.close()}
    >
      {bill && (
        <SheetContent
          {...page.stateOf(bill)}
          onPay={(order) => {
            close()
            page.payment.actions.pay(order)
          }}
        />
      )}
    </Dialog>
  )
}
