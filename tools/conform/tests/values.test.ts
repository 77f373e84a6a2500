import { expect, it } from 'vitest'
import { apiDocument } from '../../../sandbox/document'
import { createForeignProvider, foreignAccounts } from '../../../tests/foreign/provider'
import type { Fetch } from '../send'
import { deviating, everyday, login, newSandbox, now, once, run } from './command'

/** What enumerations in openapi.yaml hold may be printed, and the one status that the portal goes by. */
const described = new Set(['Active'])
JSON.stringify(apiDocument(), (name, part) => {
  if (name === 'enum') for (const one of part) described.add(String(one))
  return part
})

/** Runs the command, and searches its output for what the provider has sent. */
async function valuesPrintedFor(provider: Fetch, environment: Record<string, string>) {
  const values = new Set<string>()
  const names = new Set<string>()
  const secrets = new Set(Object.values(environment))
  const { text } = await run({
    environment,
    args: ['--full', '--write'],
    async fetch(request) {
      const response = await provider(request)
      secrets.add(request.headers.get('Authorization')?.replace('Bearer ', '') ?? '')
      JSON.parse(await response.clone().text(), (name, value) => {
        names.add(name)
        if (typeof value !== 'object') values.add(String(value))
        return value
      })
      return response
    },
  })
  const customers = [...values].filter(
    (value) => value.length > 3 && !/^[A-Z_]+$/.test(value) && !names.has(value) && !described.has(value),
  )
  const isPrinted = (value: string) => value.length > 3 && text.includes(value)
  return { count: customers.length, printed: [...customers, ...secrets].filter(isPrinted) }
}

const drifting = deviating({
  'GET /api/me': { 'body.user.contracts[].productId': once(true) },
  'GET /api/bills': { '[].remaining': () => '12,5 or so', '[].billId': once(true) },
  'GET /api/tariffs': { 'body.oldTariff.price.value': () => '12,5 or so' },
  'GET /api/listing': { 'body.listing[].date': () => '31.02.2026' },
})
const { username, password } = foreignAccounts.petra

it.each<[string, Fetch, Record<string, string>]>([
  ['everything fits', newSandbox().fetch, everyday],
  ['hostile data are in the answers', newSandbox().fetch, login('odd')],
  ['answers drift', drifting, everyday],
  [
    'another provider writes all in its own way',
    createForeignProvider({ now }).fetch,
    login(username, password),
  ],
])('prints no value of the customer when %s', async (_, provider, environment) => {
  const { count, printed } = await valuesPrintedFor(provider, environment)
  expect(count).toBeGreaterThan(40)
  expect(printed).toEqual([])
})

it('prints no value that a refusal repeats in its code, or a list has as keys', async () => {
  const said = {
    code: 'FAILED_FOR_436601000001',
    message: 'Lena Moser hat keine Rechnungen',
    'lena.moser@example.com': { 'Lena Moser': 1 },
  }
  const fetch = deviating({
    'GET /api/bills': () => Response.json(said, { status: 400 }),
    'GET /api/tariffs': () =>
      Response.json({ ...said, code: 'OK', body: { tariffs: [], '436601000001': {} } }),
  })
  const { text } = await run({ fetch })
  expect(text).not.toMatch(/Lena|Moser|4366/)
})

it('prints no value that a header cannot hold', async () => {
  const fetch = deviating({ 'GET /api/me': { 'body.user.contracts[].subscriptionId': () => 'S-1001-š\nž' } })
  const { exitCode, text } = await run({ fetch })
  expect(exitCode).toBe(1)
  expect(text).not.toContain('1001')
  expect(text).toContain('No answer: the connection broke, or the call could not be sent.')
})
