import { chakra } from '@chakra-ui/react/styled-system'

/** The content of a tab: a column of readable width. */
export const Panel = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '4', maxWidth: '34rem' },
})
