import { screen } from '@testing-library/dom'
import type { PdfDownloaded } from '../../../machines/pdfDownload.machine'
import { watchSavedFiles } from '../../savedFiles'
import { type Screen, sends } from './portal'

interface Look {
  isUnderWay: boolean
  saved: string[]
  toasts: string[]
}

const bill = {
  billId: 'B-1',
  filename: 'rechnung.pdf',
  forDate: '02.11.2026',
  isBillPayed: true,
  hasBillPdf: true,
  total: { value: 20 },
}

/** The document of a bill; that of a listing is saved in the same way. */
export const pdfDownload: Screen = {
  visit: () => ({
    path: '/bills',
    account: 'everyday',
    stored: { phone: '436601000011' },
    hold: ['getBills', 'downloadPdf'],
  }),
  walk(portal) {
    const saved = watchSavedFiles()
    const given: string[] = []
    const name = portal.words('bill.downloadPdf')
    /** Which document it is does not matter to the flow: the first that is offered. */
    const button = () => screen.queryAllByRole('button', { name })[0]

    return {
      async arrive() {
        await portal.answers.replace('getBills', [bill])
        await screen.findByRole('button', { name })
        await portal.mark()
      },
      happens: { 'pdf.download': () => portal.press(button()) },
      answers: {
        downloadPdf: sends('downloadPdf', ({ outcome }: PdfDownloaded) => {
          if (outcome === 'saved') given.push('rechnung.pdf')
          const body = btoa(outcome === 'saved' ? '%PDF-1.4' : '<h1>Bad Gateway</h1>')
          return { code: 'DOWNLOAD_PDF_SUCCESS', body }
        }),
      },
      look: async () => ({
        isUnderWay: button()?.ariaBusy === 'true',
        saved: saved.map((file) => file.name),
        toasts: portal.toasts(),
        asked: (await portal.asked('downloadPdf')).map(({ form }) => form),
      }),
      expects: ({ value, calls, emitted }) => ({
        isUnderWay: value === 'downloading',
        // Whatever was given is saved once, and nothing else.
        saved: [...given],
        toasts: portal.toastsOf(emitted),
        asked: calls.map(({ input }) => ({ id: (input as { id: string }).id })),
      }),
      own: () => ({
        arrive: () =>
          screen.findAllByRole('button', { name }, { timeout: 20_000 }).then(
            () => undefined,
            () => 'needs a bill that is paid and has a document',
          ),
        happens: {
          async 'pdf.download'() {
            saved.length = 0
            await portal.press(button())
          },
        },
        expects: (look: Look, { output }) => ({
          ...look,
          saved: (output as PdfDownloaded | undefined)?.outcome === 'saved' ? ['a file'] : [],
        }),
        sees: ({ isUnderWay, saved, toasts }: Look) => ({
          ...{ isUnderWay, saved: saved.length, complains: toasts.length > 0 },
        }),
      }),
    }
  },
  own: { visits: [{ name: 'a bill', role: 'billed', path: '/bills' }] },
}
