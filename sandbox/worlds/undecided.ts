import type { WorldData } from '../records'
import { consentsOf } from './consents'
import { mobileLine, tvLine } from './lines'
import { tvTariffs } from './television'

/** A customer whom the provider still has to ask for consents. */
export function undecided(now: Date): WorldData {
  const prepaid = mobileLine({
    id: '6001',
    phone: '436601000006',
    displayName: 'Clara',
    type: 'Prepaid',
    plan: 0,
    balance: 12.5,
    now,
  })
  const tv = tvLine('6002', tvTariffs[0] ?? { name: 'TV' }, now)
  return {
    userId: 'U-6001',
    person: {
      fullName: 'Clara Winter',
      email: 'clara.winter@example.com',
      address: 'Rathausplatz 5',
      city: '9020 Klagenfurt',
      loyalties: [],
    },
    lines: [prepaid, tv],
    notifications: [],
    consents: consentsOf(true),
    devices: [],
    supportRequests: [],
  }
}
