import { chakra } from '@chakra-ui/react/styled-system'
import type { TariffItem } from '../../api/types'
import { FORCED_COLORS } from '../../ui/fillStyles'
import { Icon } from '../../ui/icons/Icon'
import type { Bar, TariffComparison } from './comparison'

const CallIcon = () => (
  <Icon path="M6.2 3.5h2.6l1.6 4.2-2 1.7a12.5 12.5 0 0 0 6.2 6.2l1.7-2 4.2 1.6v2.6a2 2 0 0 1-2.2 2A16.4 16.4 0 0 1 4.2 5.7a2 2 0 0 1 2-2.2z" />
)
const DataIcon = () => <Icon path="M8 20V5M4.5 8.5 8 5l3.5 3.5M16 4v15M12.5 15.5 16 19l3.5-3.5" />

const Drawing = chakra('svg', {
  base: {
    display: 'block',
    width: 'full',
    height: '1.125rem',
    marginTop: '1.5',
    overflow: 'visible',
    fill: 'currentColor',
    [FORCED_COLORS]: { forcedColorAdjust: 'none' },
  },
})
const layers = {
  track: { color: 'sunken', [FORCED_COLORS]: { color: 'Canvas', stroke: 'CanvasText' } },
  fill: { color: 'data', [FORCED_COLORS]: { color: 'Highlight' } },
  // Around the mark, which must also be visible on the fill.
  gap: { color: 'surface', [FORCED_COLORS]: { color: 'Canvas' } },
  mark: { color: 'ink', [FORCED_COLORS]: { color: 'CanvasText' } },
} as const
const Layer = chakra('g', { variants: { kind: layers } })

const inPercent = (share: number) => `${share * 100}%`

/** An item compared with other tariffs, and the customer's use as a mark. Decorative; words say the same. */
const ItemBar = ({ bar: { share, mark } }: { bar: Bar }) => (
  <Drawing aria-hidden="true">
    <Layer kind="track">
      <rect y="4" width="100%" height="10" rx="5" />
    </Layer>
    <Layer kind="fill">
      <rect y="4" width={inPercent(share)} height="10" rx="5" />
    </Layer>
    {mark !== undefined && (
      <>
        <Layer kind="gap">
          <rect x={inPercent(mark)} y="4" width="6.5" height="10" transform="translate(-3.25)" />
        </Layer>
        <Layer kind="mark">
          <rect x={inPercent(mark)} width="2.5" height="18" rx="1.25" transform="translate(-1.25)" />
        </Layer>
      </>
    )}
  </Drawing>
)

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
const Title = chakra('div', { base: { fontWeight: 'semibold', lineHeight: '1.3' } })
const Subtitle = chakra('div', { base: { color: 'muted', fontSize: 'sm', lineHeight: '1.4' } })

interface TariffItemsProps {
  items: TariffItem[] | undefined
  barOf: TariffComparison['barOf'] | undefined
}

/** The items of a tariff, line by line, without empty lines. */
export function TariffItems({ items = [], barOf }: TariffItemsProps) {
  const visibleItems = items.filter(({ title, subtitle }) => title || subtitle)
  if (visibleItems.length === 0) return null
  return (
    <List>
      {visibleItems.map(({ title, subtitle, itemType }) => {
        const bar = barOf?.(title)
        return (
          <Row key={`${itemType} ${title} ${subtitle}`}>
            <IconBox>{itemType === CALL_ITEM_TYPE ? <CallIcon /> : <DataIcon />}</IconBox>
            <Text>
              {title && <Title>{title}</Title>}
              {subtitle && <Subtitle>{subtitle}</Subtitle>}
              {bar && <ItemBar bar={bar} />}
            </Text>
          </Row>
        )
      })}
    </List>
  )
}
