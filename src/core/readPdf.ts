import type { Api } from '../api/client'
import { requireAccepted } from '../api/outcome'
import { decodePdf } from '../lib/saveFile'

/** The bytes of a document of the provider; `null` if the answer is not a PDF. */
export async function readPdf(
  api: Api,
  id: string,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const { body } = await requireAccepted(api.POST('/api/download-pdf', { body: { id }, signal }))
  // If the customer is leaving when it arrives, it is not saved: another person might find it.
  signal.throwIfAborted()
  return decodePdf(body ?? '')
}
