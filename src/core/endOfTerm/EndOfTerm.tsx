import { useI18nContext } from '../../../i18n/i18n-react'
import type { Contract } from '../../api/types'
import { calendarFile } from '../../lib/calendarFile'
import { formatApiDate, localizeDates } from '../../lib/formats/dates'
import { saveFile } from '../../lib/saveFile'
import { Button } from '../../ui/Button'
import { Text } from '../../ui/layout'
import { useProviderTime } from '../providerClock'
import { contractText } from './contractText'
import type { DeclarationTexts } from './declarationTexts'

interface EndOfTermProps {
  contract: Contract
  lastNoticeDay: Date
  texts: DeclarationTexts
}

/** The last day to cancel a contract for the end of its term, also for the calendar. */
export function EndOfTerm({ contract, lastNoticeDay: day, texts }: EndOfTermProps) {
  const { locale } = useI18nContext()
  const now = useProviderTime()
  const { productId, bindingEndDate } = contract
  if (!bindingEndDate) return null
  const withDates = texts.endOfTerm.replace('{end}', bindingEndDate).replace('{day}', formatApiDate(day))
  const sentence = localizeDates(withDates, locale)
  const saveReminder = () =>
    saveFile(
      calendarFile({
        uid: `${productId}@${window.location.host}`,
        title: `${texts.reminderTitle}: ${contractText(contract, texts)}`,
        ...{ description: sentence, day, now },
      }),
      `${texts.reminderFile}.ics`,
    )
  return (
    <>
      <Text marginTop="3">{sentence}</Text>
      <Button variant="link" onClick={saveReminder}>
        {texts.saveReminder}
      </Button>
    </>
  )
}
