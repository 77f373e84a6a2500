import type { ListingEntry } from '../../api/types'
import { formatWireDate, parseWireTime } from '../../lib/dates'
import { VisuallyHidden } from '../../ui/VisuallyHidden'

/** The time, and for screen readers the day, which is visible above. An unreadable date appears unchanged. */
export function EntryWhen({ entry: { date = '', callStart } }: { entry: ListingEntry }) {
  const read = parseWireTime(date)
  if (!read) return date && <span>{date}</span>
  const time = read.time || callStart
  const day = formatWireDate(read.day)
  if (!time) return <VisuallyHidden>{day}</VisuallyHidden>
  return (
    <span>
      <VisuallyHidden>{`${day} `}</VisuallyHidden>
      <span>{time}</span>
    </span>
  )
}
