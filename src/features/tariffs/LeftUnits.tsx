import { useI18nContext } from '../../../i18n/i18n-react'
import { languages } from '../../../i18n/languages.gen'
import type { CachedUnits } from '../../core/unitsCache'
import { isolate } from '../../lib/formats/isolate'
import { formatQuantity } from '../../lib/formats/numbers'
import { Text } from '../../ui/layout'

interface LeftUnitsProps {
  name: string
  units: CachedUnits | undefined
}

/** Says that the plan in use ends, and what of it is left, if the portal knows. */
export function LeftUnits({ name, units }: LeftUnitsProps) {
  const { LL, locale } = useI18nContext()
  // Names in another language say nothing; the overview loads them in this one.
  const allowances = (units?.locale === locale && units.resources.BUNDLE_ACCOUNT) || []
  const left = allowances.flatMap(({ name: allowance, balance, unit }) => {
    if (!balance || balance <= 0) return []
    const quantity = formatQuantity(balance, unit ?? '', locale)
    const isAmbiguous = allowances.filter((other) => other.unit === unit).length > 1
    return isAmbiguous ? `${quantity} (${isolate(allowance)})` : quantity
  })
  const amounts = new Intl.ListFormat(languages[locale].tag).format(left)
  return (
    <Text marginBlock="3" lineHeight="1.5" overflowWrap="anywhere">
      {amounts ? LL.tariff.endsWithLeft({ name, amounts }) : LL.tariff.ends({ name })}
    </Text>
  )
}
