import { useI18nContext } from '../../../i18n/i18n-react'
import type { Tariff } from '../../api/types'
import { paths } from '../../domain/paths'
import { coversPeriod } from '../../domain/prepaidBalance'
import { priceText } from '../../domain/price'
import { usePrepaidBalance } from '../../flows/usePrepaidBalance'
import { Hint } from './Hint'

/** Under the tariff in use: whether the balance covers the next period, and what to do. */
export function RenewalHint({ tariff }: { tariff: Tariff }) {
  const { LL, locale } = useI18nContext()
  const covers = coversPeriod(tariff, usePrepaidBalance())
  if (covers === null) return null
  const renewal = LL.tariff.renewal({ price: priceText(tariff.price, locale) ?? '' })
  if (covers)
    return (
      <Hint href={paths.additionalPackages} link={LL.tariff.viewPackages()}>
        {`${renewal} ${LL.tariff.renewalCovered()}`}
      </Hint>
    )
  return (
    <Hint href={paths.topUp} link={LL.tariff.topUp()}>
      {`${renewal} ${LL.tariff.renewalShort()}`}
    </Hint>
  )
}
