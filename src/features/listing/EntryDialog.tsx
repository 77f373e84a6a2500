import { useI18nContext } from '../../../i18n/i18n-react'
import type { ListingEntry } from '../../api/types'
import { PhoneNumber } from '../../core/phone/PhoneNumber'
import { AskAboutThis } from '../../core/support/AskAboutThis'
import { kindOfEntry } from '../../domain/usageKind'
import { formatApiDate, localizeDates, parseApiTime } from '../../lib/formats/dates'
import { Dialog } from '../../ui/Dialog'
import { FactList } from '../../ui/FactList'
import { EntryHead } from './EntryHead'
import { usedText } from './usageTexts'

interface EntryDialogProps {
  /** `null` while the dialog is closed. */
  entry: ListingEntry | null
  onClose: () => void
}

/** The date; with the provider's time only if no other line has it. */
function dateText({ date = '', callStart }: ListingEntry): string {
  const parsed = callStart ? parseApiTime(date) : undefined
  return parsed ? formatApiDate(parsed.day) : date
}

/** The details of an entry, by its type. */
export function EntryDialog({ entry, onClose }: EntryDialogProps) {
  const { LL, locale } = useI18nContext()
  const { listing } = LL
  const kind = entry ? kindOfEntry(entry) : 'other'
  const titles = {
    call: listing.callDetails(),
    message: listing.messageDetails(),
    data: listing.dataDetails(),
    other: listing.details(),
  }
  const usedNames = {
    call: listing.duration(),
    message: listing.count(),
    data: listing.volume(),
    other: listing.used(),
  }
  return (
    <Dialog open={entry !== null} onClose={onClose} title={titles[kind]} closeLabel={LL.page.close()}>
      {entry && (
        <>
          <EntryHead entry={entry} />
          <FactList
            facts={[
              {
                term: listing.number(),
                value: entry.phoneNumber && <PhoneNumber text={entry.phoneNumber} />,
              },
              { term: listing.date(), value: localizeDates(dateText(entry), locale) },
              { term: listing.start(), value: entry.callStart },
              { term: usedNames[kind], value: usedText(entry, locale) },
            ]}
          />
          <AskAboutThis
            reference={LL.question.aboutEntry({
              entry: [localizeDates(entry.date ?? '', locale), entry.phoneNumber || titles[kind]]
                .filter(Boolean)
                .join(', '),
            })}
          />
        </>
      )}
    </Dialog>
  )
}
