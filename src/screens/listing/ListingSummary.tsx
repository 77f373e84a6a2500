import { chakra } from '@chakra-ui/react/styled-system'
import { useMemo } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { ListingEntry } from '../../api/types'
import { formatMoney } from '../../domain/money'
import { formatNumber } from '../../lib/numbers'
import { entryIcons } from './EntryIcon'
import { summaryOf } from './summary'

const Table = chakra('table', {
  base: { width: 'full', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
})
const Caption = chakra('caption', {
  base: { textAlign: 'start', fontWeight: 'semibold', paddingBottom: '2' },
})
const Head = chakra('th', {
  base: {
    color: 'muted',
    fontSize: 'sm',
    fontWeight: 'normal',
    textAlign: 'end',
    paddingBottom: '1',
    '&:first-of-type': { textAlign: 'start' },
  },
})
const Kind = chakra('th', { base: { fontWeight: 'normal', textAlign: 'start', paddingBlock: '1.5' } })
const Name = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    '& svg': { flexShrink: '0', color: 'accentText' },
  },
})
const Cell = chakra('td', {
  base: { textAlign: 'end', paddingLeft: '3', fontWeight: 'semibold', whiteSpace: 'nowrap' },
})

interface ListingSummaryProps {
  entries: readonly ListingEntry[]
  /** Some could not be read: what all cost together is not known. */
  isPartial: boolean
}

/** What is loaded, by type: how many, how much, for how much. */
export function ListingSummary({ entries, isPartial }: ListingSummaryProps) {
  const { LL, locale } = useI18nContext()
  const { listing } = LL
  const lines = useMemo(() => summaryOf(entries), [entries])
  const names = {
    call: listing.calls(),
    message: listing.messages(),
    data: listing.data(),
    other: listing.other(),
  }
  return (
    <Table>
      <Caption>{listing.summary()}</Caption>
      <thead>
        <tr>
          {[listing.type(), listing.count(), listing.used(), listing.costs()].map((name) => (
            <Head key={name} scope="col">
              {name}
            </Head>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ kind, count, used, costs }) => {
          const Icon = entryIcons[kind]
          return (
            <tr key={kind}>
              <Kind scope="row">
                <Name>
                  <Icon />
                  <span>{names[kind]}</span>
                </Name>
              </Kind>
              <Cell>{formatNumber(count, locale)}</Cell>
              <Cell>{used ? `${formatNumber(used.units, locale)} ${used.unit}` : '–'}</Cell>
              <Cell>{isPartial ? '–' : formatMoney(costs, locale)}</Cell>
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}
