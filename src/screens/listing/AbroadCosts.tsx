import { chakra } from '@chakra-ui/react/styled-system'
import { useMemo } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { BillExplanation } from '../../domain/billExplanation'
import { formatPhoneNumber } from '../../domain/phoneNumber'
import { Heading } from '../../ui/Heading'
import { CostLines } from './CostLines'
import { createDayFormatter, useKindNames } from './usageTexts'

/** Longer lists are closed at first. */
const OPEN_LINES = 5

const Details = chakra('details')
const Summary = chakra('summary', {
  base: {
    minHeight: '11',
    paddingBlock: '2',
    color: 'accentText',
    fontWeight: 'medium',
    cursor: 'pointer',
    borderRadius: 'control',
  },
})

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
          <Details open={abroadByDay.length <= OPEN_LINES}>
            <Summary>{texts.byDay()}</Summary>
            <CostLines lines={abroadByDay} nameOf={(day) => formatDay(new Date(day))} />
          </Details>
          <Details open={abroadByNumber.length <= OPEN_LINES}>
            <Summary>{texts.byNumber()}</Summary>
            <CostLines lines={abroadByNumber} nameOf={(key) => kinds[key] ?? formatPhoneNumber(key)} />
          </Details>
        </>
      )}
    </section>
  )
}
