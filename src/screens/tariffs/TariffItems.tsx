import { chakra } from '@chakra-ui/react/styled-system'
import type { TariffItem } from '../../api/types'
import type { Compared } from './comparison'
import { ItemBar } from './ItemBar'
import { CallIcon, DataIcon } from './itemIcons'

/** The item type of calls; every other type means data and the rest. */
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
const Words = chakra('div', { base: { flexGrow: '1', minWidth: '0' } })
const Title = chakra('div', { base: { fontWeight: 'semibold', lineHeight: '1.3' } })
const Subtitle = chakra('div', { base: { color: 'muted', fontSize: 'sm', lineHeight: '1.4' } })

interface TariffItemsProps {
  items: TariffItem[] | undefined
  barOf: Compared['barOf'] | undefined
}

/** The items of a tariff, line by line, without empty lines. */
export function TariffItems({ items = [], barOf }: TariffItemsProps) {
  const told = items.filter(({ title, subtitle }) => title || subtitle)
  if (told.length === 0) return null
  return (
    <List>
      {told.map(({ title, subtitle, itemType }) => {
        const bar = barOf?.(title)
        return (
          <Row key={`${itemType} ${title} ${subtitle}`}>
            <Sign>{itemType === CALLS ? <CallIcon /> : <DataIcon />}</Sign>
            <Words>
              {title && <Title>{title}</Title>}
              {subtitle && <Subtitle>{subtitle}</Subtitle>}
              {bar && <ItemBar bar={bar} />}
            </Words>
          </Row>
        )
      })}
    </List>
  )
}
