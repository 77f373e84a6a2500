import { chakra } from '@chakra-ui/react/styled-system'

/** A short fact on a coloured ground. */
export const Tag = chakra('p', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    paddingInline: '3',
    paddingBlock: '1',
    borderRadius: 'pill',
    fontSize: 'sm',
    fontWeight: 'bold',
    '& > svg': { flexShrink: '0' },
  },
  variants: {
    tone: {
      good: { background: 'successSubtle', color: 'success' },
      open: { background: 'accentSubtle', color: 'accentText' },
      neutral: { background: 'sunken', color: 'ink' },
    },
  },
})
