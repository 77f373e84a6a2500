import { useI18nContext } from '../../../i18n/i18n-react'
import { AskAboutPayment } from '../../core/payments/AskAboutPayment'
import { formatMoney } from '../../domain/money'
import { Button } from '../../ui/Button'
import { CallReference } from '../../ui/CallReference'
import { Box } from '../../ui/layout'
import { Alert } from '../../ui/messages/Alert'
import type { BillPayment } from './useBillPayment'

type UnansweredNotice = Extract<BillPayment['notice'], { kind: 'unanswered' }>

/** The id of the call without a clear answer, and a question about it. */
const UnansweredNote = ({ bill }: Pick<UnansweredNotice, 'bill'>) => (
  <>
    <CallReference />
    <AskAboutPayment kind="bill" reference={bill?.reference} amount={bill?.amount ?? null} hasFailedCall />
  </>
)

/** The notice about a payment above the bills: that it is paused, or why it did not start. */
export function PaymentNotice({ notice, actions }: Pick<BillPayment, 'notice' | 'actions'>) {
  const { LL, locale } = useI18nContext()
  if (notice.kind === 'none') return null
  if (notice.kind === 'paused')
    return (
      <Box marginBottom="6">
        <Alert kind="info">
          <p>{LL.bill.waiting({ amount: formatMoney(notice.bill.amount, locale) })}</p>
          <Button variant="link" onClick={actions.resume}>
            {LL.bill.resume()}
          </Button>
        </Alert>
      </Box>
    )
  const isUnanswered = notice.kind === 'unanswered'
  return (
    <Box marginBottom="6">
      <Alert
        kind={isUnanswered ? 'error' : 'info'}
        note={isUnanswered && <UnansweredNote bill={notice.bill} />}
      >
        <p>{isUnanswered ? LL.bill.unanswered() : LL.bill.alreadyPaid()}</p>
        <Button variant="link" onClick={actions.closeNotice}>
          {LL.page.close()}
        </Button>
      </Alert>
    </Box>
  )
}
