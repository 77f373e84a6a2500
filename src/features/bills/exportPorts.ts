import {
  billExportMachine,
  type DocumentLoaded,
  type ExportRequest,
  type LoadedDocument,
} from '../../../machines/billExport.machine'
import type { Api } from '../../api/client'
import { CallFailed } from '../../api/failure'
import { requireValue } from '../../api/outcome'
import { type PortsOf, port } from '../../core/port'
import { readPdf } from '../../core/readPdf'
import { csvOf } from '../../lib/csv'
import { saveFile } from '../../lib/saveFile'
import { zipOf } from '../../lib/zip'
import { exportFileName } from './exportRequest'

/** Reads one document. One that fails is missing, unless the next one would fail, too. */
async function loadDocument(
  api: Api,
  isSignedIn: () => boolean,
  id: string,
  signal: AbortSignal,
): Promise<DocumentLoaded> {
  try {
    const pdf = await readPdf(api, id, signal)
    if (!pdf) return { outcome: 'missing' }
    const content = new Blob([pdf])
    return { outcome: 'loaded', document: { bytes: content.size, content } }
  } catch (error) {
    const isInterrupted = !navigator.onLine || !isSignedIn()
    if (error instanceof CallFailed && !isInterrupted) return { outcome: 'missing' }
    throw error
  }
}

/** The PDFs, and a table of all bills of the year with the names of those in this file. */
function contentOf({ name, head, rows, decimal }: ExportRequest, loaded: readonly LoadedDocument[]) {
  const fileNames = new Map(loaded.map(({ id, fileName }) => [id, fileName]))
  const table = csvOf([head, ...rows.map(({ id, cells }) => [...cells, fileNames.get(id)])], decimal)
  return [
    ...loaded.map(({ fileName, content }) => ({ name: fileName, content })),
    { name: `${name}.csv`, content: table },
  ]
}

/** The bills of a year in one ZIP file. Apart from the other ports, because it loads only with its sheet. */
export const billExportFlow = (isSignedIn: () => boolean) => (api: Api) =>
  billExportMachine.provide({
    actors: {
      loadDocument: port(
        'downloads',
        ({ input, signal }): Promise<DocumentLoaded> => loadDocument(api, isSignedIn, input.id, signal),
        () => ({ outcome: 'silent' }),
      ),
      saveExport: port('downloads', async ({ input, signal }) => {
        const request = requireValue(input.request, 'request')
        const zip = await zipOf(contentOf(request, input.loaded))
        signal.throwIfAborted()
        saveFile(zip, exportFileName(request, input.part))
      }),
    } satisfies PortsOf<typeof billExportMachine>,
  })
