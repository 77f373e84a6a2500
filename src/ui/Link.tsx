import { chakra } from '@chakra-ui/react/styled-system'

/** A link on a line of its own, as high as a tap target. */
export const Link = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '11',
    color: 'accentText',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    borderRadius: '2px',
    '& > svg': { flex: 'none' },
    _hover: { textDecorationThickness: '2px' },
  },
})
