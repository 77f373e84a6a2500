import { assign, emit, fromPromise, setup } from 'xstate'

/** The id of a PDF at the provider, its name in the ZIP file, and what the customer calls it. */
export type ExportedDocument = { id: string; fileName: string; title: string }
/** The browser may keep the bytes of a `Blob` outside the memory of the page. */
type DocumentContent = { bytes: number; content: Blob }
export type LoadedDocument = ExportedDocument & DocumentContent
/** What the customer wants in the ZIP file. */
export type ExportRequest = {
  year: string
  documents: ExportedDocument[]
  /** The name of the files, without their endings. */
  name: string
  /** The headings of the table; the last is that of the file names. */
  head: string[]
  /** The cells for each bill, without its file name. */
  rows: { id: string; cells: (string | number | null | undefined)[] }[]
  /** The decimal separator of the table. */
  decimal: string
}
export type DocumentLoaded =
  | { outcome: 'loaded'; document: DocumentContent }
  | { outcome: 'missing' | 'silent' }
type ExportContext = {
  request: ExportRequest | null
  /** Documents to request; the first one is next. */
  waiting: ExportedDocument[]
  loaded: LoadedDocument[]
  missing: ExportedDocument[]
  /** Counts the files of one request, from 1. */
  part: number
  /** Of the PDFs in one file. */
  maxBytes: number
}

