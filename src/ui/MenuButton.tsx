import { type ComponentProps, type KeyboardEvent, useState } from 'react'
import { IconButton } from './IconButton'
import { lazyComponent } from './lazyComponent'
import type { MenuButtonProps } from './overlays/Menu'

type ButtonContent = Pick<MenuButtonProps, 'label' | 'trigger'>

const ClosedMenuButton = ({
  label,
  trigger,
  ...props
}: ButtonContent & Omit<ComponentProps<typeof IconButton>, keyof ButtonContent>) => (
  <IconButton label={label} gap="1" paddingInline="2" aria-haspopup="menu" aria-expanded={false} {...props}>
    {trigger}
  </IconButton>
)
const Menu = lazyComponent(
  () => import('./overlays/Menu'),
  ({ label, trigger }: MenuButtonProps) => <ClosedMenuButton {...{ label, trigger }} aria-busy />,
)

/** A button that opens a menu, with the keys of the WAI-ARIA pattern. The menu is loaded when it is first opened. */
export function MenuButton(props: MenuButtonProps) {
  const [wasOpened, setOpened] = useState(false)
  if (wasOpened) return <Menu {...props} />
  const openOnArrowKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setOpened(true)
  }
  const { label, trigger } = props
  return (
    <ClosedMenuButton {...{ label, trigger }} onClick={() => setOpened(true)} onKeyDown={openOnArrowKey} />
  )
}

/** Prefetches the menu. */
MenuButton.preload = Menu.preload
