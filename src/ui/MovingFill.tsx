import { chakra } from '@chakra-ui/react/styled-system'
import { domAnimation, LazyMotion, MotionConfig } from 'framer-motion'
import * as m from 'framer-motion/m'
import { type FillProps, fillStyles, PALE } from './fillStyles'

const Fill = chakra(m.div, fillStyles)

/** As a prop of the part itself, Chakra would treat it as a style. */
const transition = { duration: 0.4 } as const

/** The animated fill of a bar. A separate file, so that the animations load only if something moves. */
const MovingFill = ({ percent, tone, isPale }: FillProps) => (
  <LazyMotion features={domAnimation}>
    <MotionConfig transition={transition}>
      <Fill
        tone={tone}
        style={{ width: `${percent}%` }}
        initial={{ opacity: PALE }}
        animate={{ opacity: isPale ? PALE : 1 }}
      />
    </MotionConfig>
  </LazyMotion>
)

export default MovingFill
