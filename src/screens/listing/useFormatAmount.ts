import { useI18nContext } from '../../../i18n/i18n-react'
import { formatQuantity } from '../../lib/numbers'

/** `formatQuantity` in the language of the page. */
export function useFormatAmount(): (units: number, unit: string) => string {
  const { locale } = useI18nContext()
  return (units, unit) => formatQuantity(units, unit, locale)
}
