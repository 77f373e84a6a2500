import { chakra } from '@chakra-ui/react/styled-system'
import { memo } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { formatMoney } from '../../domain/money'
import type { EntryKind, UsageKind } from '../../domain/usageKind'
import { formatNumber } from '../../lib/formats/numbers'
import { Grid, Text } from '../../ui/layout'
import { type Amount, readableAmount } from './dataAmount'
import { entryIcons } from './EntryIcon'
import type { SummaryLine } from './summary'
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
    '&[aria-pressed=false]:hover': { background: 'sunken' },
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

const ORDER: EntryKind[] = ['data', 'call', 'message', 'other']

interface UsageKindTilesProps {
  lines: readonly SummaryLine[]
  /** The kinds that have a chart. */
  chartKinds: readonly UsageKind[]
  shownKind: UsageKind
  onChoose: (kind: UsageKind) => void
  label: string
}

/** The amount and cost of each kind. The customer chooses among those with a chart. */
export const UsageKindTiles = memo(function UsageKindTiles({
  lines,
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
  const ordered = ORDER.flatMap((kind) => lines.filter((line) => line.kind === kind))
  return (
    <Grid
      gridTemplateColumns="repeat(auto-fit, minmax(5.75rem, 1fr))"
      gap="2"
      marginBottom="2"
      role="group"
      aria-label={label}
    >
      {ordered.map(({ kind, used, costs }) => {
        const Icon = entryIcons[kind]
        const choice = chartKinds.find((chartKind) => chartKind === kind)
        const button = choice && {
          as: 'button' as const,
          type: 'button',
          'aria-pressed': choice === shownKind,
          onClick: () => onChoose(choice),
        }
        return (
          <Box key={kind} {...button}>
            <Name>
              <Icon />
              <span>{names[kind]}</span>
            </Name>
            <Text
              // A long amount has its unit below it, unbroken.
              as="span"
              fontSize={{ base: 'sm', md: 'lg' }}
              fontWeight="bold"
              overflowWrap="break-word"
            >
              {used ? breakableAmount(used) : '–'}
            </Text>
            <Text as="span" color="muted" fontSize="xs">
              {costs === undefined ? '–' : formatMoney(costs, locale)}
            </Text>
          </Box>
        )
      })}
    </Grid>
  )
})
