import { useI18nContext } from '../../../i18n/i18n-react'
import { formatNumber } from '../../lib/numbers'

/** An amount and its unit with a non-breaking space: `1.296 MB`. */
export function useFormatAmount(): (units: number, unit: string) => string {
  const { locale } = useI18nContext()
  return (units, unit) => `${formatNumber(units, locale)}\u00a0${unit}`
}
