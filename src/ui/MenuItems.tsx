import { Menu as Parts } from '@chakra-ui/react/menu'
import { chakra, defineRecipe } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { CheckIcon } from './icons/navigation'

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
  chosen?: string | undefined
}

export const MenuItems = ({ heading, items, chosen }: MenuItemsProps) =>
  chosen === undefined ? (
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
    <Parts.RadioItemGroup value={chosen}>
      {heading}
      {items.map(({ id, label }) => (
        <RadioItem key={id} value={id} justifyContent="space-between">
          <span>{label}</span>
          {id === chosen && <CheckIcon />}
        </RadioItem>
      ))}
    </Parts.RadioItemGroup>
  )
