import { pdfDownloadMachine } from '../../machines/pdfDownload.machine'
import { alphabetOf } from './kit/alphabetOf'

export const alphabet = alphabetOf(pdfDownloadMachine, {
  starts: { offered: undefined },
  events: [{ type: 'pdf.download', id: 'B-1', fileName: 'rechnung.pdf' }],
  outcomes: {
    downloadPdf: {
      outputs: [{ outcome: 'saved' }, { outcome: 'noPdf' }],
      errors: [{ message: 'no answer' }],
    },
  },
})
