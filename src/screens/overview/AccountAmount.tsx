import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { ResourceAccount } from '../../api/types'
import { formatNumber } from '../../lib/numbers'
import { figureStyles } from '../../ui/figureStyles'
import { SmallText } from './layout'
import { remainingPercent } from './remainingPercent'

const Amount = chakra('span', {
  base: {
    ...figureStyles,
    letterSpacing: '-0.02em',
    lineHeight: '1.2',
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    size: {
      line: { fontSize: 'xl' },
      ring: { fontSize: { base: '2xl', md: '3xl' } },
      // In a ring, above five characters.
      longRing: { fontSize: { base: 'md', md: 'xl' } },
    },
  },
})

/** The rest and the total of an account. */
export function AccountAmount({ account, isInRing }: { account: ResourceAccount; isInRing?: boolean }) {
  const { LL, locale } = useI18nContext()
  const { balance, initialBalance, unit } = account
  const remaining = balance ?? initialBalance
  const shown = typeof remaining === 'number' ? formatNumber(remaining, locale) : '–'
  const totalText =
    remainingPercent(balance, initialBalance) !== null &&
    LL.overview.remainingOf({ initial: formatNumber(initialBalance ?? 0, locale) })
  const ringSize = shown.length > 5 ? 'longRing' : 'ring'
  return (
    <>
      <Amount size={isInRing ? ringSize : 'line'}>{shown}</Amount>{' '}
      <SmallText>{[unit, totalText].filter(Boolean).join(' ')}</SmallText>
    </>
  )
}
