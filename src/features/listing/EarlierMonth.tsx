import { useI18nContext } from '../../../i18n/i18n-react'
import { monthInSentence, previousMonth } from '../../lib/months'
import { Button } from '../../ui/Button'
import type { Listing } from './useListing'

/** Leads from a month without entries to the one before, if the provider offers it. */
export function EarlierMonth({ filter, actions }: Pick<Listing, 'filter' | 'actions'>) {
  const { LL, locale } = useI18nContext()
  const month = filter.months.find((offered) => offered === previousMonth(filter.month))
  if (!month) return null
  return (
    <Button
      variant="outline"
      onClick={({ currentTarget }) => {
        // The button goes with the empty month.
        currentTarget.closest('main')?.querySelector('h1')?.focus()
        actions.chooseMonth(month)
      }}
    >
      {LL.listing.viewMonth({ month: monthInSentence(month, locale) })}
    </Button>
  )
}
