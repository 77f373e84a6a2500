/**
 * How wide a text is, from a table: the widths of Helvetica, Arial and Liberation Sans, in
 * thousandths of the font size, from the space on. So a drawing is the same on every machine.
 */
const REGULAR =
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584'
const BOLD =
  '278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584'
const WIDEST = 1000

const tables = { regular: REGULAR.split(' ').map(Number), bold: BOLD.split(' ').map(Number) }

export function textWidth(text: string, size: number, weight: keyof typeof tables): number {
  const units = [...text].reduce(
    (sum, letter) => sum + (tables[weight][(letter.codePointAt(0) ?? 0) - 32] ?? WIDEST),
    0,
  )
  return Math.round((units * size) / 100) / 10
}
