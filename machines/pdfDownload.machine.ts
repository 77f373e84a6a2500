import { assign, emit, fromPromise, setup } from 'xstate'

/** The id of a document at the provider, and the name of the saved file. */
type PdfDocument = { id: string; fileName: string }
export type PdfDownloaded = { outcome: 'saved' | 'noPdf' }

export const pdfDownloadMachine = setup({
  types: {
    context: {} as PdfDocument,
    events: {} as { type: 'pdf.download' } & PdfDocument,
    emitted: {} as { type: 'call.failed' },
    tags: {} as 'busy',
    meta: {} as { ports: { downloadPdf: 'downloads' } } | { requirements: string[] },
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
    pdfWasSaved: (_, answer: PdfDownloaded) => answer.outcome === 'saved',
  },
}).createMachine({
  id: 'pdfDownload',
  description: 'The customer saves a PDF of the provider, such as a bill or a listing.',
  meta: { ports: { downloadPdf: 'downloads' } },
  context: () => ({ id: '', fileName: '' }),
  initial: 'ready',
  states: {
    ready: {
      description: 'A button offers the PDF.',
      on: {
        'pdf.download': {
          target: 'downloading',
          description: 'The customer requests the PDF.',
          actions: {
            type: 'storeDocument',
            params: ({ event }) => event,
          },
          meta: { requirements: ['B4'] },
        },
      },
    },
    downloading: {
      description: 'The portal requests the PDF once, and leaving the screen cancels the download.',
      tags: ['busy'],
      invoke: {
        id: 'downloadPdf',
        src: 'downloadPdf',
        input: ({ context }) => ({ id: context.id, fileName: context.fileName }),
        onDone: [
          {
            guard: { type: 'pdfWasSaved', params: ({ event }) => event.output },
            target: 'ready',
            description: 'The browser saves the PDF under its name.',
            meta: { requirements: ['B4', 'U6'] },
          },
          {
            target: 'ready',
            description: 'The answer is not a PDF, so the browser saves nothing.',
            actions: 'announceFailure',
            meta: { requirements: ['B4', 'E1'] },
          },
        ],
        onError: {
          target: 'ready',
          description: 'The request fails, or there is no answer within 45 seconds.',
          actions: 'announceFailure',
          meta: { requirements: ['B4', 'E1'] },
        },
      },
    },
  },
})
