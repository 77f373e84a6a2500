import { useState } from 'react'
import type { Api } from '../api/client'
import { accepted, required } from '../api/outcome'
import { decodePdf, savePdf } from '../lib/savePdf'
import { useServices } from './services'

/** `id` is that of a bill, or the node reference of a listing; null stands for a document that is no PDF. */
async function loadPdf(api: Api, id: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const { body } = await accepted(api.POST('/api/download-pdf', { body: { id } }))
  return decodePdf(body ?? '')
}

export interface PdfDownload {
  /** Whether this document is on its way. */
  isUnderWay: (id: string) => boolean
  download: (id: string, fileName: string) => void
}

/** Saves documents; one that fails is told by the generic error. */
export function usePdfDownload(): PdfDownload {
  const { api, announce } = useServices()
  const [underWay, setUnderWay] = useState<readonly string[]>([])
  const download = async (id: string, fileName: string) => {
    setUnderWay((ids) => [...ids, id])
    try {
      savePdf(required(await loadPdf(api, id), 'PDF'), fileName)
    } catch {
      announce({ type: 'call.failed' })
    }
    setUnderWay((ids) => ids.filter((other) => other !== id))
  }
  return { isUnderWay: (id) => underWay.includes(id), download }
}
