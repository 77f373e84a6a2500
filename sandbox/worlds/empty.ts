import type { WorldData } from '../records'
import { consentsOf } from './consents'
import { mobileLine } from './lines'

/** A new customer with one prepaid contract and nothing to show yet. */
export function empty(now: Date): WorldData {
  const line = mobileLine({
    id: '2001',
    phone: '436601000002',
    displayName: 'Jonas',
    type: 'Prepaid',
    plan: -1,
    balance: 0,
    now,
  })
  return {
    userId: 'U-2001',
    person: {
      fullName: 'Jonas Berger',
      email: 'jonas.berger@example.com',
      address: 'Murgasse 3',
      city: '8010 Graz',
      loyalties: [],
    },
    lines: [line],
    notifications: [],
    consents: consentsOf(false),
    devices: [],
    supportRequests: [],
  }
}
