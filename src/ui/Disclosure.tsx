import type { ReactNode } from 'react'
import { Box } from './layout'

interface DisclosureProps {
  label: string
  /** At first. */
  isOpen?: boolean
  children: ReactNode
}

/** Content that the customer can open and close. */
export const Disclosure = ({ label, isOpen = false, children }: DisclosureProps) => (
  <details open={isOpen}>
    <Box
      as="summary"
      minHeight="11"
      paddingBlock="2"
      color="accentText"
      cursor="pointer"
      borderRadius="control"
    >
      {label}
    </Box>
    {children}
  </details>
)
