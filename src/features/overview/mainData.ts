import { type Allowance, hasSameEnd, type TariffPeriod, usedPartOf } from '../../domain/tariffPeriod'
import { daysUntil } from '../../lib/formats/dates'

/** Megabytes of the units of data. */
const MEGABYTES: Partial<Record<string, number>> = { mb: 1, gb: 1_000, tb: 1_000_000 }

const initialMegabytes = ({ initialBalance, unit, unlimited }: Allowance): number =>
  (unlimited ? Number.POSITIVE_INFINITY : (initialBalance ?? 0)) *
  (MEGABYTES[unit?.trim().toLowerCase() ?? ''] ?? 0)

/** The data that most of a month goes through: the largest that ends with the tariff; none if two are equally large. */
export function mainDataOf<Named extends Allowance>(
  allowances: readonly Named[],
  period: TariffPeriod | undefined,
  today: Date,
): Named | undefined {
  if (!period) return undefined
  const [largest, next] = allowances
    .filter((allowance) => initialMegabytes(allowance) > 0 && hasSameEnd(period, allowance, today))
    .sort((one, other) => initialMegabytes(other) - initialMegabytes(one))
  return largest && next && initialMegabytes(largest) === initialMegabytes(next) ? undefined : largest
}

/** Data that is left beside the tariff's and ends later, such as a package of this month. It may not be for every country. */
export const laterDataOf = <Named extends Allowance>(
  allowances: readonly Named[],
  { left }: TariffPeriod,
  today: Date,
): Named[] =>
  allowances.filter(
    (allowance) =>
      initialMegabytes(allowance) > 0 &&
      (allowance.unlimited || (allowance.balance ?? 0) > 0) &&
      (daysUntil(allowance.expiryDate, today) ?? 0) > left,
  )

/** Whether its course can be drawn: some of it is left, and the period neither begins nor ends today. */
export const hasCourse = (allowance: Allowance, { length, left }: TariffPeriod): boolean =>
  usedPartOf(allowance) !== undefined && left >= 1 && left < length
