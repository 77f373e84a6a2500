import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'
import { useCurrentContract } from '../../core/account'
import { AskAboutPayment } from '../../core/payments/AskAboutPayment'
import { PhoneNumber } from '../../core/phone/PhoneNumber'
import { formatMoney } from '../../domain/money'
import { paths } from '../../domain/paths'
import { Actions } from '../../ui/Actions'
import { Box, Text } from '../../ui/layout'
import { Skeleton } from '../../ui/Skeleton'
import { Paid, ResultCard } from './ResultCard'
import { ResultLink } from './ResultLink'
import { type TopUpResult, useTopUpResult } from './useTopUpResult'

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

/**
 * The balance of the current prepaid contract, reported by the provider after the payment, never calculated.
 * The label does not call it new, because the payment may be for another number.
 */
function CurrentBalance({ balance, isBalanceLoading }: Pick<TopUpResult, 'balance' | 'isBalanceLoading'>) {
  const { LL, locale } = useI18nContext()
  const phoneNumber = useCurrentContract()?.phoneNumber
  if (isBalanceLoading) return <Skeleton height={HEIGHT} marginBottom="6" borderRadius="card" />
  if (balance === null) return null
  return (
    <Panel>
      <Box as="dt" color="muted" fontSize="sm">
        {LL.topUp.now()}
      </Box>{' '}
      <Box as="dd" margin="0" fontSize="3xl" textStyle="figure" fontVariantNumeric="tabular-nums">
        {formatMoney(balance, locale)}
      </Box>{' '}
      {phoneNumber && (
        <Box as="dd" margin="0" color="muted">
          <PhoneNumber text={phoneNumber} />
        </Box>
      )}
    </Panel>
  )
}

/** The ways to continue; after a certain failure, the same top-up again is the main one. */
function TopUpLinks({ status, amount, otherPhone, failedCheckoutId, plan }: TopUpResult) {
  const { LL, locale } = useI18nContext()
  const isRetry = failedCheckoutId !== null && amount !== null
  return (
    <Actions justifyContent="center">
      {status === 'succeeded' && amount !== null && otherPhone === null && plan === null && (
        <ResultLink href={paths.additionalPackages}>{LL.overview.viewPackages()}</ResultLink>
      )}
      <ResultLink href={paths.overview} isPrimary={!isRetry && plan === null}>
        {LL.payment.toHome()}
      </ResultLink>
      {plan && (
        <ResultLink href={paths.tariffs} state={{ planToActivate: plan.code }} isPrimary>
          {LL.overview.activatePackage({ name: plan.name })}
        </ResultLink>
      )}
      {isRetry && (
        <>
          <ResultLink href={paths.topUp}>{LL.payment.payOtherwise()}</ResultLink>
          <ResultLink href={paths.topUp} state={{ retriedCheckoutId: failedCheckoutId }} isPrimary>
            {LL.payment.retry({ amount: formatMoney(amount, locale) })}
          </ResultLink>
        </>
      )}
    </Actions>
  )
}

/** The page after the payment of a top-up. */
export default function TopUpResultScreen() {
  const { LL, locale } = useI18nContext()
  const result = useTopUpResult()
  const { status, amount, otherPhone, balance, unchangedBalance, isBalanceLoading } = result
  return (
    <ResultCard status={status} paymentKind="topUp" amount={amount}>
      {status === 'succeeded' && amount !== null && (
        <Paid>{LL.payment.toppedUp({ amount: formatMoney(amount, locale) })}</Paid>
      )}
      {otherPhone !== null && (
        <Text marginBottom="6">
          <span>{LL.topUp.phone()}</span>:{' '}
          <strong>
            <PhoneNumber text={otherPhone} />
          </strong>
        </Text>
      )}
      {status === 'succeeded' && otherPhone === null && <CurrentBalance {...{ balance, isBalanceLoading }} />}
      {unchangedBalance !== null && (
        <Text marginBottom="6">
          {LL.payment.balanceUnchanged({ amount: formatMoney(unchangedBalance, locale) })}
        </Text>
      )}
      <TopUpLinks {...result} />
      {status === 'unconfirmed' && <AskAboutPayment kind="topUp" amount={amount} />}
    </ResultCard>
  )
}
