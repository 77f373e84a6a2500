import { useI18nContext } from '../../../i18n/i18n-react'
import type { Tariff } from '../../api/types'
import { formatMoney } from '../../domain/money'
import { paths } from '../../domain/paths'
import { balanceAfterPurchase, coversPeriod } from '../../domain/prepaidBalance'
import { usePrepaidBalance } from '../../flows/usePrepaidBalance'
import { Hint } from './Hint'

/** Under an offered tariff: a link to the top-up if the balance does not cover it. */
export function FundsHint({ tariff }: { tariff: Tariff }) {
  const { LL, locale } = useI18nContext()
  const prepaidBalance = usePrepaidBalance()
  if (coversPeriod(tariff, prepaidBalance) !== false) return null
  const amount = formatMoney(-(balanceAfterPurchase(tariff, prepaidBalance) ?? 0), locale)
  return (
    <Hint href={paths.topUp} link={LL.tariff.topUp()}>
      {LL.tariff.balanceShort({ amount })}
    </Hint>
  )
}
