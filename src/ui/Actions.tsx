import { chakra } from '@chakra-ui/react/styled-system'

/** Buttons in a row, the most likely one last. On a phone, they are above each other, and it is first. */
export const Actions = chakra('div', {
  base: { display: 'flex', flexDirection: { base: 'column-reverse', md: 'row' }, flexWrap: 'wrap', gap: '3' },
})
