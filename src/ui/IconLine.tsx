import { chakra } from '@chakra-ui/react/styled-system'

/** Text after a small drawing. */
export const IconLine = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    fontSize: 'sm',
    lineHeight: '1.3',
    '& svg': { flexShrink: '0' },
    // As high as a tap target, in a line of text.
    '& > a': { marginBlock: '-0.8rem' },
  },
})
