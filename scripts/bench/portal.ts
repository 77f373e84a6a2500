import { createSandbox } from '../../sandbox/app'
import type { WorldName } from '../../sandbox/worlds'
import { brands } from '../../src/brands'
import { tokenOf } from '../../tests/browser/support/token'
import { serveFolder } from './serve'
import type { Stored } from './visit'

export interface Portal {
  origin: string
  /** What the browser of somebody who signed in remembers. */
  signedIn(account: WorldName): Promise<Stored>
  close(): void
}

/** The moment at which all 10,000 entries of the crowd's listing are of one month. */
export const listingTime = new Date(2026, 10, 20, 10)

/** Serves the built portal with a provider; at the time that it really is, if no other is given. */
export async function startPortal(now?: Date): Promise<Portal> {
  const sandbox = createSandbox(now ? { now } : {})
  const { origin, close } = await serveFolder('dist', sandbox)
  const name = `${brands.second.storagePrefix}.token`
  return {
    origin,
    close,
    signedIn: async (account) => ({
      origin,
      localStorage: [{ name, value: await tokenOf({ origin, sandbox }, account) }],
    }),
  }
}
