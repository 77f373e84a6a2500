import { Chip, Chips } from '../../ui/Chips'
import type { ChosenMarks } from './ListingFilters'
import { useUsageTexts } from './useUsageTexts'

/** Narrows the loaded entries to those that cost something, or that were made abroad. */
export function MarkFilter({ marks }: { marks: ChosenMarks }) {
  const texts = useUsageTexts()
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
