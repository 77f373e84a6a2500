import type { ReactNode } from 'react'
import { usePdfDownload } from '../../flows/pdfDownload'
import { Button } from '../../ui/Button'
import { DownloadIcon } from '../../ui/icons/usage'

interface DocumentButtonProps {
  /** That of the bill, or the node reference of its listing. */
  id: string
  fileName: string
  /** The id of the bill's amount and status. */
  describedBy: string
  children: ReactNode
}

/** Saves a document of a bill. */
export function DocumentButton({ id, fileName, describedBy, children }: DocumentButtonProps) {
  const { isDownloading, download } = usePdfDownload()
  return (
    <Button
      variant="link"
      aria-describedby={describedBy}
      loading={isDownloading}
      onClick={() => download(id, fileName)}
    >
      <DownloadIcon />
      <span>{children}</span>
    </Button>
  )
}
