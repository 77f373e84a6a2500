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
const Track = chakra('rect', {
  base: { color: 'sunken', [FORCED]: { color: 'Canvas', stroke: 'CanvasText' } },
})
const Fill = chakra('rect', { base: { color: 'data', [FORCED]: { color: 'Highlight' } } })
// Around the mark, which is to be seen on the fill as well.
const Gap = chakra('rect', { base: { color: 'surface', [FORCED]: { color: 'Canvas' } } })
const Mark = chakra('rect', { base: { color: 'ink', [FORCED]: { color: 'CanvasText' } } })

const inPercent = (share: number) => `${share * 100}%`

/** What an item holds beside the other tariffs, and own use as a mark; for the eye alone, words say the same. */
export const ItemBar = ({ bar: { share, mark } }: { bar: Bar }) => (
  <Drawing aria-hidden="true">
    <Track y="4" width="100%" height="10" rx="5" />
    <Fill y="4" width={inPercent(share)} height="10" rx="5" />
    {mark !== undefined && (
      <>
        <Gap x={inPercent(mark)} y="4" width="6.5" height="10" transform="translate(-3.25)" />
        <Mark x={inPercent(mark)} width="2.5" height="18" rx="1.25" transform="translate(-1.25)" />
      </>
    )}
  </Drawing>
)
