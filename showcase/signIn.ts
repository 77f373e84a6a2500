import type { Brand } from '../src/brands'
import { createStorage } from '../src/lib/storage'

/** Signs a customer of the sandbox in to the brand's portal in this browser; nobody where no name is given. */
export async function signIn({ storagePrefix }: Brand, username: string): Promise<void> {
  const storage = createStorage(storagePrefix)
  storage.forgetCustomer()
  if (!username) return
  const body = new URLSearchParams({ username, password: 'Portal2026' })
  const answer = await fetch('/api/password-login', { method: 'POST', body })
  const said: { body?: { token?: string } } = await answer.json()
  storage.write('token', said.body?.token ?? null)
}
