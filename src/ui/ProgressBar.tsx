import { chakra } from '@chakra-ui/react/styled-system'
import { LazyMotion, useReducedMotion } from 'framer-motion'
import * as m from 'framer-motion/m'
import { useEffect, useState } from 'react'

const loadFeatures = () => import('./motionFeatures').then((features) => features.default)

const Track = chakra('div', {
  base: { height: '0.625rem', background: 'sunken', borderRadius: 'full', overflow: 'hidden' },
})
const Fill = chakra(m.div, { base: { height: 'full', background: 'accent', borderRadius: 'full' } })

interface ProgressBarProps {
  label: string
  /** 0 to 100. */
  percent: number
  /** How long the bar stays empty before it fills, in milliseconds. */
  delay: number
}

/** A bar that fills once. Whoever asked for reduced motion sees it full at once. */
export function ProgressBar({ label, percent, delay }: ProgressBarProps) {
  const still = useReducedMotion() === true
  const [waited, setWaited] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), delay)
    return () => clearTimeout(timer)
  }, [delay])
  const width = `${still || waited ? percent : 0}%`
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <LazyMotion features={loadFeatures}>
        <Fill
          initial={false}
          animate={{ width }}
          transition={still ? { duration: 0 } : { duration: 0.8, ease: 'easeOut' }}
        />
      </LazyMotion>
    </Track>
  )
}
