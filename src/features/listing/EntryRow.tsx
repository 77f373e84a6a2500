import { chakra } from '@chakra-ui/react/styled-system'
import { memo, useId } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { ListingEntry } from '../../api/types'
import { PhoneNumber } from '../../core/phone/PhoneNumber'
import { priceText } from '../../domain/price'
import { kindOfEntry } from '../../domain/usageKind'
import { formatApiDate, localizeDates, parseApiTime } from '../../lib/formats/dates'
import { Button } from '../../ui/Button'
import { ChevronRightIcon } from '../../ui/icons/navigation'
import { Box, Inline, Text } from '../../ui/layout'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { EntryIcon } from './EntryIcon'
import { usedText } from './usageTexts'

/** The time, and for screen readers the day, which is visible above. An unreadable date appears unchanged. */
function EntryTime({ entry: { date = '', callStart } }: { entry: ListingEntry }) {
  const { locale } = useI18nContext()
  const parsed = parseApiTime(date)
  if (!parsed) return date && <span>{date}</span>
  const time = parsed.time || callStart
  const day = localizeDates(formatApiDate(parsed.day), locale)
  if (!time) return <VisuallyHidden>{day}</VisuallyHidden>
  return (
    <span>
      <VisuallyHidden>{`${day} `}</VisuallyHidden>
      <span>{time}</span>
    </span>
  )
}

/** Opens the details of an entry. The whole row, which is positioned, reacts. */
function DetailsButton({ describedBy, onClick }: { describedBy: string; onClick: () => void }) {
  const { LL } = useI18nContext()
  return (
    <Button
      variant="link"
      minHeight="8"
      minWidth="6"
      position="static"
      _after={{ content: '""', position: 'absolute', inset: '0' }}
      onClick={onClick}
      aria-describedby={describedBy}
    >
      <VisuallyHidden>{LL.listing.details()}</VisuallyHidden>
      <Text as="span" color="muted">
        <ChevronRightIcon />
      </Text>
    </Button>
  )
}

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
    _hover: { background: 'sunken' },
  },
})

/** The number of a call, else the kind. */
function EntryTitle({ entry }: { entry: ListingEntry }) {
  const { listing } = useI18nContext().LL
  const kind = kindOfEntry(entry)
  if (kind === 'call' && entry.phoneNumber)
    return (
      <>
        <VisuallyHidden>{`${listing.callDetails()} `}</VisuallyHidden>
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
  const isFree = !entry.price?.value
  return (
    <Row>
      <EntryIcon kind={kind} />
      <Box flex="1" minWidth="0">
        <Box fontWeight="bold" fontVariantNumeric="tabular-nums" id={titleId}>
          <EntryTitle entry={entry} />
        </Box>
        <Inline
          flexWrap="wrap"
          alignItems="baseline"
          gap="0 0.75rem"
          color="muted"
          fontSize="sm"
          fontVariantNumeric="tabular-nums"
        >
          <EntryTime entry={entry} />
          {used && <span>{used}</span>}
          {entry.roaming && (
            <Text
              as="span"
              paddingInline="2"
              borderRadius="pill"
              background="accentSubtle"
              color="ink"
              fontSize="xs"
            >
              {LL.listing.roaming()}
            </Text>
          )}
        </Inline>
      </Box>
      <Inline alignItems="center" gap="1" flexShrink="0" maxWidth="50%">
        <Box
          color={isFree ? 'muted' : undefined}
          fontWeight={isFree ? 'normal' : 'bold'}
          fontVariantNumeric="tabular-nums"
          textAlign="end"
        >
          {priceText(entry.price, locale) ?? '–'}
        </Box>
        <DetailsButton describedBy={titleId} onClick={() => onDetails(entry)} />
      </Inline>
    </Row>
  )
})
