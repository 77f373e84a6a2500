import { useI18nContext } from '../../../i18n/i18n-react'
import { Chip, Chips } from '../../ui/Chips'
import type { ChosenMarks } from './ListingFilters'

/** Narrows the loaded entries to those that cost something, or that were made abroad. */
export function MarkFilter({ marks }: { marks: ChosenMarks }) {
  const { LL } = useI18nContext()
  const names = { charged: LL.listing.charged(), abroad: LL.listing.abroad() }
  return (
    <Chips marginBottom="2" role="group" aria-label={LL.listing.filter()}>
      {(['charged', 'abroad'] as const).map((mark) => (
        <Chip key={mark} type="button" aria-pressed={marks[mark]} onClick={() => marks.toggle(mark)}>
          {names[mark]}
        </Chip>
      ))}
    </Chips>
  )
}
