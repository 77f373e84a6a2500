import { pdfDownloadMachine } from '../../../machines/pdfDownload.machine'
import { casesOf } from '../../../tools/paths/cases'

export const cases = casesOf(pdfDownloadMachine, {
  starts: { offered: undefined },
  events: [{ type: 'pdf.download', case: 'of a bill', id: 'B-1', fileName: 'rechnung.pdf' }],
  outcomes: { downloadPdf: { saved: { outcome: 'saved' }, 'no PDF': { outcome: 'noPdf' } } },
})
