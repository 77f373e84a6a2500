export type Fetch = (request: Request) => Promise<Response>

/** Every header that a call of the portal may carry and that a browser asks permission for. */
const anonymousHeaders = ['Locale', 'X-Request-Id']
const sessionHeaders = [
  ...['Authorization', ...anonymousHeaders],
  ...['SubscriptionId', 'externalTvId', 'LogosoftId', 'ContractId'],
]

export const listOf = ({ headers }: Response, name: string): string[] =>
  (headers.get(name) ?? '').split(',').map((one) => one.trim().toLowerCase())

/** What keeps a browser from handing the answer to the portal. */
export function originFaults({ headers }: Response, portal: string): string[] {
  const allowed = headers.get('Access-Control-Allow-Origin')
  if (allowed === '*' || allowed === portal) return []
  return [
    allowed === null
      ? 'Access-Control-Allow-Origin is missing.'
      : 'Access-Control-Allow-Origin names another origin than the portal.',
  ]
}

/** Sends a preflight as a browser does before each call to another origin, and says what would fail. */
export async function preflightFaults(
  fetch: Fetch,
  {
    url,
    method,
    portal,
    isAnonymous,
  }: Record<'url' | 'method' | 'portal', string> & { isAnonymous: boolean },
): Promise<string[]> {
  const names = isAnonymous ? anonymousHeaders : sessionHeaders
  const asked = names.map((name) => name.toLowerCase()).sort()
  const headers = {
    Origin: portal,
    'Access-Control-Request-Method': method,
    'Access-Control-Request-Headers': asked.join(','),
  }
  const signal = AbortSignal.timeout(20_000)
  try {
    const response = await fetch(new Request(url, { method: 'OPTIONS', headers, redirect: 'manual', signal }))
    await response.body?.cancel()
    if (!response.ok) return [`OPTIONS is answered with status ${response.status} instead of 204.`]
    const allowed = listOf(response, 'Access-Control-Allow-Headers')
    // A star stands for every header but this one.
    const isAllowed = (name: string) =>
      allowed.includes(name.toLowerCase()) || (allowed.includes('*') && name !== 'Authorization')
    const refused = names.filter((name) => !isAllowed(name))
    return [
      ...originFaults(response, portal),
      ...(refused.length > 0 ? [`Access-Control-Allow-Headers lacks ${refused.join(', ')}.`] : []),
    ]
  } catch {
    return ['OPTIONS is not answered.']
  }
}
