import { chakra } from '@chakra-ui/react/styled-system'
import { useSelector } from '@xstate/react'
import type { MouseEvent } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { usePdfDownload } from '../../core/pdfDownload'
import { twoDigits } from '../../lib/dates'
import { saveFile } from '../../lib/saveFile'
import { Button } from '../../ui/Button'
import { DownloadIcon } from '../../ui/icons/usage'
import type { ListingFilterChoice } from './ListingFilters'
import { listingCsv } from './listingCsv'
import { type ListingActor, useListingData } from './useListing'
import { useShownEntries } from './useShownEntries'

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
  const saveCsv = async ({ currentTarget }: MouseEvent) => {
    const table = await listingCsv(entries, LL, locale)
    // If the customer has left, it is not saved: another person might find it.
    if (currentTarget.isConnected) saveFile(table, `${csvName}.csv`)
  }
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
      <Button variant="link" onClick={saveCsv}>
        <DownloadIcon />
        <span>{LL.listing.downloadCsv()}</span>
      </Button>
    </Buttons>
  )
}
