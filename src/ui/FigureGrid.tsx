import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Box } from './layout'

const Grid = chakra('dl', {
  base: {
    display: 'grid',
    // At most four columns.
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(max(9.5rem, 22%), 100%), 1fr))',
    gap: '3',
  },
  variants: {
    isWide: { true: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))' } },
  },
})
/** The figure is above its name, but is read after it. */
const Tile = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    gap: '1',
    minWidth: '0',
    padding: '4',
    background: 'canvas',
    borderRadius: 'card',
  },
})
const Value = chakra('dd', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    margin: '0',
    fontSize: '2xl',
    textStyle: 'figure',
    lineHeight: '1.25',
    letterSpacing: '-0.02em',
    fontVariantNumeric: 'tabular-nums',
    '& svg': { flexShrink: '0', fontSize: 'xl' },
  },
})

export interface Figure {
  term: string
  /** A figure without a value is left out. */
  value: string | null | undefined
  /** Shown before the value, without a meaning of its own. */
  icon?: ReactNode
}

interface FigureGridProps {
  figures: readonly Figure[]
  /** Few figures of several words share the width. */
  isWide?: boolean
}

/** The content of a tariff, each figure large on its own ground. */
export const FigureGrid = ({ figures, isWide }: FigureGridProps) => (
  <Grid isWide={isWide}>
    {figures.map(
      ({ term, value, icon }) =>
        value && (
          <Tile key={term}>
            <Box as="dt" color="muted" fontSize="sm" lineHeight="1.35" overflowWrap="break-word">
              {term}
            </Box>{' '}
            <Value>
              {icon}
              <span>{value}</span>
            </Value>
          </Tile>
        ),
    )}
  </Grid>
)
