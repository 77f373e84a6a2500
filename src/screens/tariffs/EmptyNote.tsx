import { chakra } from '@chakra-ui/react/styled-system'

export const EmptyNote = chakra('p', { base: { color: 'muted' } })
