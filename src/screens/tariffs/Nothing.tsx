import { chakra } from '@chakra-ui/react/styled-system'

export const Nothing = chakra('p', { base: { color: 'muted' } })
