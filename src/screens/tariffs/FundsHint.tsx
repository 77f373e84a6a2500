import { useI18nContext } from '../../../i18n/i18n-react'
import type { Tariff } from '../../api/types'
import { coversPeriod, creditAfter } from '../../domain/credit'
import { formatMoney } from '../../domain/money'
import { paths } from '../../domain/paths'
import { useCredit } from '../../flows/useCredit'
import { Hint } from './Hint'

/** Under an offered tariff: a link to the top-up if the balance does not cover it. */
export function FundsHint({ tariff }: { tariff: Tariff }) {
  const { LL, locale } = useI18nContext()
  const credit = useCredit()
  if (coversPeriod(tariff, credit) !== false) return null
  const amount = formatMoney(-(creditAfter(tariff, credit) ?? 0), locale)
  return (
    <Hint href={paths.rechargeCredit} link={LL.tariff.topUp()}>
      {LL.tariff.balanceShort({ amount })}
    </Hint>
  )
}
