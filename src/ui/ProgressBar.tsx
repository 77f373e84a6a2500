import { chakra } from '@chakra-ui/react/styled-system'
import { afterPaint } from './afterPaint'
import { FORCED, fillStyles, measure, type Tone } from './fillStyles'
import { lazyPart } from './lazyPart'
import { useFilling } from './useFilling'

const Place = chakra('div', { base: { position: 'relative' } })
const Track = chakra('div', {
  base: {
    height: '0.625rem',
    background: 'sunken',
    borderRadius: 'full',
    overflow: 'hidden',
    [FORCED]: { outline: '1px solid CanvasText' },
  },
  variants: { isThin: { true: { height: '0.375rem' } } },
})
const Mark = chakra('svg', {
  base: {
    position: 'absolute',
    inset: '-0.25rem 0 auto',
    width: 'full',
    height: '1.125rem',
    overflow: 'visible',
    color: 'ink',
    fill: 'currentColor',
    [FORCED]: { color: 'CanvasText' },
  },
})
const StillFill = chakra('div', fillStyles)

interface FillProps {
  percent: number
  tone: Tone
}
const FullFill = ({ percent, tone }: FillProps) => <StillFill tone={tone} style={{ width: `${percent}%` }} />
/** Empty until the animation has loaded; full if it cannot load. */
const MovingFill = lazyPart(() => afterPaint(() => import('./MovingFill')), null, FullFill)

interface ProgressBarProps {
  label: string
  /** 0 to 100. */
  percent: number
  tone: Tone
  /** The place of a mark on the bar, 0 to 1. */
  mark?: number | undefined
  isThin?: boolean
}

/** A bar that fills once, or is full at once with reduced motion. */
export function ProgressBar({ label, percent, tone, mark, isThin }: ProgressBarProps) {
  const filling = useFilling()
  return (
    <Place>
      <Track isThin={isThin} {...measure(label, percent)}>
        {filling === 'still' ? (
          <FullFill percent={percent} tone={tone} />
        ) : (
          <MovingFill percent={filling === 'empty' ? 0 : percent} tone={tone} />
        )}
      </Track>
      {mark !== undefined && (
        <Mark aria-hidden="true">
          <rect x={`${mark * 100}%`} width="2.5" height="100%" rx="1.25" transform="translate(-1.25)" />
        </Mark>
      )}
    </Place>
  )
}
