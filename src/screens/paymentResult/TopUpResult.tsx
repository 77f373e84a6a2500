import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { formatMoney } from '../../domain/money'
import { formatPhoneNumber } from '../../domain/phoneNumber'
import { useAccount, useCurrentContract } from '../../flows/account'
import { useServices } from '../../flows/services'
import { usePrepaidBalance } from '../../flows/usePrepaidBalance'
import { usePaymentResult } from '../../payment/paymentResult'
import { figureStyles } from '../../ui/figureStyles'
import { Skeleton } from '../../ui/Skeleton'
import { ResultCard } from './ResultCard'

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
const PhoneNumber = chakra('dd', { base: { margin: '0', color: 'muted' } })

/**
 * The balance of the current prepaid contract, reported by the provider after the payment, never calculated.
 * The label does not call it new, because the payment may be for another number.
 */
function CurrentBalance() {
  const { LL, locale } = useI18nContext()
  const { api } = useServices()
  const [mountedAt] = useState(() => api.now())
  const phoneNumber = useCurrentContract()?.phoneNumber
  const balance = usePrepaidBalance()
  const loadedAt = useAccount((snapshot) => snapshot?.context.loadedAt ?? 0)
  const isLoading = useAccount(
    (snapshot) =>
      snapshot?.hasTag('opening') || snapshot?.matches({ contractSelected: 'refreshing' }) || false,
  )
  if (isLoading) return <Skeleton height={HEIGHT} marginBottom="6" borderRadius="card" />
  if (balance === null || loadedAt < mountedAt) return null
  return (
    <Panel>
      <Term>{LL.topUp.now()}</Term>
      <Amount>{formatMoney(balance, locale)}</Amount>
      {phoneNumber && <PhoneNumber>{formatPhoneNumber(phoneNumber)}</PhoneNumber>}
    </Panel>
  )
}

/** The page after the payment of a top-up. */
export default function TopUpResult() {
  return (
    <ResultCard state={usePaymentResult('topUp')} paymentKind="topUp">
      <CurrentBalance />
    </ResultCard>
  )
}
