import { assign, emit, fromPromise, setup } from 'xstate'

/** The provider's name of a document, and the name under which it is saved. */
type PdfDocument = { id: string; fileName: string }
export type PdfDownloaded = { outcome: 'saved' | 'noPdf' }

export const pdfDownloadMachine = setup({
  types: {
    context: {} as PdfDocument,
    events: {} as { type: 'pdf.download' } & PdfDocument,
    emitted: {} as { type: 'call.failed' },
  },
  actors: {
    downloadPdf: fromPromise<PdfDownloaded, PdfDocument>(() => {
      throw new Error('downloadPdf must be provided')
    }),
  },
  actions: {
    storeDocument: assign((_, { id, fileName }: PdfDocument) => ({ id, fileName })),
    announceFailure: emit({ type: 'call.failed' }),
  },
  guards: {
    pdfWasSaved: (_, answer: PdfDownloaded | undefined) => answer?.outcome === 'saved',
  },
  delays: { changeTimeout: 45_000 },
}).createMachine({
  id: 'pdfDownload',
  description:
    'Saving a document of the provider: a bill, or the listing of a month. Each button has one of its own.',
  meta: { ports: { downloadPdf: 'reads' } },
  context: () => ({ id: '', fileName: '' }),
  initial: 'ready',
  states: {
    ready: {
      description: 'A button offers the document.',
      on: {
        'pdf.download': {
          target: 'downloading',
          description: 'The customer wants the document.',
          actions: {
            type: 'storeDocument',
            params: ({ event }) => ({ id: event.id ?? '', fileName: event.fileName ?? '' }),
          },
          meta: { requirements: ['B4'] },
        },
      },
    },
    downloading: {
      description:
        'The provider makes the document. Asked once; who leaves the screen gives it up, and nothing is saved.',
      invoke: {
        id: 'downloadPdf',
        src: 'downloadPdf',
        input: ({ context }) => ({ id: context.id, fileName: context.fileName }),
        onDone: [
          {
            guard: { type: 'pdfWasSaved', params: ({ event }) => event.output },
            target: 'ready',
            description: 'The browser has saved it under its name.',
            meta: { requirements: ['B4', 'U6'] },
          },
          {
            target: 'ready',
            description: 'What came is no PDF, and is not saved.',
            actions: 'announceFailure',
            meta: { requirements: ['B4', 'E1'] },
          },
        ],
        onError: {
          target: 'ready',
          description: 'No usable answer.',
          actions: 'announceFailure',
          meta: { requirements: ['B4', 'E1'] },
        },
      },
      after: {
        changeTimeout: {
          target: 'ready',
          description: 'No answer within 45 seconds: a document that comes later is not saved.',
          actions: 'announceFailure',
          meta: { requirements: ['B4', 'E1'] },
        },
      },
    },
  },
})
