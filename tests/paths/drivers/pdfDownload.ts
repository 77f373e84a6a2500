import { screen } from '@testing-library/dom'
import type { PdfDownloaded } from '../../../machines/pdfDownload.machine'
import { watchSavedFiles } from '../../support/savedFiles'
import { driverOf } from './driver'
import { sends } from './portal'

const bill = {
  ...{ billId: 'B-1', filename: 'rechnung.pdf', forDate: '02.11.2026' },
  ...{ isBillPayed: true, hasBillPdf: true, total: { value: 20 } },
}

/** The document of a bill; that of a listing is saved in the same way. */
export const pdfDownload = driverOf({
  visit: () => ({ path: '/bills', account: 'everyday', stored: { phone: '436601000011' } }),
  ports: {
    downloadPdf: sends(
      'downloadPdf',
      ({ outcome }: PdfDownloaded) => ({
        code: 'DOWNLOAD_PDF_SUCCESS',
        body: btoa(outcome === 'saved' ? '%PDF-1.4' : '<h1>Bad Gateway</h1>'),
      }),
      ({ id }: { id: string }) => ({ id }),
    ),
  },
  holds: ['getBills'],
  walk(portal, see) {
    const saved = watchSavedFiles()
    const name = portal.translate('bill.downloadPdf')
    /** Which document it is does not matter to the flow: the first that is offered. */
    const button = () => screen.queryAllByRole('button', { name })[0]

    async function download() {
      saved.length = 0
      await portal.press(button())
    }

    return {
      async arrive() {
        await portal.answers.replace('getBills', [bill])
        await screen.findByRole('button', { name })
        await portal.mark()
      },
      events: { 'pdf.download': download },
      observations: {
        isUnderWay: see.onlyIn(() => button()?.ariaBusy === 'true', 'downloading'),
        saved: [
          () => saved.map((file) => file.name),
          (_, event) =>
            (event?.output as PdfDownloaded | undefined)?.outcome === 'saved' ? ['rechnung.pdf'] : [],
          (files: string[]) => files.length,
        ],
        toasts: see.toasts((toasts) => toasts.length > 0),
      },
      stagingDriver: () => ({
        arrive: () =>
          screen.findAllByRole('button', { name }, { timeout: 20_000 }).then(
            () => undefined,
            () => 'needs a bill that is paid and has a document',
          ),
      }),
    }
  },
  staging: { visits: [{ name: 'a bill', account: 'billed', path: '/bills' }] },
})
