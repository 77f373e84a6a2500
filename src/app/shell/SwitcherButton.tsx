import { type ReactNode, useId, useState } from 'react'
import { lazyModal } from '../../ui/lazyModal'
import { SwitcherTrigger } from './headerParts'

const ContractSwitcher = lazyModal(() => import('../overlays/ContractSwitcher'))

/** The current contract as a button that lists the contracts to choose from. */
export function SwitcherButton({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <SwitcherTrigger
        type="button"
        id={id}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {children}
      </SwitcherTrigger>
      <ContractSwitcher open={isOpen} triggerId={id} onClose={() => setOpen(false)} />
    </>
  )
}
SwitcherButton.preload = ContractSwitcher.preload
