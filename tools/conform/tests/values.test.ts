import { expect, it } from 'vitest'
import { apiDocument } from '../../../sandbox/document'
import { createForeignProvider, foreignAccounts } from '../../../tests/api/foreign/provider'
import type { Fetch } from '../send'
import { deviatingFetch, everyday, login, newSandbox, now, replaceFirst, run } from './command'

/** What enumerations in openapi.yaml hold may be printed, and the one status that the portal goes by. */
const printableValues = new Set(['Active'])
JSON.stringify(apiDocument(), (name, part) => {
  if (name === 'enum') for (const one of part) printableValues.add(String(one))
  return part
})

const invalidNumber = () => '12,5 or so'
const customerFields = { message: 'Lena Moser hat nichts', 'lena.moser@example.com': { 'Lena Moser': 1 } }
const driftingFetch = deviatingFetch({
  'GET /api/me': { 'body.user.contracts[].productId': replaceFirst(true) },
  'GET /api/bills': { '[].remaining': invalidNumber, '[].billId': replaceFirst(true) },
  'GET /api/tariffs': { 'body.oldTariff.price.value': invalidNumber },
  'GET /api/listing': { 'body.listing[].date': () => '31.02.2026' },
  'GET /api/notifications': () =>
    Response.json({ ...customerFields, code: 'FAILED_FOR_436601000001' }, { status: 400 }),
  'GET /api/get-ppi': () =>
    Response.json({
      ...customerFields,
      code: 'OK',
      body: { nr436601000001: {}, Moserin: {}, name: 'Moserin' },
    }),
})
const unsendableFetch = deviatingFetch({
  'GET /api/me': { 'body.user.contracts[].subscriptionId': () => 'S-1001-š\nž' },
})
const { username, password } = foreignAccounts.petra

it.each<[string, Fetch, Record<string, string>]>([
  ['everything fits', newSandbox().fetch, everyday],
  ['hostile data are in the answers', newSandbox().fetch, login('odd')],
  ['answers drift, and refusals, codes and field names contain values', driftingFetch, everyday],
  ['a value cannot be sent in a header', unsendableFetch, everyday],
  ['another provider uses its own formats', createForeignProvider({ now }).fetch, login(username, password)],
])('the command prints no value that the provider has sent when %s', async (_, provider, env) => {
  const values = new Set<string>()
  const names = new Set<string>()
  const secrets = new Set(Object.values(env))
  const { text } = await run({
    env,
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
  const customerValues = [...values].filter(
    (value) =>
      value.length > 3 && !/^[A-Z_]+$/.test(value) && !names.has(value) && !printableValues.has(value),
  )
  expect(customerValues.length).toBeGreaterThan(40)
  const isPrinted = (value: string) => value.length > 3 && text.includes(value)
  expect([...customerValues, ...secrets].filter(isPrinted)).toEqual([])
  expect(text).not.toMatch(/Lena|Moser|4366|S-1001/i)
  if (provider === unsendableFetch)
    expect(text).toContain('No answer: the connection broke, or the call could not')
})
