import { chakra } from '@chakra-ui/react/styled-system'

/** A text that the customer has sent, with its lines. */
export const Quote = chakra('blockquote', {
  base: {
    paddingLeft: '4',
    borderLeft: '3px solid',
    borderColor: 'line',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
})
