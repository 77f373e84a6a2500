import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'
import { formatWireDate } from '../../lib/dates'
import { amountsText } from './amountText'
import type { Comparison } from './comparison'

const Line = chakra('p', {
  base: {
    display: 'flex',
    gap: '3',
    marginBottom: '5',
    '& svg': { flexShrink: '0', marginTop: '0.25rem' },
  },
})
const Sentence = chakra('span', { base: { fontWeight: 'semibold' } })
const Basis = chakra('span', { base: { color: 'muted', fontSize: 'sm' } })

/** The meaning of the marks on the bars: the use of a whole period, and its basis. */
export function OwnUse({ use }: { use: NonNullable<Comparison['use']> }) {
  const { LL, locale } = useI18nContext()
  const { length, elapsed, amounts, asOf } = use
  const since = new Date(asOf.getFullYear(), asOf.getMonth(), asOf.getDate() - elapsed)
  return (
    <Line>
      <svg width="2.5" height="18" aria-hidden="true">
        <rect width="2.5" height="18" rx="1.25" fill="currentColor" />
      </svg>
      <span>
        <Sentence>{LL.tariff.yourUse({ days: length, amounts: amountsText(amounts, locale) })}</Sentence>{' '}
        <Basis>{LL.tariff.basis({ days: elapsed, date: formatWireDate(since) })}</Basis>
      </span>
    </Line>
  )
}
