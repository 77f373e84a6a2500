import { localized } from '../localized'
import type { CustomerData, Line } from '../records'
import { monthlyBills } from './billing'
import { consentsOf } from './consents'
import { internetLine, mobileLine, tvLine } from './lines'
import { createListingEntries } from './listing'
import { createNotifications } from './notifications'
import { tvStart, tvTariffs } from './television'

const types = ['Postpaid', 'Business', 'Prepaid'] as const

function lazy<Data>(build: () => Data): () => Data {
  let built: Data | undefined
  return () => {
    built ??= build()
    return built
  }
}

function createLines(now: Date): Line[] {
  const lines = Array.from({ length: 1000 }, (_, index) => {
    const id = `3${String(index).padStart(4, '0')}`
    const tvTariff = tvTariffs[index % tvTariffs.length] ?? tvStart
    if (index % 20 === 18) return tvLine(now, id, tvTariff)
    if (index % 20 === 19) return internetLine(now, id, '300/50 Mbit/s')
    return mobileLine(now, types[index % types.length] ?? 'Postpaid', {
      id,
      phone: index === 0 ? '436601000003' : `43660300${String(index).padStart(4, '0')}`,
      name: localized(`Mitarbeiter ${index + 1}`, `Zaposleni ${index + 1}`, `Employee ${index + 1}`),
      plan: index % 2,
      balance: (index * 137) % 90,
    })
  })
  const [first] = lines
  if (first) {
    first.bills = monthlyBills(now, '30000', 500, 3)
    // A search for a number reads all contracts, but rarely their usage.
    Object.defineProperty(first, 'listing', { get: lazy(() => createListingEntries(now, 10_000, 19)) })
  }
  return lines
}

/** A company with 1,000 contracts; the first has 500 bills and in its listing 10,000 entries of the last weeks. */
export function crowd(now: Date): CustomerData {
  // Built at first use: most visits and tests never look at this customer.
  const lines = lazy(() => createLines(now))
  const notifications = lazy(() => createNotifications(now, 500, 120))
  return {
    userId: 'U-3001',
    person: {
      fullName: 'Alpenblick Logistik GmbH',
      email: 'office@alpenblick.example.com',
      address: 'Industriestraße 48',
      city: '4020 Linz',
      loyalties: [],
    },
    get lines() {
      return lines()
    },
    get notifications() {
      return notifications()
    },
    consents: consentsOf(false),
    get devices() {
      return lines()
        .filter(({ contract }) => contract.isTv)
        .map(({ contract }) => contract)
    },
    supportRequests: [],
  }
}
