import { hundredthsOf } from './formats/numbers'

export type CsvCell = string | number | null | undefined

/** An amount, rounded as on screen; `null` if it is unknown. */
export const csvAmount = (value: number | null | undefined): number | null =>
  typeof value === 'number' ? hundredthsOf(value) / 100 : null

const decimals = new Intl.NumberFormat('en', {
  useGrouping: false,
  minimumFractionDigits: 2,
  maximumFractionDigits: 20,
})

/**
 * `29.90`, without an exponent and the errors of binary fractions. Programs of another language read `30` as a number and
 * `29.90` as text, so a column would give the sum of a part, and they read `0.345` as 345.
 */
const numberText = (value: number) =>
  decimals.format(Number(value.toPrecision(15)) + 0).replace(/\.\d{3}$/, '$&0')

const isPhoneNumber = (text: string) => /^\+\d[\d ]*$/.test(text)
const isNumber = (text: string) => /^-?\d+(?:[.,]\d+)?$/.test(text)

/** Marks as text what a spreadsheet would read as a formula, also after blanks and in full width. */
const escapeFormula = (text: string) =>
  /^\s*[=+\-@＝＋－＠]/.test(text) && !isPhoneNumber(text) && !isNumber(text) ? `'${text}` : text

const quote = (text: string) => `"${text.replaceAll('"', '""')}"`

/** A table as a file for spreadsheets of a language with this decimal separator. */
export function csvOf(rows: readonly (readonly CsvCell[])[], decimal: string): Blob {
  const hasComma = decimal === ','
  const cellText = (cell: CsvCell) => {
    if (typeof cell !== 'number') return quote(escapeFormula(cell ?? ''))
    // Without quotes, programs that split at semicolons and commas would split the number, too.
    return hasComma ? quote(numberText(cell).replace('.', ',')) : numberText(cell)
  }
  const lines = rows.map((row) => row.map(cellText).join(hasComma ? ';' : ','))
  // The mark at the start tells Excel that this is UTF-8.
  return new Blob([`\ufeff${lines.join('\r\n')}\r\n`], { type: 'text/csv;charset=utf-8' })
}
