import { describe, expect, it } from 'vitest'
import { apiDocument } from '../../sandbox/document'
import type { Fetch } from '../../scripts/conform/send'
import { createForeignProvider } from '../foreign/provider'
import { answering, type Drifting, drifting, everyday, newSandbox, now, petra, run } from './command'

/** All plain values in an answer, and the names of its fields. */
function collect(answer: unknown, values: Set<string>, names: Set<string>): void {
  if (typeof answer === 'object' && answer !== null)
    for (const [name, one] of Object.entries(answer)) {
      names.add(name)
      collect(one, values, names)
    }
  else if (typeof answer === 'string' || typeof answer === 'number') values.add(String(answer))
}

/** All values of enumerations in openapi.yaml, its codes among them. */
function enumerated(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([name, one]) =>
    name === 'enum' && Array.isArray(one) ? one.map(String) : enumerated(one),
  )
}
// What the portal goes by is named, though openapi.yaml calls it a text.
const described = new Set([...enumerated(apiDocument()), 'Active'])

/** Runs the command, and searches all that it says for what the provider has told. */
async function valuesToldBy(provider: Fetch, environment: Record<string, string>, args: string[]) {
  const values = new Set<string>()
  const names = new Set<string>()
  const tokens = new Set<string>()
  const result = await run({
    environment,
    args,
    async fetch(request) {
      const response = await provider(request)
      tokens.add(request.headers.get('Authorization')?.replace('Bearer ', '') ?? '')
      const text = await response.clone().text()
      if (text.startsWith('{') || text.startsWith('[')) collect(JSON.parse(text), values, names)
      return response
    },
  })
  const output = `${result.text}\n${result.html}`
  const isTold = (value: string) => output.includes(value)
  const customers = [...values].filter(
    (value) => value.length > 3 && !/^[A-Z_]+$/.test(value) && !names.has(value) && !described.has(value),
  )
  const secrets = [...Object.values(environment), ...tokens].filter((secret) => secret.length > 3)
  return { count: customers.length, told: [...customers, ...secrets].filter(isTold) }
}

const drifts: Drifting[] = [
  {
    operation: 'GET /api/me',
    path: 'body.user.contracts[].productId',
    kind: 'boolean for a text',
    once: true,
  },
  { operation: 'GET /api/bills', path: '[].remaining', kind: 'no number' },
  { operation: 'GET /api/bills', path: '[].billId', kind: 'boolean for a text', once: true },
  { operation: 'GET /api/tariffs', path: 'body.oldTariff.price.value', kind: 'no number' },
  { operation: 'GET /api/listing', path: 'body.listing[].date', kind: 'wrong date' },
]

describe('no value of the customer is told', () => {
  it('when everything fits', async () => {
    const { count, told } = await valuesToldBy(newSandbox().fetch, everyday, ['--write'])
    expect(count).toBeGreaterThan(200)
    expect(told).toEqual([])
  })

  it('when hostile data are in the answers', async () => {
    const odd = { ...everyday, CONFORM_USERNAME: 'odd' }
    expect((await valuesToldBy(newSandbox().fetch, odd, ['--write'])).told).toEqual([])
  })

  it('when answers drift', async () => {
    expect((await valuesToldBy(drifting(newSandbox().fetch, drifts), everyday, [])).told).toEqual([])
  })

  it('when another provider writes all in its own way', async () => {
    const { fetch } = createForeignProvider({ now })
    const { count, told } = await valuesToldBy(fetch, petra, ['--write'])
    expect(count).toBeGreaterThan(200)
    expect(told).toEqual([])
  })

  it('when a refusal repeats them in its code and a list is kept by them', async () => {
    const { fetch } = newSandbox()
    const said = {
      code: 'FAILED_FOR_436601000001',
      message: 'Lena Moser hat keine Rechnungen',
      'lena.moser@example.com': { 'Lena Moser': 1 },
    }
    const provider = answering(fetch, {
      'GET /api/bills': () => Response.json(said, { status: 400 }),
      'GET /api/tariffs': () =>
        Response.json({ ...said, code: 'OK', body: { tariffs: [], '436601000001': {} } }),
    })
    const result = await run({ fetch: provider })
    expect(`${result.text}${result.html}`).not.toMatch(/Lena|Moser|4366/)
  })

  it('when a header cannot hold one', async () => {
    const provider = drifting(newSandbox().fetch, [])
    const result = await run({
      async fetch(request) {
        const response = await provider(request)
        const text = await response.text()
        return new Response(text.replaceAll('S-1001', 'S-1001-š\\nž'), response)
      },
    })
    expect(result.exitCode).toBe(1)
    expect(`${result.text}${result.html}`).not.toContain('1001')
    expect(result.text).toContain('No answer: the connection broke, or the call could not be sent.')
  })
})
