import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Heading } from '../../ui/Heading'

const Part = chakra('section', { base: { marginTop: '6', display: 'grid', gap: '3' } })

export const Section = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <Part>
    <Heading level={2}>{heading}</Heading>
    {children}
  </Part>
)
