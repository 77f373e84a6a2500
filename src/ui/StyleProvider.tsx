import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { type ReactNode, useMemo } from 'react'
import type { Brand } from '../brands'
import { systemOf } from './system/system'

/** Gives the parts inside it the brand's look, and the page its ground. */
export function StyleProvider({ brand, children }: { brand: Brand; children: ReactNode }) {
  const system = useMemo(() => systemOf(brand), [brand])
  return <ChakraProvider value={system}>{children}</ChakraProvider>
}
