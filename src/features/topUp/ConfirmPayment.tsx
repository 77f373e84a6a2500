import { chakra } from '@chakra-ui/react/styled-system'
import { useSelector } from '@xstate/react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { PhoneNumber } from '../../core/phone/PhoneNumber'
import { formatMoney } from '../../domain/money'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { FactList } from '../../ui/FactList'
import type { TopUpActor } from './useTopUp'

const Column = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4' } })
const Small = chakra('p', { base: { color: 'muted', fontSize: 'sm' } })

/** The amount, the number and the terms, before the portal sends the customer to the payment page. */
export function ConfirmPayment({ topUp }: { topUp: TopUpActor }) {
  const { LL, locale } = useI18nContext()
  const open = useSelector(topUp, (snapshot) => snapshot.hasTag('confirming'))
  const busy = useSelector(topUp, (snapshot) => snapshot.hasTag('busy'))
  const redirecting = useSelector(topUp, (snapshot) => snapshot.matches('redirecting'))
  const { phone, amount } = useSelector(topUp, (snapshot) => snapshot.context)
  return (
    <ConfirmDialog
      open={open}
      title={LL.topUp.confirmHeading()}
      confirmLabel={LL.topUp.continueToPayment()}
      cancelLabel={LL.shell.cancel()}
      closeLabel={LL.page.close()}
      loading={busy}
      onConfirm={() => topUp.send({ type: 'payment.confirm' })}
      onClose={() => topUp.send({ type: 'payment.cancel' })}
    >
      <Column>
        <FactList
          facts={[
            { term: LL.topUp.phone(), value: <PhoneNumber text={phone} /> },
            { term: LL.topUp.amount(), value: formatMoney(amount ?? 0, locale) },
          ]}
        />
        <p>{LL.topUp.terms()}</p>
        <div role="status">
          <Small>{redirecting ? LL.topUp.redirecting() : LL.topUp.paymentPage()}</Small>
        </div>
      </Column>
    </ConfirmDialog>
  )
}
