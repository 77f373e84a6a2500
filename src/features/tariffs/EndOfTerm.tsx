import { useI18nContext } from '../../../i18n/i18n-react'
import { EndOfTermCard } from '../../core/endOfTerm/endOfTermParts'
import { formatMoney } from '../../domain/money'
import { isolate } from '../../lib/formats/isolate'
import { Text } from '../../ui/layout'
import { cheaperFitOf } from './rules'
import type { Tariffs } from './useTariffs'

interface EndOfTermProps extends Pick<Tariffs, 'comparison'> {
  list: NonNullable<Tariffs['list']>
}

/** Until when the contract binds the customer, and a cheaper tariff that would do; both as the data says it for certain. */
export function EndOfTerm({ list, comparison }: EndOfTermProps) {
  const { LL, locale } = useI18nContext()
  const cheaper = cheaperFitOf(list, comparison)
  return (
    <EndOfTermCard>
      {cheaper && (
        <Text marginTop="3">
          {LL.tariff.cheaperFit({
            name: isolate(cheaper.tariff.name),
            amount: formatMoney(cheaper.saving, locale),
          })}
        </Text>
      )}
    </EndOfTermCard>
  )
}
