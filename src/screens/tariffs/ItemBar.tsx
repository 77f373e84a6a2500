import { chakra } from '@chakra-ui/react/styled-system'
import { FORCED_COLORS } from '../../ui/fillStyles'
import type { Bar } from './comparison'

const Drawing = chakra('svg', {
  base: {
    display: 'block',
    width: 'full',
    height: '1.125rem',
    marginTop: '1.5',
    overflow: 'visible',
    fill: 'currentColor',
    [FORCED_COLORS]: { forcedColorAdjust: 'none' },
  },
})
const layers = {
  track: { color: 'sunken', [FORCED_COLORS]: { color: 'Canvas', stroke: 'CanvasText' } },
  fill: { color: 'data', [FORCED_COLORS]: { color: 'Highlight' } },
  // Around the mark, which must also be visible on the fill.
  gap: { color: 'surface', [FORCED_COLORS]: { color: 'Canvas' } },
  mark: { color: 'ink', [FORCED_COLORS]: { color: 'CanvasText' } },
} as const
const Layer = chakra('g', { variants: { kind: layers } })

const inPercent = (share: number) => `${share * 100}%`

/** An item compared with other tariffs, and the customer's use as a mark. Decorative; words say the same. */
export const ItemBar = ({ bar: { share, mark } }: { bar: Bar }) => (
  <Drawing aria-hidden="true">
    <Layer kind="track">
      <rect y="4" width="100%" height="10" rx="5" />
    </Layer>
    <Layer kind="fill">
      <rect y="4" width={inPercent(share)} height="10" rx="5" />
    </Layer>
    {mark !== undefined && (
      <>
        <Layer kind="gap">
          <rect x={inPercent(mark)} y="4" width="6.5" height="10" transform="translate(-3.25)" />
        </Layer>
        <Layer kind="mark">
          <rect x={inPercent(mark)} width="2.5" height="18" rx="1.25" transform="translate(-1.25)" />
        </Layer>
      </>
    )}
  </Drawing>
)
