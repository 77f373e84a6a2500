import { useI18nContext } from '../../../i18n/i18n-react'
import type { Tariff } from '../../api/types'
import { coversPeriod } from '../../domain/credit'
import { paths } from '../../domain/paths'
import { priceText } from '../../domain/price'
import { useCredit } from '../../flows/useCredit'
import { Hint } from './Hint'

/** Under the tariff in use: whether the balance covers the next period, and what to do. */
export function RenewalHint({ tariff }: { tariff: Tariff }) {
  const { LL, locale } = useI18nContext()
  const covers = coversPeriod(tariff, useCredit())
  if (covers === null) return null
  const renewal = LL.tariff.renewal({ price: priceText(tariff.price, locale) ?? '' })
  if (covers)
    return (
      <Hint href={paths.additionalPackages} link={LL.tariff.viewPackages()}>
        {`${renewal} ${LL.tariff.renewalCovered()}`}
      </Hint>
    )
  return (
    <Hint href={paths.rechargeCredit} link={LL.tariff.topUp()}>
      {`${renewal} ${LL.tariff.renewalShort()}`}
    </Hint>
  )
}
