import { useMemo } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { PhoneNumber } from '../../core/phone/PhoneNumber'
import type { BillExplanation } from '../../domain/billExplanation'
import { Disclosure } from '../../ui/Disclosure'
import { Heading } from '../../ui/Heading'
import { CostLines } from './CostLines'
import { createDayFormatter, useKindNames } from './usageTexts'

/** Longer lists are closed at first. */
const OPEN_LINES = 5

/** What was used abroad, by day and by number. */
export function AbroadCosts({ explanation }: { explanation: BillExplanation }) {
  const { LL, locale } = useI18nContext()
  const { abroadByDay, abroadByNumber } = explanation
  const kinds: Record<string, string> = useKindNames()
  const formatDay = useMemo(() => createDayFormatter(locale, 'short'), [locale])
  return (
    <section>
      <Heading level={3}>{LL.listing.abroad()}</Heading>
      <Disclosure label={LL.listing.byDay()} isOpen={abroadByDay.length <= OPEN_LINES}>
        <CostLines lines={abroadByDay} nameOf={(day) => formatDay(new Date(day))} />
      </Disclosure>
      <Disclosure label={LL.listing.byNumber()} isOpen={abroadByNumber.length <= OPEN_LINES}>
        <CostLines lines={abroadByNumber} nameOf={(key) => kinds[key] ?? <PhoneNumber text={key} />} />
      </Disclosure>
    </section>
  )
}
