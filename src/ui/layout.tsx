import { chakra } from '@chakra-ui/react/styled-system'

export const Box = chakra('div')
/** One below the other. */
export const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column' } })
/** Side by side. */
export const Inline = chakra('div', { base: { display: 'flex' } })
export const Grid = chakra('div', { base: { display: 'grid' } })
export const Text = chakra('p')
