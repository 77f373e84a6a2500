import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useState } from 'react'
import { afterPaint } from './afterPaint'
import { type FillProps, FORCED_COLORS, fillStyles, PALE, progressbarAttributes } from './fillStyles'
import { lazyComponent } from './lazyComponent'

/** Milliseconds that a bar stays pale. */
const DELAY_MS = 1_500

/** The state of a bar that fills once; `static`, for reduced motion, has its full colour at once. */
function useFillState(): 'pale' | 'filled' | 'static' {
  const [fillState, setFillState] = useState<'pale' | 'filled' | 'static'>(() =>
    window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'static' : 'pale',
  )
  useEffect(() => {
    const timer = setTimeout(() => setFillState((state) => (state === 'static' ? state : 'filled')), DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return fillState
}

const Track = chakra('div', {
  base: {
    height: '0.375rem',
    background: 'sunken',
    borderRadius: 'pill',
    overflow: 'hidden',
    [FORCED_COLORS]: { outline: '1px solid CanvasText' },
  },
})
const StaticFill = chakra('div', fillStyles)

const FullFill = ({ percent, tone }: FillProps) => <StaticFill tone={tone} style={{ width: `${percent}%` }} />
const PaleFill = ({ percent, tone }: FillProps) => (
  <StaticFill tone={tone} style={{ width: `${percent}%`, opacity: PALE }} />
)
/** Pale until the animation has loaded; full if it cannot load. */
const MovingFill = lazyComponent(() => afterPaint(() => import('./MovingFill')), PaleFill, FullFill)

interface ProgressBarProps extends Omit<FillProps, 'isPale'> {
  label: string
}

/** A bar that takes its full colour once, or has it at once with reduced motion. */
export function ProgressBar({ label, percent, tone }: ProgressBarProps) {
  const fillState = useFillState()
  return (
    <Track {...progressbarAttributes(label, percent)}>
      {fillState === 'static' ? (
        <FullFill percent={percent} tone={tone} />
      ) : (
        <MovingFill percent={percent} tone={tone} isPale={fillState === 'pale'} />
      )}
    </Track>
  )
}
