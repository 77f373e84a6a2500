import { chakra } from '@chakra-ui/react/styled-system'
import { memo } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { formatMoney } from '../../domain/money'
import type { EntryKind } from '../../domain/usageKind'
import { formatNumber } from '../../lib/formats/numbers'
import { Grid, Text } from '../../ui/layout'
import { type Amount, readableAmount } from './dataAmount'
import { entryIcons } from './EntryIcon'
import type { SummaryLine } from './summary'
import type { Measure } from './usageByDay'
import { useKindNames } from './usageTexts'

const Box = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // A name in two lines moves no figure.
    gridTemplateRows: '1fr auto auto',
    gap: '0.5',
    minWidth: '0',
    minHeight: '4.75rem',
    padding: { base: '2', md: '3' },
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'control',
    textAlign: 'start',
    lineHeight: '1.3',
    fontVariantNumeric: 'tabular-nums',
    '&[aria-pressed]': {
      borderColor: 'outline',
      cursor: 'pointer',
      transition: 'background-color 0.15s, border-color 0.15s',
    },
    '&[aria-pressed=false]': { _hover: { background: 'sunken' } },
    '&[aria-pressed=true]': {
      background: 'accentSubtle',
      borderColor: 'accentText',
      boxShadow: 'inset 0 0 0 1px var(--chakra-colors-accent-text)',
    },
  },
})
const Name = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    alignSelf: 'start',
    gap: '1.5',
    color: 'muted',
    fontSize: 'xs',
    '& svg': { display: { base: 'none', md: 'block' }, flexShrink: '0' },
  },
})

// A long amount has its unit below it, unbroken.
const Figure = chakra('span', {
  base: { fontSize: { base: 'sm', md: 'lg' }, fontWeight: 'bold', overflowWrap: 'break-word' },
})

const ORDER: EntryKind[] = ['data', 'call', 'message', 'other']

interface UsageKindTilesProps {
  lines: readonly SummaryLine[]
  /** In euro; undefined if unknown. */
  costs: number | undefined
  /** Those that have a chart. */
  chartKinds: readonly Measure[]
  shownKind: Measure
  onChoose: (kind: Measure) => void
  label: string
}

/** The costs, then the amount and cost of each kind. The customer chooses among those with a chart. */
export const UsageKindTiles = memo(function UsageKindTiles({
  lines,
  costs,
  chartKinds,
  shownKind,
  onChoose,
  label,
}: UsageKindTilesProps) {
  const { locale } = useI18nContext()
  const names = useKindNames()
  const breakableAmount = (used: Amount) => {
    const { units, unit } = readableAmount(used)
    return `${formatNumber(units, locale)} ${unit}`
  }
  const money = (amount: number | undefined) => (amount === undefined ? '–' : formatMoney(amount, locale))
  const buttonOf = (kind: EntryKind | 'costs') => {
    const choice = chartKinds.find((chartKind) => chartKind === kind)
    return (
      choice && {
        as: 'button' as const,
        type: 'button',
        'aria-pressed': choice === shownKind,
        onClick: () => onChoose(choice),
      }
    )
  }
  const ordered = ORDER.flatMap((kind) => lines.filter((line) => line.kind === kind))
  return (
    <Grid
      // Beside the list, four in a row would break an amount.
      gridTemplateColumns="repeat(2, minmax(0, 1fr))"
      gap="2"
      marginBottom="2"
      role="group"
      aria-label={label}
    >
      <Box {...buttonOf('costs')}>
        <Name>{names.costs}</Name>
        <Figure>{money(costs)}</Figure>
      </Box>
      {ordered.map(({ kind, used, costs }) => {
        const Icon = entryIcons[kind]
        return (
          <Box key={kind} {...buttonOf(kind)}>
            <Name>
              <Icon />
              <span>{names[kind]}</span>
            </Name>
            <Figure>{used ? breakableAmount(used) : '–'}</Figure>
            <Text as="span" color="muted" fontSize="xs">
              {money(costs)}
            </Text>
          </Box>
        )
      })}
    </Grid>
  )
})
