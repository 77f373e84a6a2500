import { chakra } from '@chakra-ui/react/styled-system'
import { useSelector } from '@xstate/react'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { TranslationFunctions } from '../../../i18n/i18n-types'
import type { ListingEntry } from '../../api/types'
import { kindOfEntry } from '../../domain/usageKind'
import { type ListingActor, useListingData } from '../../flows/listing'
import { usePdfDownload } from '../../flows/pdfDownload'
import { csvOf } from '../../lib/csv'
import { saveFile } from '../../lib/saveFile'
import { Button } from '../../ui/Button'
import { DownloadIcon } from '../../ui/icons/usage'
import { usedText } from './usageTexts'

/** The entries as a file for spreadsheets, headings in the customer's language. */
function listingCsv(entries: readonly ListingEntry[], { listing, tariff }: TranslationFunctions): Blob {
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
      usedText(entry),
      entry.price?.value?.toString().replace('.', ','),
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

/** The provider's document of the month, and the loaded entries as a file for spreadsheets. */
export function ListingDownloads({ listing }: { listing: ListingActor }) {
  const { LL } = useI18nContext()
  const { entries, pdf } = useListingData(listing)
  const isComplete = useSelector(listing, (snapshot) => snapshot.matches('complete'))
  const month = useSelector(listing, (snapshot) => snapshot.context.month)
  const { isDownloading, download } = usePdfDownload()
  const name = `${LL.listing.csvName()}-${month}`
  const csvName = isComplete ? name : `${name}-${LL.listing.csvSoFar()}`
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
      <Button variant="link" onClick={() => saveFile(listingCsv(entries, LL), `${csvName}.csv`)}>
        <DownloadIcon />
        <span>{LL.listing.downloadCsv()}</span>
      </Button>
    </Buttons>
  )
}
