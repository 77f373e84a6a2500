import type { Api } from '../api/client'
import { accepted, required } from '../api/outcome'
import type { User } from '../api/types'

/** The customer, with the account of the contract that has this phone number; without one, of the first contract. */
export async function loadAccount(api: Api, phone: string | null, signal: AbortSignal): Promise<User> {
  const { body } = await accepted(
    phone === null
      ? api.GET('/api/me', { signal })
      : api.GET('/api/me/{phone}', { params: { path: { phone } }, signal }),
  )
  return required(body?.user, 'user')
}
