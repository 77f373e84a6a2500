import { expect, it, vi } from 'vitest'
import { decodePdf, distinctFileNames, safeFileName, savePdf } from '../../src/lib/saveFile'

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
  ['a PDF that begins later', btoa(' %PDF-1.7')],
])('B4: %s is no PDF', (_, base64) => {
  expect(decodePdf(base64)).toBeNull()
})

it('B4: saves a PDF byte for byte and revokes its address', () => {
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
  vi.advanceTimersByTime(60_000)
  expect(revoked).toEqual(['blob:the-file'])
})
