import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { Heading } from '../../ui/Heading'
import { Skeleton } from '../../ui/Skeleton'
import { VisuallyHidden } from '../../ui/VisuallyHidden'

/** A column. */
export const Stack = chakra('div', {
  base: { display: 'grid', gap: '1.5', gridTemplateColumns: 'minmax(0, 1fr)' },
  variants: { isWide: { true: { gap: '6' } } },
})
/** At both ends of a line, or in two lines if one is too short. */
export const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '0.75rem',
    rowGap: '0.125rem',
  },
})
/** A name or an amount, and the button next to it. */
export const TipRow = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '6',
    minWidth: '0',
    // It is larger than its line, and stays above what is next to it.
    '& > button': { position: 'relative', zIndex: '1' },
  },
})
export const Name = chakra('h3', { base: { fontWeight: 'semibold', lineHeight: '1.3' } })
export const SmallText = chakra('span', { base: { color: 'muted', fontSize: 'sm', lineHeight: '1.3' } })
export const List = chakra('ul', { base: { listStyle: 'none', minWidth: '0' } })
/** Text after a small drawing. */
export const IconLine = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    fontSize: 'sm',
    lineHeight: '1.3',
    '& svg': { flexShrink: '0' },
  },
})
/** Cards of equal height, in a row if there is room. */
export const Cards = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
  },
})
/** A ring, and lines next to it; below it on a phone. */
export const RingAndLines = chakra('div', {
  base: { display: 'grid', gap: '6', gridTemplateColumns: 'minmax(0, 1fr)' },
  variants: {
    isSideBySide: {
      true: {
        // It adapts to the room, not to the width of the screen: with large text, it is a column.
        display: { base: 'grid', md: 'flex' },
        flexWrap: 'wrap',
        gap: { base: '6', md: '10' },
        alignItems: 'center',
        '& > *': { minWidth: '0' },
        '& > :first-of-type': { flex: { md: '0 1 15rem' } },
        '& > :last-of-type': { flex: { md: '1 1 18rem' } },
      },
    },
  },
})
/** The size of a card below the tariff; by default that of a renewal. */
export const UpcomingCardSkeleton = ({ height = '13.25rem' }: { height?: string | undefined }) => (
  <Skeleton height={height} borderRadius="card" />
)

const EmptyNote = chakra('p', { base: { color: 'muted' } })

interface AccountSectionProps {
  title: string
  /** Only for screen readers: the visible content explains itself. */
  isTitleHidden?: boolean
  isEmpty: boolean
  children: ReactNode
}

/** Accounts of one group, or a note without any. */
export function AccountSection({ title, isTitleHidden, isEmpty, children }: AccountSectionProps) {
  const { LL } = useI18nContext()
  return (
    <section>
      {isTitleHidden && !isEmpty ? (
        <VisuallyHidden asChild>
          <h2>{title}</h2>
        </VisuallyHidden>
      ) : (
        <Heading level={2} fontSize="lg" marginBottom="3">
          {title}
        </Heading>
      )}
      {isEmpty ? <EmptyNote>{LL.overview.accountsEmpty()}</EmptyNote> : children}
    </section>
  )
}
