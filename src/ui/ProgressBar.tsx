import { chakra } from '@chakra-ui/react/styled-system'
import { LazyMotion, useReducedMotion } from 'framer-motion'
import * as m from 'framer-motion/m'
import { useCallback, useEffect, useState } from 'react'

const Track = chakra('div', {
  base: { height: '0.625rem', background: 'sunken', borderRadius: 'full', overflow: 'hidden' },
})
const fill = { base: { height: 'full', background: 'accent', borderRadius: 'full' } }
const StillFill = chakra('div', fill)
const MovingFill = chakra(m.div, fill)

interface ProgressBarProps {
  label: string
  /** 0 to 100. */
  percent: number
  /** How long the bar stays empty before it fills, in milliseconds. */
  delay: number
}

/** A bar that fills once. It is full at once for whoever asked for reduced motion, and where the animation cannot be loaded. */
export function ProgressBar({ label, percent, delay }: ProgressBarProps) {
  const wantsStill = useReducedMotion() === true
  const [isMotionMissing, setMotionMissing] = useState(false)
  const [waited, setWaited] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), delay)
    return () => clearTimeout(timer)
  }, [delay])
  const loadFeatures = useCallback(async () => {
    try {
      return (await import('./motionFeatures')).default
    } catch {
      setMotionMissing(true)
      return new Promise<never>(() => {})
    }
  }, [])
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      {wantsStill || isMotionMissing ? (
        <StillFill style={{ width: `${percent}%` }} />
      ) : (
        <LazyMotion features={loadFeatures}>
          <MovingFill
            initial={false}
            animate={{ width: `${waited ? percent : 0}%` }}
            transition={{ duration: 0.8, ease: 'easeOut' }}
          />
        </LazyMotion>
      )}
    </Track>
  )
}
