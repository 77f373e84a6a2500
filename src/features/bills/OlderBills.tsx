import { useI18nContext } from '../../../i18n/i18n-react'
import type { Bill } from '../../api/types'
import { AskAboutThis } from '../../core/support/AskAboutThis'
import { billMonths, billMonthText } from '../../domain/billMonths'
import { Grid } from '../../ui/layout'

/** Since when the provider lists bills, and where to ask for older ones; nothing if no bill has a date. */
export function OlderBills({ bills }: { bills: readonly Bill[] }) {
  const { LL, locale } = useI18nContext()
  const oldest = billMonths(bills).findLast(({ month }) => month !== null)
  if (!oldest) return null
  const month = billMonthText(oldest.month, LL, locale)
  return (
    <Grid justifyItems="start" marginTop="4" color="muted" fontSize="sm">
      <p>{LL.billExport.since({ month })}</p>
      <AskAboutThis reference={LL.billExport.olderQuestion({ month })} />
    </Grid>
  )
}
