import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import {
  type BundleDocument,
  type BundleOrder,
  type DocumentLoaded,
  documentBundleMachine,
} from '../../machines/documentBundle.machine'
import type { Api } from '../api/client'
import { CallFailed } from '../api/failure'
import { requireValue } from '../api/outcome'
import { type CsvCell, csvOf } from '../lib/csv'
import { saveFile } from '../lib/saveFile'
import { zipOf } from '../lib/zip'
import { contextBridge } from './contextBridge'
import { type PortsOf, port } from './port'
import { readPdf } from './readPdf'
import { useServices } from './services'
import { useFlow } from './useFlow'

export type DocumentBundleActor = Actor<typeof documentBundleMachine>

/** A document, and what the customer calls it. */
export interface NamedDocument extends BundleDocument {
  title: string
}

/** What the customer wants in the ZIP file. */
export interface YearOrder extends BundleOrder {
  documents: NamedDocument[]
  /** The name of the files, without their endings. */
  name: string
  /** The headings of the table; the last is that of the file names. */
  head: string[]
  /** The cells for each bill, without its file name. */
  rows: { id: string; cells: CsvCell[] }[]
  /** The decimal separator of the table. */
  decimal: string
}

/** The browser may keep the bytes of a `Blob` outside the memory of the page. */
type FullDocument = NamedDocument & { bytes: number; content: Blob }

interface BundleData {
  order: YearOrder | null
  waiting: NamedDocument[]
  loaded: FullDocument[]
  missing: NamedDocument[]
}

const { outOf } = contextBridge<typeof documentBundleMachine, BundleData>()

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
    const document: Pick<FullDocument, 'bytes' | 'content'> = { bytes: content.size, content }
    return { outcome: 'loaded', document }
  } catch (error) {
    const isInterrupted = !navigator.onLine || !isSignedIn()
    if (error instanceof CallFailed && !isInterrupted) return { outcome: 'missing' }
    throw error
  }
}

/** The PDFs, and a table of all bills of the year with the names of those in this file. */
function contentOf({ name, head, rows, decimal }: YearOrder, loaded: readonly FullDocument[]) {
  const fileNames = new Map(loaded.map(({ id, fileName }) => [id, fileName]))
  const table = csvOf([head, ...rows.map(({ id, cells }) => [...cells, fileNames.get(id)])], decimal)
  return [
    ...loaded.map(({ fileName, content }) => ({ name: fileName, content })),
    { name: `${name}.csv`, content: table },
  ]
}

/** The name of the ZIP file; those after the first have a number. */
export const bundleFileName = ({ name }: YearOrder, part: number): string =>
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
        const { loaded, ...data } = outOf(input)
        const order = requireValue(data.order, 'order')
        const zip = await zipOf(contentOf(order, loaded))
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

export function useDocumentBundleData(actor: DocumentBundleActor) {
  const context = useSelector(actor, (snapshot) => snapshot.context)
  return { ...outOf(context), part: context.part }
}
