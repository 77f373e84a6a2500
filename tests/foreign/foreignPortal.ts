import { newSandbox, startPortal, today, type Visit } from '../testPortal'
import { createForeignProvider, type ForeignProvider, foreignAccounts } from './provider'

export type ForeignName = keyof typeof foreignAccounts

export const newForeign = (): ForeignProvider => createForeignProvider({ now: today })

/** A token of the customer, as an earlier sign-in would have brought it. */
async function tokenOf(provider: ForeignProvider, name: ForeignName): Promise<string> {
  const { username, password } = foreignAccounts[name]
  const body = new URLSearchParams({ username, password })
  const request = new Request('http://foreign.example/api/password-login', { method: 'POST', body })
  const json = (await (await provider.fetch(request)).json()) as { body: { token: string } }
  provider.asked.pop()
  return json.body.token
}

/** Opens the portal before the second provider, which has never seen the sandbox. */
export async function visitForeign(
  name: ForeignName | null,
  path: string,
  visit: Visit = {},
  provider = newForeign(),
) {
  const token = name && (await tokenOf(provider, name))
  const sandbox = Object.assign(newSandbox(), { fetch: provider.fetch })
  const stored = { ...visit.stored, ...(token && { token }) }
  const portal = await startPortal({ hold: ['getConsentStatus'], ...visit, path, sandbox, stored })
  const askedOf = (start: string) =>
    provider.asked.filter(({ path }) => path.startsWith(start)).map(({ form }) => form)
  return { ...portal, provider, askedOf }
}
