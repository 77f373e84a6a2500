import { useI18nContext } from '../../../i18n/i18n-react'
import { Chip, Chips } from '../../ui/Chips'
import type { ChosenMarks } from './ListingFilters'

/** Narrows the loaded entries to those that cost something, or that were made abroad. */
export function MarkFilter({ marks }: { marks: ChosenMarks }) {
  const texts = useI18nContext().LL.usage
  const names = { charged: texts.charged(), abroad: texts.abroad() }
  return (
    <Chips marginBottom="2" role="group" aria-label={texts.filter()}>
      {(['charged', 'abroad'] as const).map((mark) => (
        <Chip key={mark} type="button" aria-pressed={marks[mark]} onClick={() => marks.toggle(mark)}>
          {names[mark]}
        </Chip>
      ))}
    </Chips>
  )
}
