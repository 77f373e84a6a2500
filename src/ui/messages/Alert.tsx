import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactElement, ReactNode } from 'react'
import { statusIcons } from '../icons/status'

const Box = chakra('div', {
  base: {
    display: 'flex',
    gap: '3',
    alignItems: 'flex-start',
    paddingInline: '4',
    paddingBlock: '3',
    borderRadius: 'control',
    lineHeight: '1.4',
    '& svg': { flexShrink: '0', marginTop: '1px' },
  },
  variants: {
    kind: {
      error: { background: 'dangerSubtle', color: 'danger' },
      success: { background: 'successSubtle', color: 'success' },
      info: { background: 'accentSubtle', color: 'ink' },
    },
  },
})

interface AlertProps {
  kind: keyof typeof statusIcons
  /** Small print that a screen reader does not read with the message. */
  note?: ReactElement | false
  children: ReactNode
}

/** A message in the flow of the page. An error interrupts a screen reader, the others wait. */
export function Alert({ kind, note, children }: AlertProps) {
  const Icon = statusIcons[kind]
  return (
    <Box kind={kind}>
      <Icon />
      <div>
        <div role={kind === 'error' ? 'alert' : 'status'}>{children}</div>
        {note}
      </div>
    </Box>
  )
}
