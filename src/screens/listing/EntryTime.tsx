import type { ListingEntry } from '../../api/types'
import { formatWireDate, parseWireTime } from '../../lib/dates'
import { VisuallyHidden } from '../../ui/VisuallyHidden'

/** The time, and for screen readers the day, which is visible above. An unreadable date appears unchanged. */
export function EntryTime({ entry: { date = '', callStart } }: { entry: ListingEntry }) {
  const parsed = parseWireTime(date)
  if (!parsed) return date && <span>{date}</span>
  const time = parsed.time || callStart
  const day = formatWireDate(parsed.day)
  if (!time) return <VisuallyHidden>{day}</VisuallyHidden>
  return (
    <span>
      <VisuallyHidden>{`${day} `}</VisuallyHidden>
      <span>{time}</span>
    </span>
  )
}
