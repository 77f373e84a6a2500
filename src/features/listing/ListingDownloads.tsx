import { type MouseEvent, memo } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { usePdfDownload } from '../../core/pdfDownload'
import { twoDigits } from '../../lib/formats/dates'
import { saveFile } from '../../lib/saveFile'
import { Button } from '../../ui/Button'
import { DownloadIcon } from '../../ui/icons/usage'
import { Inline } from '../../ui/layout'
import { listingCsv } from './listingCsv'
import type { Listing } from './useListing'

/** The provider's document of the month, and the loaded entries as a file for spreadsheets. */
export const ListingDownloads = memo(function ListingDownloads({
  filter: { month, day, charged, abroad },
  pdf,
  shown: { entries, isComplete },
}: Pick<Listing, 'filter' | 'pdf' | 'shown'>) {
  const { LL, locale } = useI18nContext()
  // The download ends with this button.
  const { isDownloading, download } = usePdfDownload()
  const name = `${LL.listing.csvName()}-${month}`
  const csvName = [
    name,
    day && twoDigits(day),
    charged && LL.listing.csvCharged(),
    abroad && LL.listing.csvAbroad(),
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
    <Inline
      flexWrap="wrap"
      justifyContent={{ base: 'flex-start', lg: 'flex-end' }}
      gap="0 1rem"
      fontSize="sm"
    >
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
    </Inline>
  )
})
