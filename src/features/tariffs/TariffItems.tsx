import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { TariffItem } from '../../api/types'
import { itemAmountOf } from '../../domain/itemAmount'
import { formatNumber } from '../../lib/numbers'
import { CallIcon, DataIcon } from '../../ui/icons/usage'

/** The item type of calls; every other type means data and the rest. */
const CALL_ITEM_TYPE = 1

const List = chakra('ul', {
  base: { listStyle: 'none', display: 'flex', flexDirection: 'column', gap: '3' },
})
const Row = chakra('li', { base: { display: 'flex', gap: '3', alignItems: 'flex-start' } })
const IconBox = chakra('span', {
  base: {
    flexShrink: '0',
    display: 'inline-flex',
    padding: '2',
    borderRadius: 'control',
    background: 'accentSubtle',
    color: 'accentText',
  },
})
const Text = chakra('div', { base: { flexGrow: '1', minWidth: '0' } })
const Title = chakra('div', { base: { fontWeight: 'bold', lineHeight: '1.3' } })
const Subtitle = chakra('div', { base: { color: 'muted', fontSize: 'sm', lineHeight: '1.4' } })

/** The items of a tariff, line by line, without empty lines. */
export function TariffItems({ items = [] }: { items: TariffItem[] | undefined }) {
  const { locale } = useI18nContext()
  // As in the comparison: `1.000 Minuten`, but `2026 Aktion`.
  const withSeparator = (title: string) =>
    itemAmountOf(title)
      ? title.replace(/^\d{4,}(?= )/, (digits) => formatNumber(Number(digits), locale))
      : title
  const visibleItems = items.filter(({ title, subtitle }) => title || subtitle)
  if (visibleItems.length === 0) return null
  return (
    <List>
      {visibleItems.map(({ title, subtitle, itemType }) => (
        <Row key={`${itemType} ${title} ${subtitle}`}>
          <IconBox>{itemType === CALL_ITEM_TYPE ? <CallIcon /> : <DataIcon />}</IconBox>
          <Text>
            {title && <Title>{withSeparator(title)}</Title>}
            {subtitle && <Subtitle>{subtitle}</Subtitle>}
          </Text>
        </Row>
      ))}
    </List>
  )
}
