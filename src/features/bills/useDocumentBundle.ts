import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import {
  type BundleDocument,
  type BundleOrder,
  type DocumentLoaded,
  documentBundleMachine,
  type LoadedDocument,
} from '../../../machines/documentBundle.machine'
import type { Api } from '../../api/client'
import { CallFailed } from '../../api/failure'
import { requireValue } from '../../api/outcome'
import { type PortsOf, port } from '../../core/port'
import { readPdf } from '../../core/readPdf'
import { useServices } from '../../core/services'
import { useFlow } from '../../core/useFlow'
import { csvOf } from '../../lib/csv'
import { saveFile } from '../../lib/saveFile'
import { zipOf } from '../../lib/zip'

export type { BundleDocument, BundleOrder }
export type DocumentBundleActor = Actor<typeof documentBundleMachine>

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
function contentOf({ name, head, rows, decimal }: BundleOrder, loaded: readonly LoadedDocument[]) {
  const fileNames = new Map(loaded.map(({ id, fileName }) => [id, fileName]))
  const table = csvOf([head, ...rows.map(({ id, cells }) => [...cells, fileNames.get(id)])], decimal)
  return [
    ...loaded.map(({ fileName, content }) => ({ name: fileName, content })),
    { name: `${name}.csv`, content: table },
  ]
}

/** The name of the ZIP file; those after the first have a number. */
export const bundleFileName = ({ name }: BundleOrder, part: number): string =>
  `${name}${part > 1 ? `-${part}` : ''}.zip`

export const documentBundleFlow = (isSignedIn: () => boolean) => (api: Api) =>
  documentBundleMachine.provide({
    actors: {
      loadDocument: port(
        'downloads',
        ({ input, signal }): Promise<DocumentLoaded> => loadDocument(api, isSignedIn, input.id, signal),
        () => ({ outcome: 'silent' }),
      ),
      saveBundle: port('downloads', async ({ input, signal }) => {
        const order = requireValue(input.order, 'order')
        const zip = await zipOf(contentOf(order, input.loaded))
        signal.throwIfAborted()
        saveFile(zip, bundleFileName(order, input.part))
      }),
    } satisfies PortsOf<typeof documentBundleMachine>,
  })

/** Loads the bills of a year. It continues while the sheet is closed, until the customer leaves the page. */
export function useDocumentBundle(): DocumentBundleActor {
  const { session } = useServices()
  return useFlow(documentBundleFlow(() => session.getSnapshot().context.token !== null))
}

export const useDocumentBundleData = (actor: DocumentBundleActor) =>
  useSelector(actor, (snapshot) => snapshot.context)
