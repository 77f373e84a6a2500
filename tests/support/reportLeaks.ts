import { demoAccounts } from '../../sandbox/customers'
import type { Sandbox } from '../../sandbox/sandbox'

/** Shorter texts, and words that openapi.yaml lists, identify nobody. */
const isSecret = (text: string) => text.length > 4 && /\d|@|\s/.test(text)

const accountSecrets = Object.values(demoAccounts).flatMap(({ phone, password }) => [phone, password])

/** What a customer, an address or a token brought into the calls so far. */
function secretsOf({ requests, outbox }: Sandbox): string[] {
  const sent = requests.flatMap(({ path, query, headers, form, callId }) => [
    ...[...Object.values(query), ...Object.values(headers), ...Object.values(form)],
    ...path.split('/').map(decodeURIComponent),
    headers.Authorization?.replace('Bearer ', '') ?? '',
    callId ?? '',
  ])
  const received = outbox.flatMap(({ to, text }) => [to, text])
  return [...new Set([...sent, ...received, ...accountSecrets].filter(isSecret))]
}

/** The customer data that the reports would give an operator. */
export function leaksIn(reports: readonly object[], sandbox: Sandbox): string[] {
  if (reports.length === 0) return []
  const reportText = JSON.stringify(reports)
  return secretsOf(sandbox).filter((secret) => reportText.includes(secret))
}
