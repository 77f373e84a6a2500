import { useSelector } from '@xstate/react'
import { type PdfDownloaded, pdfDownloadMachine } from '../../machines/pdfDownload.machine'
import type { Api } from '../api/client'
import { savePdf } from '../lib/saveFile'
import { type PortsOf, port } from './port'
import { readPdf } from './readPdf'
import { useFlow } from './useFlow'

function pdfDownloadFlow(api: Api) {
  return pdfDownloadMachine.provide({
    actors: {
      downloadPdf: port('downloads', async ({ input: { id, fileName }, signal }): Promise<PdfDownloaded> => {
        const pdf = await readPdf(api, id, signal)
        if (!pdf) return { outcome: 'noPdf' }
        savePdf(pdf, fileName)
        return { outcome: 'saved' }
      }),
    } satisfies PortsOf<typeof pdfDownloadMachine>,
  })
}

export interface PdfDownload {
  isDownloading: boolean
  /** `id` is that of a bill, or the node reference of a listing. */
  download: (id: string, fileName: string) => void
}

/** Saves a document; each button needs its own, so that several downloads can run at once. */
export function usePdfDownload(): PdfDownload {
  const actor = useFlow(pdfDownloadFlow)
  return {
    isDownloading: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    download: (id, fileName) => actor.send({ type: 'pdf.download', id, fileName }),
  }
}
