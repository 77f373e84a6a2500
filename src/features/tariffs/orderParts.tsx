import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Tariff } from '../../api/types'
import { formatMoney } from '../../domain/money'
import { balanceAfterPurchase } from '../../domain/prepaidBalance'
import { priceText } from '../../domain/price'
import { useServices } from '../../flows/services'
import { usePrepaidBalance } from '../../flows/usePrepaidBalance'
import { type Fact, FactList } from '../../ui/FactList'
import { Link } from '../../ui/Link'

const Missing = chakra('p', { base: { marginTop: '3', color: 'danger' } })
export const Note = chakra('p', {
  base: {
    display: 'grid',
    justifyItems: 'start',
    marginTop: '3',
    color: 'muted',
    fontSize: 'sm',
    lineHeight: '1.5',
  },
})

/** The terms that an order accepts, with a link to them if the brand has one. */
export function Terms() {
  const { LL } = useI18nContext()
  const { terms } = useServices().deployment.brand.links
  return (
    <Note>
      <span>{LL.tariff.confirmTerms()}</span>{' '}
      {terms && (
        <Link href={terms} target="_blank" rel="noreferrer">
          {LL.tariff.readTerms()}
        </Link>
      )}
    </Note>
  )
}

/** The balance before and after the price, as far as it is known and sufficient. */
export function useBalanceFacts(tariff: Tariff | undefined): Fact[] {
  const { LL, locale } = useI18nContext()
  const balance = usePrepaidBalance()
  const remaining = tariff ? balanceAfterPurchase(tariff, balance) : null
  const format = (amount: number | null) => (amount === null ? null : formatMoney(amount, locale))
  return [
    { term: LL.tariff.balanceNow(), value: format(balance) },
    { term: LL.tariff.balanceAfter(), value: remaining === null || remaining < 0 ? null : format(remaining) },
  ]
}

/** What the balance lacks for the price. */
export function Shortfall({ tariff }: { tariff: Tariff }) {
  const { LL, locale } = useI18nContext()
  const remaining = balanceAfterPurchase(tariff, usePrepaidBalance())
  if (remaining === null || remaining >= 0) return null
  return <Missing>{LL.tariff.balanceShort({ amount: formatMoney(-remaining, locale) })}</Missing>
}

/** Whether an order may cost something: also without a known price. */
export const mayCost = (tariff: Tariff | undefined): boolean => tariff?.price?.value !== 0

/** The button that orders a tariff; the law demands that it alone says that the order costs something. */
export function useOrderLabel(tariff: Tariff | undefined): string {
  const { LL } = useI18nContext()
  return mayCost(tariff) ? LL.tariff.order() : LL.tariff.activate()
}

interface ChangeReceiptProps {
  /** The plan that was ordered, if one was. */
  ordered?: Tariff
  /** The new balance; `null` until it is known. */
  balance: number | null
}

/** The price of an order and the new balance. */
export function ChangeReceipt({ ordered, balance }: ChangeReceiptProps) {
  const { LL, locale } = useI18nContext()
  return (
    <FactList
      facts={[
        { term: LL.tariff.price(), value: priceText(ordered?.price, locale) },
        { term: LL.tariff.balanceNow(), value: balance === null ? null : formatMoney(balance, locale) },
      ]}
    />
  )
}
