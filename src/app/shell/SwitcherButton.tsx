import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId, useState } from 'react'
import { lazyModal } from '../../ui/lazyModal'

const ContractSwitcher = lazyModal(() => import('../overlays/ContractSwitcher'))

const Trigger = chakra('button', {
  base: {
    display: 'block',
    minHeight: '11',
    marginLeft: '-2',
    paddingLeft: '2',
    borderRadius: 'control',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { background: 'color-mix(in srgb, currentColor 10%, transparent)' },
  },
})

/** The current contract as a button that lists the contracts to choose from. */
export function SwitcherButton({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <Trigger
        type="button"
        id={id}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {children}
      </Trigger>
      <ContractSwitcher open={isOpen} triggerId={id} onClose={() => setOpen(false)} />
    </>
  )
}
SwitcherButton.preload = ContractSwitcher.preload
