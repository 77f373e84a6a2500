import { chakra } from '@chakra-ui/react/styled-system'
import { type ComponentProps, useId } from 'react'
import { FORCED_COLORS } from '../../ui/fillStyles'

const Hatching = chakra('g', {
  base: { color: 'outline', stroke: 'currentColor', [FORCED_COLORS]: { color: 'CanvasText' } },
})

/** The ground of days that are not loaded. */
export function UnknownHatching({ width = '100%', ...rect }: ComponentProps<'rect'>) {
  const id = useId()
  return (
    <Hatching>
      <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <line y2="6" strokeWidth="1" strokeOpacity="0.6" />
      </pattern>
      <rect {...rect} width={width} fill={`url(#${id})`} stroke="none" />
    </Hatching>
  )
}
