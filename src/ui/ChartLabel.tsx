import { chakra } from '@chakra-ui/react/styled-system'

/** A text in a chart. Its edge has the colour of the ground, so that nothing crosses the words. */
export const ChartLabel = chakra('text', {
  base: {
    fill: 'var(--chakra-colors-muted)',
    stroke: 'var(--chakra-colors-surface)',
    strokeWidth: '4px',
    strokeLinejoin: 'round',
    paintOrder: 'stroke',
    fontSize: 'xs',
    fontVariantNumeric: 'tabular-nums',
  },
  variants: { strong: { true: { fill: 'var(--chakra-colors-ink)', fontWeight: 'bold' } } },
})
