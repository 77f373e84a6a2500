import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Heading } from '../../ui/Heading'
import { VisuallyHidden } from '../../ui/VisuallyHidden'

/** A column. */
export const Rows = chakra('div', {
  base: { display: 'grid', gap: '1.5', gridTemplateColumns: 'minmax(0, 1fr)' },
  variants: { isWide: { true: { gap: '6' } } },
})
export const SmallText = chakra('span', { base: { color: 'muted', fontSize: 'sm', lineHeight: '1.3' } })
export const List = chakra('ul', {
  base: {
    listStyle: 'none',
    minWidth: '0',
    '& > li + li': { borderTop: '1px solid', borderColor: 'line' },
  },
})
/** The summary and what is due on the left, the meters on the right; in one column on a phone. */
export const Columns = chakra('div', {
  base: {
    display: 'grid',
    rowGap: '1.25rem',
    columnGap: '2.5rem',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
    gridTemplateRows: { md: 'auto 1fr' },
    alignItems: 'start',
    '& > .meters:not(:only-child)': { gridArea: { md: '1 / 2 / 3' } },
    '& > .meters:only-child': { gridColumn: '1 / -1' },
  },
})

interface AllowanceSectionProps {
  title: string
  /** Only for screen readers: the visible content explains itself. */
  isTitleHidden?: boolean
  children?: ReactNode
}

/** Allowances of one group. Its heading stays without any. */
export function AllowanceSection({ title, isTitleHidden, children }: AllowanceSectionProps) {
  return (
    <section>
      {isTitleHidden ? (
        <VisuallyHidden asChild>
          <h2>{title}</h2>
        </VisuallyHidden>
      ) : (
        <Heading level={2} fontSize="lg" marginBottom="0">
          {title}
        </Heading>
      )}
      {children}
    </section>
  )
}
