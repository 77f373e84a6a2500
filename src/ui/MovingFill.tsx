import { chakra } from '@chakra-ui/react/styled-system'
import { domAnimation, LazyMotion, MotionConfig } from 'framer-motion'
import * as m from 'framer-motion/m'
import { fillStyles, type Tone } from './fillStyles'

const Fill = chakra(m.div, fillStyles)

/** On the part itself, Chakra would take it for a style. */
const transition = { duration: 0.7, ease: [0.2, 0, 0, 1] } as const

/** What fills a bar, in motion. A file of its own, so that the animations load only where something moves. */
const MovingFill = ({ percent, tone }: { percent: number; tone: Tone }) => (
  <LazyMotion features={domAnimation}>
    <MotionConfig transition={transition}>
      <Fill tone={tone} initial={false} animate={{ width: `${percent}%` }} />
    </MotionConfig>
  </LazyMotion>
)

export default MovingFill