export const billExportMachine = setup({
  types: {
    context: {} as ExportContext,
    events: {} as
      | { type: 'export.load'; request: ExportRequest }
      | { type: 'export.cancel' }
      | { type: 'export.save' }
      | { type: 'load.retry' }
      | { type: 'missing.load' },
    emitted: {} as { type: 'call.failed' },
    tags: {} as 'loading' | 'failed',
    meta: {} as
      | { ports: { loadDocument: 'downloads'; saveExport: 'downloads' } }
      | { requirements: string[] },
  },
  actors: {
    loadDocument: fromPromise<DocumentLoaded, { id?: string }>(() => {
      throw new Error('loadDocument must be provided')
    }),
    saveExport: fromPromise<void, ExportContext>(() => {
      throw new Error('saveExport must be provided')
    }),
  },
  actions: {
    storeRequest: assign((_, request: ExportRequest | undefined) => ({
      request: request ?? null,
      waiting: request?.documents ?? [],
    })),
    clearRequest: assign({ request: null, waiting: [], loaded: [], missing: [], part: 1 }),
    recordDocument: assign(({ context }, answer: DocumentLoaded | undefined) => {
      const [document, ...waiting] = context.waiting
      if (!document) return {}
      return answer?.outcome === 'loaded' && answer.document.bytes <= context.maxBytes
        ? { waiting, loaded: [...context.loaded, { ...document, ...answer.document }] }
        : { waiting, missing: [...context.missing, document] }
    }),
    // A document that never arrives must not block the others.
    postponeDocument: assign(({ context }) => ({
      waiting: [...context.waiting.slice(1), ...context.waiting.slice(0, 1)],
    })),
    requestMissing: assign(({ context }) => ({
      waiting: [...context.missing, ...context.waiting],
      missing: [],
    })),
    startNextFile: assign(({ context }) => ({ loaded: [], part: context.part + 1 })),
    announceFailure: emit({ type: 'call.failed' }),
  },
  guards: {
    providerIsSilent: (_, answer: DocumentLoaded) => answer.outcome === 'silent',
    fileWouldBeTooLarge: ({ context: { loaded, maxBytes } }, answer: DocumentLoaded) =>
      answer.outcome === 'loaded' &&
      loaded.length > 0 &&
      loaded.reduce((sum, { bytes }) => sum + bytes, answer.document.bytes) > maxBytes,
    someDocumentHasArrived: ({ context: { loaded, maxBytes } }, answer: DocumentLoaded) =>
      loaded.length > 0 || (answer.outcome === 'loaded' && answer.document.bytes <= maxBytes),
    moreDocumentsWait: ({ context }) => context.waiting.length > 1,
    somethingIsLoaded: ({ context }) => context.loaded.length > 0,
    somethingIsMissing: ({ context }) => context.missing.length + context.waiting.length > 0,
  },
}).createMachine({
  id: 'billExport',
  description: 'The customer saves the bills of a year in one ZIP file.',
  meta: { ports: { loadDocument: 'downloads', saveExport: 'downloads' } },
  context: () => ({ request: null, waiting: [], loaded: [], missing: [], part: 1, maxBytes: 100_000_000 }),
  initial: 'choosing',
  on: {
    'export.cancel': {
      target: '.choosing',
      description: 'The customer cancels or has seen the result, so the portal aborts and discards all PDFs.',
      actions: 'clearRequest',
      meta: { requirements: ['B5'] },
    },
  },
  states: {
    choosing: {
      description: 'A sheet offers the years that have bills with a PDF.',
      on: {
        'export.load': {
          target: 'collecting',
          description: 'The customer requests the bills of a year.',
          actions: { type: 'storeRequest', params: ({ event }) => event.request },
          meta: { requirements: ['B5'] },
        },
      },
    },
    collecting: {
      description: 'The portal requests one PDF at a time, and the sheet counts them.',
      tags: ['loading'],
      invoke: {
        id: 'loadDocument',
        src: 'loadDocument',
        input: ({ context }) => ({ id: context.waiting[0]?.id }),
        onDone: [
          {
            guard: { type: 'providerIsSilent', params: ({ event }) => event.output },
            target: 'interrupted',
            description: 'The provider does not answer within 45 seconds, so the document moves to the end.',
            actions: ['postponeDocument', 'announceFailure'],
            meta: { requirements: ['B5', 'E1'] },
          },
          {
            guard: { type: 'fileWouldBeTooLarge', params: ({ event }) => event.output },
            target: 'tooLarge',
            description:
              'With this PDF, the file would exceed 100 MB, so the portal leaves it for the next file.',
            meta: { requirements: ['B5'] },
          },
          {
            guard: 'moreDocumentsWait',
            target: 'collecting',
            reenter: true,
            description:
              'The PDF arrives, or is missing or above 100 MB, and the portal requests the next one.',
            actions: { type: 'recordDocument', params: ({ event }) => event.output },
            meta: { requirements: ['B5'] },
          },
          {
            guard: { type: 'someDocumentHasArrived', params: ({ event }) => event.output },
            target: 'saving',
            description: 'The last document arrives, or is missing while others have arrived.',
            actions: { type: 'recordDocument', params: ({ event }) => event.output },
            meta: { requirements: ['B5'] },
          },
          {
            target: 'nothingLoaded',
            description: 'The last document is missing, as all others are.',
            actions: [{ type: 'recordDocument', params: ({ event }) => event.output }, 'announceFailure'],
            meta: { requirements: ['B5', 'E1'] },
          },
        ],
        onError: {
          target: 'interrupted',
          description: 'The customer is offline or signed out, so the portal requests no more documents.',
          meta: { requirements: ['B5', 'E1'] },
        },
      },
    },
    interrupted: {
      description: 'The sheet says how many bills have arrived, and offers to continue or to save these.',
      tags: ['failed'],
      on: {
        'load.retry': {
          target: 'collecting',
          description: 'The customer continues, or the connection is back.',
        },
        'export.save': {
          guard: 'somethingIsLoaded',
          target: 'saving',
          description: 'The customer saves what has arrived.',
          meta: { requirements: ['B5'] },
        },
      },
    },
    tooLarge: {
      description: 'The sheet says that the bills need more than one file, and offers to save the first.',
      on: {
        'export.save': {
          target: 'saving',
          description: 'The customer saves the PDFs of this file.',
          meta: { requirements: ['B5'] },
        },
      },
    },
    saving: {
      description: 'The portal writes the ZIP file with the PDFs and a table of the bills.',
      tags: ['loading'],
      invoke: {
        id: 'saveExport',
        src: 'saveExport',
        input: ({ context }) => context,
        onDone: {
          target: 'saved',
          description: 'The browser saves the file.',
          meta: { requirements: ['B5'] },
        },
        onError: {
          target: 'unsaved',
          description:
            'The portal cannot write the file within 45 seconds, for example without enough memory.',
          meta: { requirements: ['B5'] },
        },
      },
    },
    unsaved: {
      description: 'The sheet says that the file was not saved.',
      tags: ['failed'],
      on: {
        'export.save': {
          target: 'saving',
          description: 'The customer tries again with the PDFs that have arrived.',
        },
      },
    },
    saved: {
      description: 'The sheet names the file and the bills that it does not contain.',
      on: {
        'missing.load': {
          guard: 'somethingIsMissing',
          target: 'collecting',
          description: 'The customer requests the missing bills, for a further file.',
          actions: ['startNextFile', 'requestMissing'],
          meta: { requirements: ['B5'] },
        },
      },
    },
    nothingLoaded: {
      description: 'The sheet says that no bill has arrived.',
      tags: ['failed'],
      on: {
        'missing.load': {
          target: 'collecting',
          description: 'The customer tries again.',
          actions: 'requestMissing',
          meta: { requirements: ['B5'] },
        },
      },
    },
  },
})
