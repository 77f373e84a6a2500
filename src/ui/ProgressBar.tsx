import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useState } from 'react'
import { afterPaint } from './afterPaint'
import { fillStyles } from './fillStyles'
import { lazyPart } from './lazyPart'

const Track = chakra('div', {
  base: { height: '0.625rem', background: 'sunken', borderRadius: 'full', overflow: 'hidden' },
})
const StillFill = chakra('div', fillStyles)
const FullFill = ({ percent }: { percent: number }) => <StillFill style={{ width: `${percent}%` }} />
/** Empty until the animation is there; full where it cannot be loaded. */
const MovingFill = lazyPart(() => afterPaint(() => import('./MovingFill')), null, FullFill)

interface ProgressBarProps {
  label: string
  /** 0 to 100. */
  percent: number
  /** How long the bar stays empty before it fills, in milliseconds. */
  delay: number
}

/** A bar that fills once. It is full at once for whoever asked for reduced motion. */
export function ProgressBar({ label, percent, delay }: ProgressBarProps) {
  const [wantsStill] = useState(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches)
  const [waited, setWaited] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), delay)
    return () => clearTimeout(timer)
  }, [delay])
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      {wantsStill ? <FullFill percent={percent} /> : <MovingFill percent={waited ? percent : 0} />}
    </Track>
  )
}
