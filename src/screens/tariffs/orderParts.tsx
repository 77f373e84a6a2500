import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Tariff } from '../../api/types'
import { formatMoney } from '../../domain/money'
import { balanceAfterPurchase } from '../../domain/prepaidBalance'
import { useServices } from '../../flows/services'
import { usePrepaidBalance } from '../../flows/usePrepaidBalance'
import { Link } from '../../ui/Link'

const Shortfall = chakra('p', { base: { marginTop: '3', color: 'danger', fontWeight: 'medium' } })
export const Note = chakra('p', {
  base: { marginTop: '3', color: 'muted', fontSize: 'sm', lineHeight: '1.5' },
})

/** The terms that an order accepts, with a link to them if the brand has one. */
export function Terms() {
  const { LL } = useI18nContext()
  const { terms } = useServices().links
  return (
    <Note>
      {LL.tariff.confirmTerms()}{' '}
      {terms && (
        <Link href={terms} target="_blank" rel="noreferrer">
          {LL.tariff.readTerms()}
        </Link>
      )}
    </Note>
  )
}

/** The balance after the price, or what is missing; nothing if unknown. */
export function useBalanceAfter(tariff: Tariff | undefined) {
  const { LL, locale } = useI18nContext()
  const balance = usePrepaidBalance()
  const remaining = tariff ? balanceAfterPurchase(tariff, balance) : null
  const isShort = remaining !== null && remaining < 0
  return {
    facts: [
      { term: LL.tariff.balanceNow(), value: balance === null ? null : formatMoney(balance, locale) },
      {
        term: LL.tariff.balanceAfter(),
        value: remaining === null || isShort ? null : formatMoney(remaining, locale),
      },
    ],
    shortfall: isShort && (
      <Shortfall>{LL.tariff.balanceShort({ amount: formatMoney(-remaining, locale) })}</Shortfall>
    ),
  }
}

/** Whether an order may cost something: also without a known price. */
export const mayCost = (tariff: Tariff | undefined): boolean => tariff?.price?.value !== 0

/** The button that orders a tariff; the law demands that it alone says that the order costs something. */
export function useOrderLabel(tariff: Tariff | undefined): string {
  const { LL } = useI18nContext()
  return mayCost(tariff) ? LL.tariff.order() : LL.tariff.activate()
}
