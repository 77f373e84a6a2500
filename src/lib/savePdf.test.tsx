import { expect, it, vi } from 'vitest'
import { decodePdf, distinctFileNames, safeFileName, savePdf } from './saveFile'

it.each([
  ['rechnung.pdf', 'rechnung.pdf'],
  ['Rechnung 11/2026.pdf', '2026.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\Users\\lena\\rechnung.PDF', 'rechnung.pdf'],
  ['rechnung\u202efdp.exe', 'rechnungfdp.exe.pdf'],
  ['rech\u0000nung\n.pdf', 'rechnung.pdf'],
  ['.htaccess', 'htaccess.pdf'],
  ['a<b>:"c|?*.pdf', 'a_b___c___.pdf'],
  ['   ', 'dokument.pdf'],
  [null, 'dokument.pdf'],
  ['x'.repeat(300), `${'x'.repeat(100)}.pdf`],
])('B4: %j is saved as %j', (name, saved) => {
  expect(safeFileName(name)).toBe(saved)
})

it('B5: names in a folder are safe, and differ even if letters have no case', () => {
  expect(distinctFileNames(['a.pdf', '../A.PDF', 'a-2', 'b/a.pdf', ''])).toEqual([
    ...['a.pdf', 'A-2.pdf', 'a-2-2.pdf', 'a-3.pdf', 'dokument.pdf'],
  ])
})

it.each([
  ['a page', btoa('<html>')],
  ['nothing', ''],
  ['no base64', '%%%'],
  ['a PDF that begins too late', btoa(`${' '.repeat(1024)}%PDF-1.7`)],
])('B4: %s is no PDF', (_, base64) => {
  expect(decodePdf(base64)).toBeNull()
})

const document = '%PDF-1.7 \xfb\xff\xbe\xfa end'
const base64 = btoa(document)

it.each([
  ['with a data prefix', `data:application/pdf;base64,${base64}`],
  ['in the alphabet of URLs', base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')],
  ['after a byte order mark', `\ufeff${base64}`],
  ['in lines', base64.replaceAll(/(.{8})/g, '$1\r\n ')],
  ['in groups', base64.replaceAll(/(.{8})/g, '$1 ')],
  ['decoded as a form', base64.replaceAll('+', ' ')],
  ['after other bytes', btoa(`\xef\xbb\xbfWarning: x\n${document}`)],
])('B4: a PDF %s is read byte for byte', (_, text) => {
  expect(base64).toContain('+')
  expect(String.fromCharCode(...(decodePdf(text) ?? []))).toBe(document)
})

it('B4: blanks between equal groups are no lost signs, also in a text without any', () => {
  const plain = '%PDF-1.7 with 27 characters'
  const groups = btoa(plain).replaceAll(/(.{8})(?=.)/g, '$1 ')
  // As long as a text whose blanks are signs.
  expect(groups).toHaveLength(40)
  expect(String.fromCharCode(...(decodePdf(groups) ?? []))).toBe(plain)
})

it('B4: the portal saves a PDF byte for byte and revokes its address', () => {
  vi.useFakeTimers()
  const bytes = decodePdf(btoa('%PDF-1.7 \xff'))
  expect([...(bytes ?? [])].at(-1)).toBe(0xff)
  const revoked: string[] = []
  Object.assign(URL, {
    createObjectURL: () => 'blob:the-file',
    revokeObjectURL: (address: string) => revoked.push(address),
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  savePdf(bytes ?? new Uint8Array(), 'rechnung.pdf')
  expect(revoked).toEqual([])
  vi.advanceTimersByTime(59_000)
  expect(revoked).toEqual([])
  vi.advanceTimersByTime(1_000)
  expect(revoked).toEqual(['blob:the-file'])
})
