import { type ComponentProps, type KeyboardEvent, useState } from 'react'
import { IconButton } from './IconButton'
import { lazyPart } from './lazyPart'
import type { MenuButtonProps } from './Menu'

type Words = Pick<MenuButtonProps, 'label' | 'trigger'>

const Closed = ({
  label,
  trigger,
  ...props
}: Words & Omit<ComponentProps<typeof IconButton>, keyof Words>) => (
  <IconButton label={label} gap="1" paddingInline="2" aria-haspopup="menu" aria-expanded={false} {...props}>
    {trigger}
  </IconButton>
)
const Menu = lazyPart(
  () => import('./Menu'),
  ({ label, trigger }: MenuButtonProps) => <Closed {...{ label, trigger }} aria-busy />,
)

/** A button that opens a menu, with the keys of the WAI-ARIA pattern. The menu is loaded when it is first opened. */
export function MenuButton(props: MenuButtonProps) {
  const [wasOpened, setOpened] = useState(false)
  if (wasOpened) return <Menu {...props} />
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setOpened(true)
  }
  const { label, trigger } = props
  return <Closed {...{ label, trigger }} onClick={() => setOpened(true)} onKeyDown={openByArrow} />
}

/** Prefetches the menu. */
MenuButton.preload = Menu.preload
