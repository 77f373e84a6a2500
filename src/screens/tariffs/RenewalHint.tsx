import { useI18nContext } from '../../../i18n/i18n-react'
import type { Tariff } from '../../api/types'
import { coversPeriod } from './credit'
import { Hint } from './Hint'
import { priceText } from './priceParts'
import { useCredit } from './useCredit'

/** Under the tariff in use: whether the balance covers its next period, and what to do about it. */
export function RenewalHint({ tariff }: { tariff: Tariff }) {
  const { LL, locale } = useI18nContext()
  const covers = coversPeriod(tariff, useCredit())
  if (covers === null) return null
  const renewal = LL.tariff.renewal({ price: priceText(tariff.price, locale) ?? '' })
  if (covers)
    return (
      <Hint href="/additional-packages" link={LL.tariff.viewPackages()}>
        {renewal} {LL.tariff.renewalCovered()}
      </Hint>
    )
  return (
    <Hint href="/recharge-credit" link={LL.tariff.topUp()}>
      {renewal} {LL.tariff.renewalShort()}
    </Hint>
  )
}
