import { Hono } from 'hono'
import { done, refused } from './answers'
import { dayOf, monthName } from './calendar'
import { contractOf, type ForeignEnvironment, localeOf } from './call'
import { amountLabel, bitText, decimal, euros, isoDay, isoTime, listOrNull, sqlTime } from './forms'
import type { Contract, Locale, Usage } from './model'

const pageLength = 10

export const listing = new Hono<ForeignEnvironment>()

listing.get('/api/listing', (call) => {
  const { startDate = '', endDate = '', type = '', page: askedPage } = call.req.query()
  const [from, to] = [dayOf(startDate), dayOf(endDate)]
  if (!from || !to) return refused(call, { status: 422, code: 'LISTING_FAILED_DATES' })

  const contract = contractOf(call)
  const inRange = (contract?.usages ?? []).filter(({ time }) => from <= isoDay(time) && isoDay(time) <= to)
  const ofType = inRange.filter((usage) => type === '' || usage.type.toUpperCase() === type.toUpperCase())
  const page = Math.max(1, Number(askedPage) || 1)
  const shown = ofType.slice((page - 1) * pageLength, page * pageLength)
  return done(call, null, {
    listing: listOrNull(shown.map((usage, index) => usageRow(usage, index, localeOf(call)))),
    listingPdf: inRange.length > 0 && contract ? pdfOf(contract, from, call.get('state').options.now) : [],
    pagination: {
      page: String(page),
      numberOfPages: String(Math.ceil(ofType.length / pageLength)),
      total: String(ofType.length),
    },
  })
})

/** The month's PDF is made once the month is over; until then there is an empty object, as PHP writes it. */
function pdfOf({ contractId }: Contract, from: string, now: Date) {
  const month = from.slice(0, 7)
  if (month >= monthName(now)) return []
  return {
    noderef: listingNoderef(contractId, month),
    filename: `Einzelnachweis-${month}.pdf`,
    pages: '2',
  }
}

export const listingNoderef = (contractId: number, month: string): string =>
  `store:listing/${contractId}/${month}`

function usageRow(usage: Usage, index: number, locale: Locale) {
  const { type, time, price, roaming, used } = usage
  return {
    id: time.getTime(),
    type,
    price: { label: amountLabel(price), value: index % 2 === 0 ? decimal(price) : euros(price) },
    date: sqlTime(time),
    roaming: bitText(roaming),
    zone: null,
    ...amountRow(type.toUpperCase(), used, index, time, locale),
  }
}

/** What was used: each type has its own fields and leaves the others' out, or null. */
function amountRow(type: string, used: number, index: number, time: Date, locale: Locale) {
  const number = 43600200000 + used
  switch (type) {
    case 'CALL':
      return {
        phoneNumber: number,
        callStart: isoTime(time),
        unit: 'min',
        usedUnits: used,
        usedUnitsLabel: `${used} min`,
      }
    case 'DATA':
      return {
        phoneNumber: null,
        callStart: null,
        unit: 'MB',
        usedUnits: decimal(used * 100),
        usedUnitsLabel: `${used},00 MB`,
      }
    default:
      return {
        phoneNumber: index % 4 === 0 ? number : String(number),
        unit: null,
        usedUnits: '1',
        usedUnitsLabel: locale === 'sr' ? '1 poruka' : '1 Nachricht',
      }
  }
}
