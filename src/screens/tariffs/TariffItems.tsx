import { chakra } from '@chakra-ui/react/styled-system'
import type { TariffItem } from '../../api/types'
import { CallIcon, DataIcon } from './itemIcons'

/** The item type that stands for calls; every other one stands for data and the rest. */
const CALLS = 1

const List = chakra('ul', {
  base: { listStyle: 'none', display: 'flex', flexDirection: 'column', gap: '3' },
})
const Row = chakra('li', { base: { display: 'flex', gap: '3', alignItems: 'flex-start' } })
const Sign = chakra('span', {
  base: {
    flexShrink: '0',
    display: 'inline-flex',
    padding: '2',
    borderRadius: 'control',
    background: 'accentSubtle',
    color: 'accentText',
  },
})
const Title = chakra('div', { base: { fontWeight: 'semibold', lineHeight: '1.3' } })
const Subtitle = chakra('div', { base: { color: 'muted', fontSize: 'sm', lineHeight: '1.4' } })

/** What is in a tariff, line by line; a line without words is left out. */
export function TariffItems({ items = [] }: { items: TariffItem[] | undefined }) {
  const told = items.filter(({ title, subtitle }) => title || subtitle)
  if (told.length === 0) return null
  return (
    <List>
      {told.map(({ title, subtitle, itemType }) => (
        <Row key={`${itemType} ${title} ${subtitle}`}>
          <Sign>{itemType === CALLS ? <CallIcon /> : <DataIcon />}</Sign>
          <div>
            {title && <Title>{title}</Title>}
            {subtitle && <Subtitle>{subtitle}</Subtitle>}
          </div>
        </Row>
      ))}
    </List>
  )
}
