import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

const Details = chakra('details')
const Summary = chakra('summary', {
  base: {
    minHeight: '11',
    paddingBlock: '2',
    color: 'accentText',
    cursor: 'pointer',
    borderRadius: 'control',
  },
})

interface DisclosureProps {
  label: string
  /** At first. */
  isOpen?: boolean
  children: ReactNode
}

/** Content that the customer can open and close. */
export const Disclosure = ({ label, isOpen = false, children }: DisclosureProps) => (
  <Details open={isOpen}>
    <Summary>{label}</Summary>
    {children}
  </Details>
)
