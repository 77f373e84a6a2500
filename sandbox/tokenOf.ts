import { type CustomerName, demoAccounts } from './customers'
import type { Sandbox } from './sandbox'

/** A token of the customer, as an earlier sign-in would have brought it; the sandbox forgets the request. */
export async function tokenOf(sandbox: Sandbox, account: CustomerName): Promise<string> {
  const { username, password } = demoAccounts[account]
  const body = new URLSearchParams({ username, password })
  const response = await sandbox.fetch(
    new Request('http://sandbox/api/password-login', { method: 'POST', body }),
  )
  sandbox.requests.pop()
  const answer: { body: { token: string } } = await response.json()
  return answer.body.token
}
