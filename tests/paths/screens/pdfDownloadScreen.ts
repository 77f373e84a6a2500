import { screen } from '@testing-library/dom'
import type { PdfDownloaded } from '../../../machines/pdfDownload.machine'
import { watchSavedFiles } from '../../savedFiles'
import { toasts } from '../../toasts'
import type { PathEvent } from '../kit/alphabet'
import type { Moment } from '../kit/moment'
import { toastsOf } from './messages'
import type { PathPortal, ScreenPaths, ScreenWalk } from './pathPortal'
import { pressButton } from './press'

const name = 'PDF herunterladen'
const bill = {
  billId: 'B-1',
  filename: 'rechnung.pdf',
  forDate: '02.11.2026',
  isBillPayed: true,
  hasBillPdf: true,
  total: { value: 20 },
}

/** The document of a bill; that of a listing is saved in the same way. */
function pdfDownloadWalk(portal: PathPortal): ScreenWalk {
  const saved = watchSavedFiles()
  const given: string[] = []

  const happens: Record<string, (event: PathEvent) => Promise<void>> = {
    'pdf.download': () => pressButton(portal, name),
    'xstate.done.actor.downloadPdf': ({ output }) => {
      const isPdf = (output as PdfDownloaded).outcome === 'saved'
      if (isPdf) given.push('rechnung.pdf')
      const body = btoa(isPdf ? '%PDF-1.4' : '<h1>Bad Gateway</h1>')
      return portal.answers.replace('downloadPdf', { code: 'DOWNLOAD_PDF_SUCCESS', body })
    },
    'xstate.error.actor.downloadPdf': () => portal.answers.fail('downloadPdf'),
  }

  return {
    async arrive() {
      await portal.answers.replace('getBills', [bill])
      await screen.findByRole('button', { name })
      await portal.mark()
    },
    happens,
    look: async () => ({
      isUnderWay: screen.getByRole('button', { name }).ariaBusy === 'true',
      saved: saved.map((file) => file.name),
      toasts: toasts(),
      asked: (await portal.asked('downloadPdf')).map(({ form }) => form),
    }),
    expects: ({ value, calls, emitted }: Moment) => ({
      isUnderWay: value === 'downloading',
      // Whatever was given is saved once, and nothing else.
      saved: [...given],
      toasts: toastsOf(emitted),
      asked: calls.map(({ input }) => ({ id: (input as { id: string }).id })),
    }),
  }
}

export const pdfDownloadScreen: ScreenPaths = {
  visit: () => ({
    path: '/bills',
    account: 'everyday',
    stored: { phone: '436601000011' },
    hold: ['getBills', 'downloadPdf'],
  }),
  walk: pdfDownloadWalk,
}
