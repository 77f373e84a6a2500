import { chakra } from '@chakra-ui/react/styled-system'
import { useSelector } from '@xstate/react'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Locales, TranslationFunctions } from '../../../i18n/i18n-types'
import type { ListingEntry } from '../../api/types'
import { kindOfEntry } from '../../domain/usageKind'
import { type ListingActor, useListingData } from '../../flows/listing'
import { usePdfDownload } from '../../flows/pdfDownload'
import { csvNumber, csvOf } from '../../lib/csv'
import { twoDigits } from '../../lib/dates'
import { saveFile } from '../../lib/saveFile'
import { Button } from '../../ui/Button'
import { DownloadIcon } from '../../ui/icons/usage'
import type { ListingFilterChoice } from './ListingFilters'
import { usedText } from './usageTexts'
import { useShownEntries } from './useShownEntries'

/** The entries as a file for spreadsheets, headings in the customer's language. */
function listingCsv(
  entries: readonly ListingEntry[],
  { listing, tariff }: TranslationFunctions,
  locale: Locales,
): Blob {
  const names = {
    call: listing.callDetails(),
    message: listing.messageDetails(),
    data: listing.dataDetails(),
  }
  const head = [
    listing.date(),
    listing.type(),
    listing.number(),
    listing.used(),
    listing.price(),
    '',
    listing.roaming(),
  ]
  const rows = entries.map((entry) => {
    const kind = kindOfEntry(entry)
    return [
      entry.date,
      kind === 'other' ? entry.type : names[kind],
      entry.phoneNumber,
      usedText(entry, locale),
      csvNumber(entry.price?.value),
      entry.price?.label,
      entry.roaming && tariff.yes(),
    ].map((cell) => cell || '')
  })
  return csvOf([head, ...rows])
}

const Buttons = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: { base: 'flex-start', lg: 'flex-end' },
    gap: '0 1rem',
    fontSize: 'sm',
  },
})

interface ListingDownloadsProps {
  listing: ListingActor
  /** The file for spreadsheets has what the list shows. */
  filter: ListingFilterChoice
}

/** The provider's document of the month, and the loaded entries as a file for spreadsheets. */
export function ListingDownloads({ listing, filter }: ListingDownloadsProps) {
  const { LL, locale } = useI18nContext()
  const { day } = filter.chosenDay
  const { marks } = filter
  const { pdf } = useListingData(listing)
  const { entries, isComplete } = useShownEntries(listing, day, marks)
  const month = useSelector(listing, (snapshot) => snapshot.context.month)
  const { isDownloading, download } = usePdfDownload()
  const name = `${LL.listing.csvName()}-${month}`
  const csvName = [
    name,
    day && twoDigits(day),
    marks.charged && LL.listing.csvCharged(),
    marks.abroad && LL.listing.csvAbroad(),
    !isComplete && LL.listing.csvSoFar(),
  ]
    .filter(Boolean)
    .join('-')
  return (
    <Buttons>
      {pdf && (
        <Button
          variant="link"
          loading={isDownloading}
          onClick={() => download(pdf.noderef, pdf.filename ?? name)}
        >
          <DownloadIcon />
          <span>{LL.listing.downloadPdf()}</span>
        </Button>
      )}
      <Button variant="link" onClick={() => saveFile(listingCsv(entries, LL, locale), `${csvName}.csv`)}>
        <DownloadIcon />
        <span>{LL.listing.downloadCsv()}</span>
      </Button>
    </Buttons>
  )
}
