import { chakra } from '@chakra-ui/react/styled-system'

/** What stands under a tab: a column no wider than is easy to read. */
export const Panel = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '4', maxWidth: '34rem' },
})
export const PanelText = chakra('p', { base: { color: 'muted', textWrap: 'pretty' } })
