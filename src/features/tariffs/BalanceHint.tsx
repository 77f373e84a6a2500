import type { ReactNode } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Tariff } from '../../api/types'
import { formatMoney } from '../../domain/money'
import { paths } from '../../domain/paths'
import { balanceAfterPurchase, coversPeriod } from '../../domain/prepaidBalance'
import { priceInEuro, priceText } from '../../domain/price'
import type { HistoryState } from '../../lib/historyState'
import { Link } from '../../ui/Link'
import { Grid } from '../../ui/layout'
import { RouteLink } from '../../ui/RouteLink'
import { errandOf } from './rules'

interface HintProps {
  children: ReactNode
  href: string
  /** Of the history entry. */
  state?: HistoryState
  link: string
}

/** A hint about the balance, with a link. */
const Hint = ({ children, href, state, link }: HintProps) => (
  <Grid as="p" justifyItems="start" fontSize="sm" lineHeight="1.5" color="muted" maxWidth="prose">
    <span>{children}</span>{' '}
    <Link asChild>
      <RouteLink href={href} state={state}>
        {link}
      </RouteLink>
    </Link>
  </Grid>
)

interface BalanceHintProps {
  tariff: Tariff
  /** In EUR; `null` if it is unknown. */
  balance: number | null
}

/** Under an offered tariff: a link to the top-up if the balance does not cover it. */
export function FundsHint({ tariff, balance }: BalanceHintProps) {
  const { LL, locale } = useI18nContext()
  if (coversPeriod(tariff, balance) !== false) return null
  const amount = formatMoney(-(balanceAfterPurchase(tariff, balance) ?? 0), locale)
  return (
    <Hint href={paths.topUp} state={{ errand: errandOf(tariff) }} link={LL.tariff.topUp()}>
      {LL.tariff.balanceShort({ amount })}
    </Hint>
  )
}

/** Under the tariff in use: whether the balance covers the next period, and what to do. */
export function RenewalHint({ tariff, balance }: BalanceHintProps) {
  const { LL, locale } = useI18nContext()
  const covers = coversPeriod(tariff, balance)
  if (covers === null) return null
  const renewal = LL.tariff.renewal({ price: priceText(tariff.price, locale) ?? '' })
  if (covers)
    return (
      <Hint href={paths.additionalPackages} link={LL.overview.viewPackages()}>
        {`${renewal} ${LL.tariff.renewalCovered()}`}
      </Hint>
    )
  return (
    <Hint
      href={paths.topUp}
      state={{ errand: { price: priceInEuro(tariff.price) } }}
      link={LL.tariff.topUp()}
    >
      {`${renewal} ${LL.tariff.renewalShort()}`}
    </Hint>
  )
}
