import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'

const Styled = chakra('button', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    minWidth: '11',
    minHeight: '11',
    borderRadius: 'control',
    color: 'inherit',
    cursor: 'pointer',
    transition: 'background-color 0.15s',
    _hover: { background: 'color-mix(in srgb, currentColor 10%, transparent)' },
  },
})

/** A button that shows an icon; `label` is its name. */
export const IconButton = ({ label, ...props }: ComponentProps<typeof Styled> & { label: string }) => (
  <Styled type="button" aria-label={label} title={label} {...props} />
)
