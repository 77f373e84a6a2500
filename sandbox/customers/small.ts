import type { CustomerData, Line } from '../records'
import { consentsOf } from './consents'
import { mobileLine, tvLine } from './lines'
import { tvStart } from './television'

export const personOf = (fullName: string, address: string, city: string) => ({
  ...{ fullName, address, city, email: `${fullName.toLowerCase().replace(' ', '.')}@example.com` },
})

const customer = (
  userId: string,
  person: CustomerData['person'],
  lines: Line[],
  isDue = false,
): CustomerData => ({
  ...{ userId, person, lines, consents: consentsOf(isDue) },
  ...{ notifications: [], devices: [], supportRequests: [] },
})

/** A new customer with one prepaid contract and nothing to show yet. */
export function empty(now: Date): CustomerData {
  const mobile = { id: '2001', phone: '436601000002', name: 'Jonas', plan: -1, balance: 0 }
  const person = { ...personOf('Jonas Berger', 'Murgasse 3', '8010 Graz'), loyalties: [] }
  return customer('U-2001', person, [mobileLine(now, 'Prepaid', mobile)])
}

/** A customer without any contract. */
export const none = (): CustomerData =>
  customer('U-4001', personOf('Nina Huber', 'Getreidegasse 7', '5020 Salzburg'), [])

/** A customer whom the portal must still ask for consents. */
export function undecided(now: Date): CustomerData {
  const mobile = { id: '6001', phone: '436601000006', name: 'Clara', plan: 0, balance: 12.5 }
  const person = { ...personOf('Clara Winter', 'Rathausplatz 5', '9020 Klagenfurt'), loyalties: [] }
  return customer('U-6001', person, [mobileLine(now, 'Prepaid', mobile), tvLine(now, '6002', tvStart)], true)
}
