import { chakra } from '@chakra-ui/react/styled-system'

export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

/** For screen readers only. */
export const VisuallyHidden = chakra('span', { base: visuallyHidden })
