import { chakra } from '@chakra-ui/react/styled-system'
import { useAnimate } from 'framer-motion/mini'
import { useEffect } from 'react'
import { type FillProps, fillStyles, PALE } from './fillStyles'

const Fill = chakra('div', fillStyles)

/** The animated fill of a bar. A separate file, so that the animation loads only if something moves. */
export default function MovingFill({ percent, tone, isPale }: FillProps) {
  const [fill, animate] = useAnimate<HTMLDivElement>()
  useEffect(() => {
    if (!isPale) animate(fill.current, { opacity: 1 }, { duration: 0.4 })
  }, [fill, animate, isPale])
  return <Fill ref={fill} tone={tone} style={{ width: `${percent}%`, opacity: PALE }} />
}
