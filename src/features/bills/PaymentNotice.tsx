import { chakra } from '@chakra-ui/react/styled-system'
import { useSelector } from '@xstate/react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { AskAboutPayment } from '../../core/payments/AskAboutPayment'
import { formatMoney } from '../../domain/money'
import { Alert } from '../../ui/Alert'
import { Button } from '../../ui/Button'
import { CallReference } from '../../ui/CallReference'
import type { BillPaymentActor, PayableBill } from './useBillPayment'

const Spacing = chakra('div', { base: { marginBottom: '6' } })

/** The id of the call without a clear answer, and a question about it. */
const UnansweredNote = ({ bill }: { bill: PayableBill | null }) => (
  <>
    <CallReference />
    <AskAboutPayment kind="bill" reference={bill?.reference} amount={bill?.amount ?? null} hasFailedCall />
  </>
)

/** The notice about a payment above the bills: that it is paused, or why it did not start. */
export function PaymentNotice({ payment }: { payment: BillPaymentActor }) {
  const { LL, locale } = useI18nContext()
  const bill = useSelector(payment, (snapshot) => snapshot.context.bill)
  const paused = useSelector(payment, (snapshot) => snapshot.matches({ prepared: 'paused' }))
  const alreadyPaid = useSelector(payment, (snapshot) => snapshot.matches({ choosing: 'alreadyPaid' }))
  const unanswered = useSelector(payment, (snapshot) => snapshot.hasTag('outcomeUnknown'))
  if (paused && bill)
    return (
      <Spacing>
        <Alert kind="info">
          <p>{LL.bill.waiting({ amount: formatMoney(bill.amount, locale) })}</p>
          <Button variant="link" onClick={() => payment.send({ type: 'payment.resume' })}>
            {LL.bill.resume()}
          </Button>
        </Alert>
      </Spacing>
    )
  if (alreadyPaid || unanswered)
    return (
      <Spacing>
        <Alert kind={alreadyPaid ? 'info' : 'error'} note={unanswered && <UnansweredNote bill={bill} />}>
          <p>{alreadyPaid ? LL.bill.alreadyPaid() : LL.bill.unanswered()}</p>
          <Button variant="link" onClick={() => payment.send({ type: 'notice.close' })}>
            {LL.page.close()}
          </Button>
        </Alert>
      </Spacing>
    )
  return null
}
