import { billExportMachine } from '../../../machines/billExport.machine'
import { casesOf } from '../../../tools/paths/cases'

const october = { id: 'B-10', fileName: 'oktober.pdf', title: 'Oktober' }
const november = { id: 'B-11', fileName: 'november.pdf', title: 'November' }
const request = {
  ...{ year: '2026', documents: [november, october], name: 'rechnungen', head: ['Datei'] },
  ...{ rows: [], decimal: ',' },
}
const pdf = (bytes: number) => ({ outcome: 'loaded', document: { bytes, content: new Blob() } }) as const

export const cases = casesOf(billExportMachine, {
  starts: { closed: undefined },
  events: [
    { type: 'export.load', request },
    { type: 'export.cancel' },
    { type: 'export.save' },
    { type: 'load.retry' },
    { type: 'missing.load' },
  ],
  outcomes: {
    loadDocument: {
      'a small PDF': pdf(9),
      '100 MB': pdf(100_000_000),
      'a byte more': pdf(100_000_001),
      'no PDF': { outcome: 'missing' },
      silence: { outcome: 'silent' },
    },
    saveExport: { saved: undefined },
  },
})
