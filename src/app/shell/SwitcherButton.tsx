import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId, useState } from 'react'
import { ChevronDownIcon } from '../../ui/icons/navigation'
import { lazyComponent } from '../../ui/lazyComponent'

const ContractSwitcher = lazyComponent(() => import('./ContractSwitcher'), null)

const Trigger = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    minHeight: '11',
    marginBlock: '-2',
    marginInline: '-2',
    paddingInline: '2',
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
        <ChevronDownIcon />
      </Trigger>
      {isOpen && <ContractSwitcher triggerId={id} onClose={() => setOpen(false)} />}
    </>
  )
}
SwitcherButton.preload = ContractSwitcher.preload
