import { expect, it } from 'vitest'
import { billYears } from './billYears'

const bill = (forDate: string | null, value: number, hasBillPdf: boolean) => ({
  ...{ forDate, hasBillPdf, total: { value } },
})

it('B5: the ZIP download offers the years with a PDF, newest first, with all their bills', () => {
  const bills = [
    bill('01.12.2024', 1, true),
    ...[bill('05.01.2026', 2, false), bill('07.11.2026', 3, true)],
    ...[bill('01.05.2025', 4, false), bill(null, 5, true)],
  ]
  const years = billYears(bills).map(({ year, bills }) => [year, ...bills.map(({ total }) => total.value)])
  expect(years).toEqual([
    ['2026', 3, 2],
    ['2024', 1],
  ])
})
