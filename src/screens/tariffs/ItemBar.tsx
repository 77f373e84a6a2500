import { chakra } from '@chakra-ui/react/styled-system'
import type { Bar } from './comparison'

const FORCED = '@media (forced-colors: active)'

const Drawing = chakra('svg', {
  base: {
    display: 'block',
    width: 'full',
    height: '1.125rem',
    marginTop: '1.5',
    overflow: 'visible',
    fill: 'currentColor',
    [FORCED]: { forcedColorAdjust: 'none' },
  },
})
const parts = {
  track: { color: 'sunken', [FORCED]: { color: 'Canvas', stroke: 'CanvasText' } },
  fill: { color: 'data', [FORCED]: { color: 'Highlight' } },
  // Around the mark, which must also be visible on the fill.
  gap: { color: 'surface', [FORCED]: { color: 'Canvas' } },
  mark: { color: 'ink', [FORCED]: { color: 'CanvasText' } },
} as const
const Part = chakra('g', { variants: { of: parts } })

const inPercent = (share: number) => `${share * 100}%`

/** An item compared with other tariffs, and the customer's use as a mark. Decorative; words say the same. */
export const ItemBar = ({ bar: { share, mark } }: { bar: Bar }) => (
  <Drawing aria-hidden="true">
    <Part of="track">
      <rect y="4" width="100%" height="10" rx="5" />
    </Part>
    <Part of="fill">
      <rect y="4" width={inPercent(share)} height="10" rx="5" />
    </Part>
    {mark !== undefined && (
      <>
        <Part of="gap">
          <rect x={inPercent(mark)} y="4" width="6.5" height="10" transform="translate(-3.25)" />
        </Part>
        <Part of="mark">
          <rect x={inPercent(mark)} width="2.5" height="18" rx="1.25" transform="translate(-1.25)" />
        </Part>
      </>
    )}
  </Drawing>
)
