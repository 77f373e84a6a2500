import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Box, Stack } from './layout'

const Row = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '4',
    paddingBlock: '2',
    borderBottom: '1px solid',
    borderColor: 'line',
    '&:last-of-type': { borderBottom: 'none' },
  },
})
// The terms are the portal's own, and do not break, however long the provider's value is.
const Term = chakra('dt', {
  base: {
    color: 'muted',
    overflowWrap: 'break-word',
    // Not drawn. Without it, Orca says a term and its value as one word when a dialog opens.
    _after: { content: '":"', fontSize: '0' },
  },
})

export interface Fact<Part = string | null | undefined> {
  term: string
  /** A fact without a value is left out. */
  value: Part
}

interface FactListProps {
  facts: readonly (Fact<ReactNode> & {
    /** Appears instead of the term, which only distinguishes the fact. */
    shownTerm?: ReactNode
  })[]
}

export const FactList = ({ facts }: FactListProps) => (
  <Stack as="dl">
    {facts.map(
      ({ term, shownTerm = term, value }) =>
        value && (
          <Row key={term}>
            <Term>{shownTerm}</Term>{' '}
            <Box as="dd" margin="0" fontWeight="bold" textAlign="end" fontVariantNumeric="tabular-nums">
              {value}
            </Box>
          </Row>
        ),
    )}
  </Stack>
)
