import { chakra } from '@chakra-ui/react/styled-system'
import { memo } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { formatMoney } from '../../domain/money'
import { formatNumber } from '../../lib/formats/numbers'
import { Box, Text } from '../../ui/layout'
import { entryIcons } from './EntryIcon'
import { useFormatAmount, useKindNames, useSoFar } from './usageTexts'
import type { Listing } from './useListing'

const Head = chakra('th', {
  base: {
    color: 'muted',
    fontSize: { base: 'xs', md: 'sm' },
    fontWeight: 'normal',
    textAlign: 'end',
    paddingLeft: '1',
    paddingBottom: '1',
    '&:first-of-type': { textAlign: 'start', paddingLeft: '0' },
  },
})
const Name = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    '& svg': {
      flexShrink: '0',
      color: 'accentText',
      // If room is short, the name is enough.
      '@media (max-width: 22rem)': { display: 'none' },
    },
  },
})
const Cell = chakra('td', {
  base: {
    textAlign: 'end',
    paddingLeft: { base: '1.5', md: '2' },
    fontWeight: 'bold',
    whiteSpace: 'nowrap',
  },
})

/** The loaded entries, by type: number, amount and cost. */
export const ListingSummary = memo(function ListingSummary({
  sums: { lines, isWhole },
}: Pick<Listing, 'sums'>) {
  const { LL, locale } = useI18nContext()
  const { listing } = LL
  const names = useKindNames()
  const formatAmount = useFormatAmount()
  const soFar = useSoFar(isWhole)
  return (
    <Box
      as="table"
      width="full"
      borderCollapse="collapse"
      fontSize={{ base: 'sm', md: 'md' }}
      fontVariantNumeric="tabular-nums"
      css={{
        // Otherwise columns would shrink to single letters.
        '& *': { overflowWrap: 'break-word' },
      }}
    >
      <Box as="caption" textAlign="start" fontWeight="bold" paddingBottom="2">
        {soFar(listing.summary())}
      </Box>
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
              <chakra.th fontWeight="normal" textAlign="start" paddingBlock="1.5" scope="row">
                <Name>
                  <Icon />
                  <span>{names[kind]}</span>
                </Name>
              </chakra.th>
              <Cell>{formatNumber(count, locale)}</Cell>
              <Cell>
                <Text
                  // A number and its unit stay on one line, unless the provider's unit is very long.
                  as="span"
                  display="inline-block"
                  maxWidth={{ base: '25vw', md: '12rem' }}
                  whiteSpace="normal"
                >
                  {used ? formatAmount(used.units, used.unit) : '–'}
                </Text>
              </Cell>
              <Cell>{costs === undefined ? '–' : formatMoney(costs, locale)}</Cell>
            </tr>
          )
        })}
      </tbody>
    </Box>
  )
})
