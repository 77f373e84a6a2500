import { useMemo } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { BillExplanation } from '../../domain/billExplanation'
import { formatPhoneNumber } from '../../domain/phoneNumber'
import { Disclosure } from '../../ui/Disclosure'
import { Heading } from '../../ui/Heading'
import { CostLines } from './CostLines'
import { createDayFormatter, useKindNames } from './usageTexts'

/** Longer lists are closed at first. */
const OPEN_LINES = 5

/** What was used abroad, by day and by number. */
export function AbroadCosts({ explanation }: { explanation: BillExplanation }) {
  const { locale } = useI18nContext()
  const texts = useI18nContext().LL.usage
  const { abroadByDay, abroadByNumber } = explanation
  const kinds: Record<string, string> = useKindNames()
  const formatDay = useMemo(() => createDayFormatter(locale, 'short'), [locale])
  return (
    <section>
      <Heading level={3}>{texts.abroad()}</Heading>
      {abroadByDay.length === 0 ? (
        <p>{texts.nothingAbroad()}</p>
      ) : (
        <>
          <Disclosure label={texts.byDay()} isOpen={abroadByDay.length <= OPEN_LINES}>
            <CostLines lines={abroadByDay} nameOf={(day) => formatDay(new Date(day))} />
          </Disclosure>
          <Disclosure label={texts.byNumber()} isOpen={abroadByNumber.length <= OPEN_LINES}>
            <CostLines lines={abroadByNumber} nameOf={(key) => kinds[key] ?? formatPhoneNumber(key)} />
          </Disclosure>
        </>
      )}
    </section>
  )
}
