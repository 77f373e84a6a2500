import { chakra } from '@chakra-ui/react/styled-system'
import { domAnimation, LazyMotion } from 'framer-motion'
import * as m from 'framer-motion/m'
import { fillStyles } from './fillStyles'

const Fill = chakra(m.div, fillStyles)

/** What fills a bar, in motion. A file of its own, so that the animations load only where something moves. */
const MovingFill = ({ percent }: { percent: number }) => (
  <LazyMotion features={domAnimation}>
    <Fill
      initial={false}
      animate={{ width: `${percent}%` }}
      transition={{ duration: 0.8, ease: 'easeOut' }}
    />
  </LazyMotion>
)

export default MovingFill
