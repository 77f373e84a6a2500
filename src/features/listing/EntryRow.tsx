import { chakra } from '@chakra-ui/react/styled-system'
import { memo, useId } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { ListingEntry } from '../../api/types'
import { PhoneNumber } from '../../core/phone/PhoneNumber'
import { priceText } from '../../domain/price'
import { kindOfEntry } from '../../domain/usageKind'
import { formatApiDate, localizeDates, parseApiTime } from '../../lib/formats/dates'
import { ChevronRightIcon } from '../../ui/icons/navigation'
import { visuallyHidden } from '../../ui/VisuallyHidden'
import { EntryIcon } from './EntryIcon'
import { usedText } from './usageTexts'

/** The time, and for screen readers the day, which is visible above. An unreadable date appears unchanged. */
function EntryTime({ entry: { date = '', callStart } }: { entry: ListingEntry }) {
  const { locale } = useI18nContext()
  const parsed = parseApiTime(date)
  if (!parsed) return date && <span>{date}</span>
  const time = parsed.time || callStart
  const day = localizeDates(formatApiDate(parsed.day), locale)
  if (!time) return <span className="hidden">{day}</span>
  return (
    <span>
      <span className="hidden">{`${day} `}</span>
      <span>{time}</span>
    </span>
  )
}

/** One style for all its parts: with a styled element for each, a thousand rows took 1.5 times the script time. */
const Row = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    paddingBlock: '2',
    marginInline: '-2',
    paddingInline: '2',
    borderRadius: 'control',
    fontVariantNumeric: 'tabular-nums',
    _hover: { background: 'sunken' },
    '& .text': { flex: '1', minWidth: '0' },
    '& .title, & .price': { fontWeight: 'bold' },
    '& .facts': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      gap: '0 0.75rem',
      color: 'muted',
      fontSize: 'sm',
    },
    '& .roaming': {
      paddingInline: '2',
      borderRadius: 'pill',
      background: 'accentSubtle',
      color: 'ink',
      fontSize: 'xs',
    },
    '& .price': { flexShrink: '0', maxWidth: '45%', marginRight: '-1', textAlign: 'end' },
    '& .free': { color: 'muted', fontWeight: 'normal' },
    '& .hidden': visuallyHidden,
    // The whole row reacts.
    '& button': {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      minHeight: '8',
      minWidth: '6',
      color: 'muted',
      cursor: 'pointer',
      _after: { content: '""', position: 'absolute', inset: '0' },
    },
  },
})

/** The number of a call, else the kind. */
function EntryTitle({ entry }: { entry: ListingEntry }) {
  const { listing } = useI18nContext().LL
  const kind = kindOfEntry(entry)
  if (kind === 'call' && entry.phoneNumber)
    return (
      <>
        <span className="hidden">{`${listing.callDetails()} `}</span>
        <span>
          <PhoneNumber text={entry.phoneNumber} />
        </span>
      </>
    )
  const names = {
    call: listing.callDetails(),
    message: listing.entryMessage(),
    data: listing.entryData(),
    other: listing.other(),
  }
  return <span>{names[kind]}</span>
}

interface EntryRowProps {
  entry: ListingEntry
  onDetails: (entry: ListingEntry) => void
}

/** An entry of the list. A list of a thousand does not draw all of them again when more load. */
export const EntryRow = memo(({ entry, onDetails }: EntryRowProps) => {
  const { LL, locale } = useI18nContext()
  const titleId = useId()
  const kind = kindOfEntry(entry)
  const used = usedText(entry, locale)
  return (
    <Row>
      <EntryIcon kind={kind} />
      <div className="text">
        <div className="title" id={titleId}>
          <EntryTitle entry={entry} />
        </div>
        <div className="facts">
          <EntryTime entry={entry} />
          {used && <span>{used}</span>}
          {entry.roaming && <span className="roaming">{LL.listing.roaming()}</span>}
        </div>
      </div>
      <div className={entry.price?.value ? 'price' : 'price free'}>
        {priceText(entry.price, locale) ?? '–'}
      </div>
      <button type="button" onClick={() => onDetails(entry)} aria-describedby={titleId}>
        <span className="hidden">{LL.listing.details()}</span>
        <ChevronRightIcon />
      </button>
    </Row>
  )
})
