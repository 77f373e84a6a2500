import type { WorldData } from '../records'
import { consentsOf } from './consents'

/** A customer who has no contract at all. */
export const none = (): WorldData => ({
  userId: 'U-4001',
  person: {
    fullName: 'Nina Huber',
    email: 'nina.huber@example.com',
    address: 'Getreidegasse 7',
    city: '5020 Salzburg',
  },
  lines: [],
  notifications: [],
  consents: consentsOf(false),
  devices: [],
  supportRequests: [],
})
