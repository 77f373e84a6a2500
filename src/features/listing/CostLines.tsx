import type { ReactNode } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { CostLine } from '../../domain/billExplanation'
import { formatMoney } from '../../domain/money'
import { formatNumber } from '../../lib/formats/numbers'
import { FactList } from '../../ui/FactList'

interface CostLinesProps<Key> {
  lines: readonly CostLine<Key>[]
  nameOf: (key: Key) => ReactNode
}

/** The number of entries and their costs, a line for each kind, day or number. */
export function CostLines<Key>({ lines, nameOf }: CostLinesProps<Key>) {
  const { locale } = useI18nContext()
  return (
    <FactList
      facts={lines.map(({ key, count, costs }) => ({
        term: String(key),
        shownTerm: (
          <>
            <span>{nameOf(key)}</span>
            <span>{` (${formatNumber(count, locale)})`}</span>
          </>
        ),
        value: formatMoney(costs, locale),
      }))}
    />
  )
}
