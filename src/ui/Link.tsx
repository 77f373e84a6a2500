import { chakra } from '@chakra-ui/react/styled-system'

export const Link = chakra('a', {
  base: {
    color: 'accentText',
    fontWeight: 'medium',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    borderRadius: '2px',
    _hover: { textDecorationThickness: '2px' },
  },
})
