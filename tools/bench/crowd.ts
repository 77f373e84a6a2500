import { createSandbox } from '../../sandbox/app'
import { monthlyBills } from '../../sandbox/customers/billing'
import { createListingEntries } from '../../sandbox/customers/listing'
import { emptyMemory } from '../../sandbox/memory'
import { seed } from '../../sandbox/state'
import { tokenOf } from '../../sandbox/tokenOf'

/** How many contracts a customer has, and how many bills and entries the first of them has. */
export interface CrowdSize {
  contracts: number
  bills: number
  entries: number
}

/** All entries of the days before are in its month. */
const NOW = new Date(2026, 10, 20, 10)
const DAYS = 19

/** A provider whose company has lists of this size. */
export async function crowdOf({ contracts, bills, entries }: CrowdSize) {
  const provider = seed(NOW)
  const lines = provider.customers.find(({ username }) => username === 'crowd')?.lines ?? []
  lines.splice(contracts)
  const [first] = lines
  if (!first) throw new Error('the sandbox has no crowd')
  first.bills = monthlyBills(NOW, '30000', bills, 3)
  const listing = createListingEntries(NOW, entries, DAYS)
  // It is a getter without a setter.
  Object.defineProperty(first, 'listing', { value: listing })
  const sandbox = createSandbox({ now: NOW, memory: { ...emptyMemory(), provider } })
  return {
    token: await tokenOf(sandbox, 'crowd'),
    async answer(request: Request) {
      const answer = await sandbox.fetch(request)
      answer.headers.set('date', NOW.toUTCString())
      return answer
    },
  }
}
