import { hundredthsOf } from './numbers'

/** `-1,20`: a number for a spreadsheet. */
const isNumber = (cell: string) => /^-?\d+(?:,\d+)?$/.test(cell)

/** An amount as such a spreadsheet writes it, rounded as on screen; empty if it is unknown. */
export const csvNumber = (value: number | null | undefined): string =>
  typeof value === 'number' ? String(hundredthsOf(value) / 100).replace('.', ',') : ''

/** Marks as text what a spreadsheet would read as a formula, also after blanks and in full width. */
const escapeFormula = (cell: string) =>
  /^\s*[=+\-@＝＋－＠]/.test(cell) && !isNumber(cell) ? `'${cell}` : cell

const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`

/** A table as a file for spreadsheets, with semicolons as in German and Serbian ones. */
export function csvOf(rows: readonly (readonly string[])[]): Blob {
  const lines = rows.map((row) => row.map((cell) => quote(escapeFormula(cell))).join(';'))
  // The mark at the start tells Excel that this is UTF-8.
  return new Blob([`\ufeff${lines.join('\r\n')}\r\n`], { type: 'text/csv;charset=utf-8' })
}
