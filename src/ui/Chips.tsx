import { chakra } from '@chakra-ui/react/styled-system'

/** Chips in a row; the caller names the group. */
export const Chips = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } })

/** A choice that is on or off: `aria-pressed`. */
export const Chip = chakra('button', {
  base: {
    minHeight: '11',
    paddingInline: '4',
    border: '1px solid',
    borderColor: 'outline',
    borderRadius: 'pill',
    cursor: 'pointer',
    _hover: { background: 'sunken' },
    '&[aria-pressed=true]': {
      background: 'accentSubtle',
      borderColor: 'accentText',
      color: 'accentText',
    },
  },
})
