import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Locales, TranslationFunctions } from '../../../i18n/i18n-types'
import type { Tariff } from '../../api/types'
import { declarationTarget } from '../../core/declarationTarget'
import { useServices } from '../../core/services'
import { TermsLink } from '../../core/TermsLink'
import { formatMoney } from '../../domain/money'
import { balanceAfterPurchase } from '../../domain/prepaidBalance'
import { priceText } from '../../domain/price'
import { type Fact, FactList } from '../../ui/FactList'
import { Link } from '../../ui/Link'
import { Text } from '../../ui/layout'
import { RouteLink } from '../../ui/RouteLink'
import { mayCost } from './rules'
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
  return (
    <Note>
      <span>{LL.tariff.confirmTerms()}</span> <TermsLink />
    </Note>
  )
}

interface CostProps {
  tariff: Tariff
  /** The prepaid balance in EUR; `null` if it is unknown. */
  balance: number | null
}

/** The balance before and after the price, as far as it is known and sufficient. */
export function balanceFacts(
  { tariff, balance }: CostProps,
  LL: TranslationFunctions,
  locale: Locales,
): Fact[] {
  const remaining = balanceAfterPurchase(tariff, balance)
  const format = (amount: number | null) => (amount === null ? null : formatMoney(amount, locale))
  return [
    { term: LL.tariff.balanceNow(), value: format(balance) },
    { term: LL.tariff.balanceAfter(), value: remaining === null || remaining < 0 ? null : format(remaining) },
  ]
}

/** What the balance lacks for the price. */
export function Shortfall({ tariff, balance }: CostProps) {
  const { LL, locale } = useI18nContext()
  const remaining = balanceAfterPurchase(tariff, balance)
  if (remaining === null || remaining >= 0) return null
  return (
    <Text marginTop="3" color="danger">
      {LL.tariff.balanceShort({ amount: formatMoney(-remaining, locale) })}
    </Text>
  )
}

/** The button that orders a tariff; the law demands that it alone says that the order costs something. */
export const orderLabel = (tariff: Tariff, { tariff: texts }: TranslationFunctions): string =>
  mayCost(tariff) ? texts.order() : texts.activate()

/** Leads from an order to the withdrawal from its contract, where the deployment has it. */
function WithdrawalLink() {
  const { LL } = useI18nContext()
  const target = declarationTarget('withdrawal', useServices().config)
  if (!target) return null
  const { href, isOwnPage } = target
  return (
    <Link asChild>
      {isOwnPage ? (
        <RouteLink href={href}>{LL.tariff.withdraw()}</RouteLink>
      ) : (
        <a href={href}>{LL.tariff.withdraw()}</a>
      )}
    </Link>
  )
}

interface ChangeReceiptProps {
  /** The plan that was ordered, if one was. */
  ordered?: Tariff
  /** The new balance in EUR; `null` until it is known. */
  balance: number | null
}

/** The price of an order and the new balance, and how to withdraw from it. */
export function ChangeReceipt({ ordered, balance }: ChangeReceiptProps) {
  const { LL, locale } = useI18nContext()
  return (
    <>
      <FactList
        facts={[
          { term: LL.tariff.price(), value: priceText(ordered?.price, locale) },
          { term: LL.tariff.balanceNow(), value: balance === null ? null : formatMoney(balance, locale) },
        ]}
      />
      {ordered && <WithdrawalLink />}
    </>
  )
}
