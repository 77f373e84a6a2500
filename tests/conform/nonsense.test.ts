import { describe, expect, it } from 'vitest'
import { describedOperations, nameOf } from '../../scripts/conform/plans'
import { answering, newSandbox, operationOf, run, verdictOf } from './command'

const page = (status = 200) =>
  new Response('<!doctype html><h1>Hello</h1>', { status, headers: { 'content-type': 'text/html' } })
const redirect = () =>
  new Response(null, { status: 302, headers: { location: 'https://elsewhere.test/?token=1' } })
const cut = () =>
  Promise.reject(new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ECONNRESET' }) }))
const endless = () =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"body":'))
        controller.error(new TypeError('terminated'))
      },
    }),
  )
/** As deep as no reader goes by calling itself. */
const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

const nonsense: Record<string, () => Response | Promise<Response>> = {
  'a web page': page,
  'a web page of a gateway': () => page(502),
  'nothing at all (204)': () => new Response(null, { status: 204 }),
  'an empty text': () => new Response(''),
  'lists of lists': () => Response.json([[[]], [[], [[1]]]]),
  'very deep lists': () => new Response(`{"code":${deep(20_000)},"body":${deep(20_000)}}`),
  'a code that cannot be made a text': () => Response.json({ code: { toString: 1, valueOf: 1 } }),
  'a number': () => Response.json(42),
  null: () => Response.json(null),
  'half an answer': () => new Response('{"code":"GET_'),
  'a server error': () => Response.json({ code: 'REQUEST_FAILED_SERVER_ERROR' }, { status: 500 }),
  'a server error without a code': () => Response.json({}, { status: 500 }),
  'a redirect': redirect,
  'a cut connection': cut,
  'a connection cut in the middle': endless,
  'numbers for everything': () => Response.json({ code: 1, message: 2, body: 3 }),
  'names of the language itself': () =>
    new Response(
      '{"__proto__":1,"constructor":2,"body":{"__proto__":{},"toString":[],"user":{"contracts":{"__proto__":[]}}}}',
    ),
}

const always = describedOperations.map(nameOf)

describe('against a server that answers nonsense', () => {
  it.each(Object.entries(nonsense))('does not break on %s after the login', async (_, answer) => {
    const login = 'POST /api/password-login'
    const answers = Object.fromEntries(always.filter((name) => name !== login).map((name) => [name, answer]))
    const provider = answering(newSandbox().fetch, answers)
    const { exitCode, text } = await run({
      fetch: async (request) => (request.method === 'OPTIONS' ? answer() : provider(request)),
      args: ['--write', '--portal', 'https://portal.test'],
    })
    expect([1, 2]).toContain(exitCode)
    expect(text).not.toMatch(/\n\s+at |undefined|\[object/)
  })

  it.each(Object.entries(nonsense))('says in words that %s is no login', async (_, answer) => {
    const { exitCode, text } = await run({ fetch: async () => answer() })
    expect(exitCode).toBe(2)
    expect(text).toMatch(
      /^(The login brought no token|Nothing answers|https:\/\/api\.test answers with a web page)/,
    )
    expect(text).not.toMatch(/\n\s+at |undefined|\[object/)
  })

  // Nothing at all is read as an empty list.
  const noBills = Object.entries(nonsense).filter(([name]) => !name.includes('204'))
  it.each(noBills)('finds that %s cannot be used as bills', async (_, answer) => {
    const { exitCode, text } = await run({
      fetch: answering(newSandbox().fetch, { 'GET /api/bills': answer }),
    })
    expect(exitCode).toBe(1)
    expect(verdictOf(text, 'GET /api/bills')).toBe('cannot be used')
    expect(text).toContain('1 cannot be used')
  })

  it('tells by a code why it was refused, and by the status what stands in front', async () => {
    const { text } = await run({
      fetch: answering(newSandbox().fetch, {
        'GET /api/bills': () => Response.json({ code: 'BILLS_FAILED_ARCHIVE' }, { status: 400 }),
        'GET /api/tariffs': () => page(502),
        'GET /api/gdpr': redirect,
        'GET /api/get-ppi': cut,
      }),
    })
    expect(text).toContain('! It is refused (BILLS_FAILED_ARCHIVE). Status 400. (mobile Prepaid')
    expect(text).toContain('! The answer is a web page. Status 502. (mobile Prepaid')
    expect(text).toContain('! It redirects, and the portal follows no redirect. Status 302. (mobile Prepaid')
    expect(text).toContain('! No answer (ECONNRESET). (TV)')
    expect(text).not.toContain('elsewhere')
  })

  it('finds changes that are accepted though they must be refused', async () => {
    const done = () => Response.json({ code: 'VOUCHER_TOPUP_SUCCESS' })
    const { text, exitCode } = await run({
      args: ['--write'],
      fetch: answering(newSandbox().fetch, { 'POST /api/voucher-topup': done }),
    })
    expect(exitCode).toBe(1)
    expect(text).toContain('! It is accepted, and must be refused. Status 200. (a code that is none)')
  })

  it('finds refusals without a code', async () => {
    const refused = () => Response.json({ message: 'Nein' }, { status: 422 })
    const { text } = await run({
      args: ['--write'],
      fetch: answering(newSandbox().fetch, { 'POST /api/voucher-topup': refused }),
    })
    expect(text).toContain('! It is refused without a code, and the portal goes by codes.')
  })

  it('finds a setting that is another one after it was set to what it was', async () => {
    const { fetch } = newSandbox()
    let isSet = false
    const { text, exitCode } = await run({
      args: ['--write'],
      async fetch(request) {
        if (operationOf(request) === 'POST /api/voice-mail-state') isSet = true
        const isRead = operationOf(request) === 'GET /api/voice-mail-state'
        return isRead && isSet ? Response.json({ body: { state: 'SUSPENDED' } }) : fetch(request)
      },
    })
    expect(exitCode).toBe(1)
    expect(text).toContain('! It was set to the value that it had, and has another one now.')
  })
})
