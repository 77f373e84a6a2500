import { demoAccounts, type WorldName } from '../../../sandbox/worlds'
import type { PortalServer } from './portalServer'

/** A token, as from a login. */
export async function tokenOf(
  { origin, sandbox }: Pick<PortalServer, 'origin' | 'sandbox'>,
  account: WorldName,
): Promise<string> {
  const { username, password } = demoAccounts[account]
  const body = new URLSearchParams({ username, password })
  const response = await sandbox.fetch(new Request(`${origin}/api/password-login`, { method: 'POST', body }))
  sandbox.requests.pop()
  const answer: { body: { token: string } } = await response.json()
  return answer.body.token
}
