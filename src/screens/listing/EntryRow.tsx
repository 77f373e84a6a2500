import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { ListingEntry } from '../../api/types'
import { priceText } from '../../domain/price'
import { kindOfEntry } from '../../domain/usageKind'
import { Button } from '../../ui/Button'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { EntryIcon } from './EntryIcon'
import { entryTitle, usedText } from './entryKind'

const Row = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    paddingBlock: '3',
    borderBottom: '1px solid',
    borderColor: 'line',
  },
})
const Words = chakra('div', { base: { flex: '1', minWidth: '0' } })
const Title = chakra('div', { base: { fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' } })
const Small = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '0 0.75rem',
    color: 'muted',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
  },
})
const Roaming = chakra('span', {
  base: {
    paddingInline: '2',
    borderRadius: 'full',
    background: 'accentSubtle',
    color: 'ink',
    fontSize: 'xs',
    fontWeight: 'medium',
  },
})
const End = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    alignItems: { base: 'flex-end', md: 'center' },
    gap: '0 1.5rem',
    flexShrink: '0',
    maxWidth: '50%',
  },
})
const Price = chakra('div', {
  base: { fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums', textAlign: 'end' },
})

interface EntryRowProps {
  entry: ListingEntry
  onDetails: () => void
}

export function EntryRow({ entry, onDetails }: EntryRowProps) {
  const { LL, locale } = useI18nContext()
  const titleId = useId()
  const kind = kindOfEntry(entry)
  return (
    <Row>
      <EntryIcon kind={kind} />
      <Words>
        <Title id={titleId}>
          {kind === 'call' && entry.phoneNumber && (
            <VisuallyHidden>{`${LL.listing.callDetails()} `}</VisuallyHidden>
          )}
          <span>{entryTitle(entry, LL)}</span>
        </Title>
        <Small>
          {[entry.date, usedText(entry)].map((text) => text && <span key={text}>{text}</span>)}
          {entry.roaming && <Roaming>{LL.listing.roaming()}</Roaming>}
        </Small>
      </Words>
      <End>
        <Price>{priceText(entry.price, locale) ?? '–'}</Price>
        <Button variant="link" minHeight="8" onClick={onDetails} aria-describedby={titleId}>
          {LL.listing.details()}
        </Button>
      </End>
    </Row>
  )
}
