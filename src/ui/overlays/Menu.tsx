import { Menu as Parts } from '@chakra-ui/react/menu'
import { chakra, defineRecipe } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { IconButton } from '../IconButton'
import { CheckIcon } from '../icons/navigation'

const recipe = defineRecipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '11',
    paddingInline: '3',
    borderRadius: 'control',
    cursor: 'pointer',
    _highlighted: { background: 'sunken' },
  },
})
const Item = chakra(Parts.Item, recipe)
const RadioItem = chakra(Parts.RadioItem, recipe)

interface MenuItemsProps {
  heading: ReactNode
  items: readonly { id: string; label: string; icon?: ReactNode }[]
  selected?: string | undefined
}

const MenuItems = ({ heading, items, selected }: MenuItemsProps) =>
  selected === undefined ? (
    <Parts.ItemGroup>
      {heading}
      {items.map(({ id, label, icon }) => (
        <Item key={id} value={id}>
          {icon}
          <span>{label}</span>
        </Item>
      ))}
    </Parts.ItemGroup>
  ) : (
    <Parts.RadioItemGroup value={selected}>
      {heading}
      {items.map(({ id, label }) => (
        <RadioItem key={id} value={id} justifyContent="space-between">
          <span>{label}</span>
          {id === selected && <CheckIcon />}
        </RadioItem>
      ))}
    </Parts.RadioItemGroup>
  )

const List = chakra(Parts.Content, {
  base: {
    minWidth: '12rem',
    maxWidth: 'min(24rem, 100vw - 2rem)',
    // As high as the room allows, however long the words over the items are.
    maxHeight: 'var(--available-height)',
    overflowY: 'auto',
    padding: '1.5',
    background: 'surface',
    color: 'ink',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'control',
    boxShadow: 'overlay',
    outline: 'none',
  },
})
const GroupLabel = chakra(Parts.ItemGroupLabel, {
  base: {
    paddingInline: '3',
    paddingTop: '1',
    paddingBottom: '3',
    marginBottom: '1.5',
    borderBottom: '1px solid',
    borderColor: 'line',
  },
})

export interface MenuButtonProps {
  /** Name of the button. */
  label: string
  /** What the button shows. */
  trigger: ReactNode
  /** Text above the items, such as the owner of the menu. */
  heading?: ReactNode
  items: readonly { id: string; label: string; icon?: ReactNode }[]
  /** Makes the items a choice with one selected; without it they are actions. */
  selected?: string
  onSelect: (id: string) => void
}

/** The button with its menu, initially open. */
const Menu = ({ label, trigger, heading, onSelect, ...items }: MenuButtonProps) => (
  <Parts.Root
    defaultOpen
    onSelect={({ value }) => onSelect(value)}
    positioning={{ placement: 'bottom-end', strategy: 'fixed' }}
  >
    <Parts.Trigger asChild>
      <IconButton label={label} gap="1" paddingInline="2">
        {trigger}
      </IconButton>
    </Parts.Trigger>
    <Parts.Positioner zIndex="20">
      <List>
        <MenuItems {...items} heading={heading && <GroupLabel>{heading}</GroupLabel>} />
      </List>
    </Parts.Positioner>
  </Parts.Root>
)

export default Menu
