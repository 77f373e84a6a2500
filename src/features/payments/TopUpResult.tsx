import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'
import { useAccount, useCurrentContract } from '../../core/account'
import { AskAboutPayment } from '../../core/payments/AskAboutPayment'
import { PhoneNumber } from '../../core/phone/PhoneNumber'
import { useChangedBalance } from '../../core/useChangedBalance'
import { useIsOwnNumber } from '../../core/usePrepaidBalance'
import { formatMoney } from '../../domain/money'
import { paths } from '../../domain/paths'
import { figureStyles } from '../../ui/figureStyles'
import { Skeleton } from '../../ui/Skeleton'
import { Actions, Fact, Paid, ResultCard } from './ResultCard'
import { ResultLink } from './ResultLink'
import { usePaymentResult } from './usePaymentResult'

const HEIGHT = '7.25rem'
const Panel = chakra('dl', {
  base: {
    minHeight: HEIGHT,
    marginBottom: '6',
    padding: '4',
    background: 'sunken',
    borderRadius: 'card',
    lineHeight: '1.3',
  },
})
const Term = chakra('dt', { base: { color: 'muted', fontSize: 'sm' } })
const Amount = chakra('dd', {
  base: { margin: '0', fontSize: '3xl', ...figureStyles, fontVariantNumeric: 'tabular-nums' },
})
const OwnNumber = chakra('dd', { base: { margin: '0', color: 'muted' } })

/**
 * The balance of the current prepaid contract, reported by the provider after the payment, never calculated.
 * The label does not call it new, because the payment may be for another number.
 */
function CurrentBalance({ balance }: { balance: number | null }) {
  const { LL, locale } = useI18nContext()
  const phoneNumber = useCurrentContract()?.phoneNumber
  const isLoading = useAccount(
    (snapshot) =>
      snapshot?.hasTag('opening') || snapshot?.matches({ contractSelected: 'refreshing' }) || false,
  )
  if (isLoading) return <Skeleton height={HEIGHT} marginBottom="6" borderRadius="card" />
  if (balance === null) return null
  return (
    <Panel>
      <Term>{LL.topUp.now()}</Term> <Amount>{formatMoney(balance, locale)}</Amount>{' '}
      {phoneNumber && (
        <OwnNumber>
          <PhoneNumber text={phoneNumber} />
        </OwnNumber>
      )}
    </Panel>
  )
}

/** The page after the payment of a top-up. */
export default function TopUpResult() {
  const { LL, locale } = useI18nContext()
  const { state, payment } = usePaymentResult('topUp')
  const balance = useChangedBalance(state === 'succeeded')
  const order = payment?.order?.kind === 'topUp' ? payment.order : null
  const isOwnNumber = useIsOwnNumber()
  const isForOther = order !== null && !isOwnNumber(order.phone)
  const amount = order && formatMoney(order.amount, locale)
  return (
    <ResultCard state={state} paymentKind="topUp" amount={order?.amount ?? null}>
      {state === 'succeeded' && amount !== null && <Paid>{LL.payment.toppedUp({ amount })}</Paid>}
      {isForOther && (
        <Fact>
          <span>{LL.topUp.phone()}</span>:{' '}
          <strong>
            <PhoneNumber text={order.phone} />
          </strong>
        </Fact>
      )}
      {state === 'succeeded' && !isForOther && <CurrentBalance balance={balance} />}
      <Actions>
        {state === 'succeeded' && order !== null && !isForOther && (
          <ResultLink href={paths.additionalPackages}>{LL.overview.viewPackages()}</ResultLink>
        )}
        <ResultLink href={paths.overview} isPrimary>
          {LL.payment.toHome()}
        </ResultLink>
      </Actions>
      {state === 'unconfirmed' && <AskAboutPayment kind="topUp" amount={order?.amount ?? null} />}
    </ResultCard>
  )
}
