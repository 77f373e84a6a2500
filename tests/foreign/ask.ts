import { createForeignProvider, type ForeignProvider, foreignAccounts } from './provider'

type Json = { code?: string; message?: unknown; body: Record<string, unknown> }
type Asking = { form?: Record<string, string>; headers?: Record<string, string> }
type Ask = (path: string, asking?: Asking) => Promise<{ status: number; response: Response; json: Json }>

export const now = new Date('2026-11-18T14:05:33Z')

/** Calls a provider: a GET, or a POST when there is a form. */
export const asker =
  (provider: ForeignProvider, token?: string): Ask =>
  async (path, { form, headers } = {}) => {
    const request = new Request(`http://foreign.example${path}`, {
      method: form ? 'POST' : 'GET',
      headers: { ...(token && { Authorization: `Bearer ${token}` }), ...headers },
      body: form && new URLSearchParams(form),
    })
    const response = await provider.fetch(request)
    return { status: response.status, response, json: await response.json() }
  }

/** Calls a provider, its own unless one is given, as the customer of this name. */
export async function loggedIn(
  name: keyof typeof foreignAccounts,
  provider = createForeignProvider({ now }),
) {
  const { username, password } = foreignAccounts[name]
  const { json } = await asker(provider)('/api/password-login', { form: { username, password } })
  return asker(provider, String(json.body.token))
}
