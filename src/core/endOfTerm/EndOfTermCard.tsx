import type { ReactNode } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { daysUntil, localizeDates } from '../../lib/formats/dates'
import { Card } from '../../ui/Card'
import { Heading } from '../../ui/Heading'
import { Text } from '../../ui/layout'
import { useCurrentContract } from '../account'
import { useProviderTime } from '../providerClock'
import { useServices } from '../services'
import { textsIn } from './declarationTexts'
import { EndOfTerm } from './EndOfTerm'
import { lastNoticeDay } from './earliestEnd'

/** Until when the current contract binds the customer, and the last day to cancel; `children` is a better offer. */
export default function EndOfTermCard({ children }: { children?: ReactNode }) {
  const { LL, locale } = useI18nContext()
  const { readSetting } = useServices().config
  const now = useProviderTime()
  const contract = useCurrentContract()
  const end = contract?.bindingEndDate
  const days = daysUntil(end, now)
  if (!contract || !end || days === undefined || days < 0) return null
  const day = lastNoticeDay(end, readSetting('notice-days'), now)
  return (
    <Card marginTop="6">
      <Heading level={2}>{LL.tariff.bindingHeading()}</Heading>
      {day ? (
        <EndOfTerm contract={contract} lastNoticeDay={day} texts={textsIn(locale)} />
      ) : (
        <Text marginTop="3">{LL.tariff.bindingUntil({ date: localizeDates(end, locale) })}</Text>
      )}
      {children}
      <Text marginTop="2" color="muted" fontSize="sm">
        {LL.tariff.legalNotice()}
      </Text>
    </Card>
  )
}
