import { chakra } from '@chakra-ui/react/styled-system'
import { afterPaint } from './afterPaint'
import { FORCED_COLORS, fillStyles, progressbarAttributes, type Tone } from './fillStyles'
import { lazyComponent } from './lazyComponent'
import { useFillState } from './useFillState'

const Container = chakra('div', { base: { position: 'relative' } })
const Track = chakra('div', {
  base: {
    height: '0.625rem',
    background: 'sunken',
    borderRadius: 'pill',
    overflow: 'hidden',
    [FORCED_COLORS]: { outline: '1px solid CanvasText' },
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
    [FORCED_COLORS]: { color: 'CanvasText' },
  },
})
const StaticFill = chakra('div', fillStyles)

interface FillProps {
  percent: number
  tone: Tone
}
const FullFill = ({ percent, tone }: FillProps) => <StaticFill tone={tone} style={{ width: `${percent}%` }} />
/** Empty until the animation has loaded; full if it cannot load. */
const MovingFill = lazyComponent(() => afterPaint(() => import('./MovingFill')), null, FullFill)

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
  const fillState = useFillState()
  return (
    <Container>
      <Track isThin={isThin} {...progressbarAttributes(label, percent)}>
        {fillState === 'static' ? (
          <FullFill percent={percent} tone={tone} />
        ) : (
          <MovingFill percent={fillState === 'empty' ? 0 : percent} tone={tone} />
        )}
      </Track>
      {mark !== undefined && (
        <Mark aria-hidden="true">
          <rect x={`${mark * 100}%`} width="2.5" height="100%" rx="1.25" transform="translate(-1.25)" />
        </Mark>
      )}
    </Container>
  )
}
