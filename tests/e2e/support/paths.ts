import type { Sandbox } from '../../../sandbox/sandbox'
import { type Route, routes } from '../../../src/app/routes'

const pathsWith = (matches: (route: Route) => boolean) =>
  Object.values<Route>(routes)
    .filter(matches)
    .map(({ path }) => path.replace(':id', '1'))

/** Every page of a signed-in customer of a mobile contract. */
export const mobilePaths = pathsWith(
  ({ access, homeOf = 'mobile' }) => access === 'authenticated' && homeOf === 'mobile',
)

/** Pages without a login. */
export const openPaths = pathsWith(
  ({ access, load, path }) => access !== 'authenticated' && load !== undefined && !path.endsWith('*'),
)

/** The path of a new link that resets a password. */
export async function resetPath(sandbox: Sandbox, origin: string): Promise<string> {
  const body = new URLSearchParams({ username: 'everyday', returnUrl: `${origin}/reset-password/` })
  await sandbox.fetch(new Request(`${origin}/api/password-reset`, { method: 'POST', body }))
  sandbox.requests.pop()
  return new URL(sandbox.outbox[0]?.link ?? '').pathname
}

/** The path of the result of a payment that is over; the payment provider leads to it. */
export function resultPath(
  { checkouts }: Sandbox,
  path = '/transaction-completed',
  outcome: 'paid' | 'declined' = 'paid',
): string {
  const kind = path.endsWith('bill-paying') ? 'bill' : 'topUp'
  const checkout = checkouts.prepare({ kind, amount: 20, purpose: '436601000001' })
  checkouts.settle(checkout, outcome)
  return `${path}?resourcePath=${encodeURIComponent(`/v1/checkouts/${checkout.id}/payment`)}`
}
