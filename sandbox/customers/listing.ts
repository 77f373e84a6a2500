import { dateText, dateTimeText, sortable, timeText } from '../dates'
import type { Records } from '../records'

const partners = ['436601234567', '436769876543', '4312345678', '436645550123']

/** `count` entries of a listing over `days` before `now`, newest first; equal arguments give equal entries. */
export function createListingEntries(now: Date, count: number, days: number): Records['ListingEntry'][] {
  const step = (days * 24 * 60 * 60_000) / count
  return Array.from({ length: count }, (_, index) =>
    listingEntry(new Date(now.getTime() - (index + 1) * step), index),
  )
}

/** Scales the data used since a day, so that it sums up to what an account has used, in megabytes. */
export function fitDataUse(entries: Records['ListingEntry'][], since: Date, megabytes: number): void {
  const first = sortable(dateText(since))
  const data = entries.filter(
    ({ type, date }) => type === 'DATA' && typeof date === 'string' && sortable(date) >= first,
  )
  const sum = data.reduce((total, { usedUnits }) => total + (usedUnits ?? 0), 0)
  for (const entry of data) {
    entry.usedUnits = Math.round(((entry.usedUnits ?? 0) / sum) * megabytes)
    entry.usedUnitsLabel = `${entry.usedUnits} MB`
  }
}

function listingEntry(time: Date, index: number): Records['ListingEntry'] {
  const roaming = index % 17 === 5
  const units = ((index * 7) % 23) + 1
  const common = { date: dateTimeText(time), callStart: timeText(time), roaming }
  const amount = (usedUnits: number, unit: string, value: number) => ({
    ...{ unit, usedUnits, usedUnitsLabel: `${usedUnits} ${unit}`, price: { label: '€', value } },
  })
  const phoneNumber = partners[index % partners.length] ?? null
  if (index % 5 < 2)
    return {
      ...common,
      type: 'CALL',
      phoneNumber,
      ...amount(units, 'min', roaming ? Math.round(units * 19) / 100 : 0),
    }
  if (index % 5 < 4) return { ...common, type: 'DATA', ...amount(units * 12, 'MB', 0) }
  return { ...common, type: 'MESSAGE', phoneNumber, ...amount(1, 'SMS', 0.09) }
}
