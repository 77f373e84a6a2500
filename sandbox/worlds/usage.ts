import { dateTimeText, timeText } from '../dates'
import type { Records } from '../records'

const partners = ['436601234567', '436769876543', '4312345678', '436645550123']

/** Entries of a listing, newest first, so many over so many days before now; the same for the same arguments. */
export function usage(now: Date, count: number, days: number): Records['ListingEntry'][] {
  const step = (days * 24 * 60 * 60_000) / count
  return Array.from({ length: count }, (_, index) =>
    entry(new Date(now.getTime() - (index + 1) * step), index),
  )
}

function entry(at: Date, index: number): Records['ListingEntry'] {
  const abroad = index % 17 === 5
  const common = { date: dateTimeText(at), callStart: timeText(at), roaming: abroad }
  const phoneNumber = partners[index % partners.length] ?? null
  const used = ((index * 7) % 23) + 1
  if (index % 5 < 2) {
    const price = { label: '€', value: abroad ? Math.round(used * 19) / 100 : 0 }
    return {
      ...common,
      type: 'CALL',
      phoneNumber,
      price,
      unit: 'min',
      usedUnits: used,
      usedUnitsLabel: `${used} min`,
    }
  }
  if (index % 5 < 4) {
    const price = { label: '€', value: 0 }
    return {
      ...common,
      type: 'DATA',
      price,
      unit: 'MB',
      usedUnits: used * 12,
      usedUnitsLabel: `${used * 12} MB`,
    }
  }
  const price = { label: '€', value: 0.09 }
  return {
    ...common,
    type: 'MESSAGE',
    phoneNumber,
    price,
    unit: 'SMS',
    usedUnits: 1,
    usedUnitsLabel: '1 SMS',
  }
}
