import { chakra } from '@chakra-ui/react/styled-system'
import { domAnimation, LazyMotion, MotionConfig } from 'framer-motion'
import * as m from 'framer-motion/m'
import { fillStyles, type Tone } from './fillStyles'

const Fill = chakra(m.div, fillStyles)

/** As a prop of the part itself, Chakra would treat it as a style. */
const transition = { duration: 0.7, ease: [0.2, 0, 0, 1] } as const

/** The animated fill of a bar. A separate file, so that the animations load only if something moves. */
const MovingFill = ({ percent, tone }: { percent: number; tone: Tone }) => (
  <LazyMotion features={domAnimation}>
    <MotionConfig transition={transition}>
      <Fill tone={tone} initial={false} animate={{ width: `${percent}%` }} />
    </MotionConfig>
  </LazyMotion>
)

export default MovingFill
