import { chakra } from '@chakra-ui/react/styled-system'
import { domAnimation, LazyMotion } from 'framer-motion'
import * as m from 'framer-motion/m'
import { fillStyles, type Tone } from './fillStyles'

const Fill = chakra(m.div, fillStyles)

/** What fills a bar, in motion. A file of its own, so that the animations load only where something moves. */
const MovingFill = ({ percent, tone }: { percent: number; tone: Tone }) => (
  <LazyMotion features={domAnimation}>
    <Fill
      tone={tone}
      initial={false}
      animate={{ width: `${percent}%` }}
      transition={{ duration: 0.7, ease: [0.2, 0, 0, 1] }}
    />
  </LazyMotion>
)

export default MovingFill
