import { expect, it } from 'vitest'
import { operations } from '../operations'
import { answering, newSandbox, operationOf, run, verdictOf } from './command'

type Answer = () => Response | Promise<Response>

const page = (status = 200) =>
  new Response('<!doctype html><h1>Hello</h1>', { status, headers: { 'content-type': 'text/html' } })
const redirect = () =>
  new Response(null, { status: 302, headers: { location: 'https://elsewhere.test/?token=1' } })
const cut = () =>
  Promise.reject(new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ECONNRESET' }) }))
const cutInTheMiddle = () =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"body":'))
        controller.error(new TypeError('terminated'))
      },
    }),
  )
/** Deeper than a recursive reader can go. */
const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

const nonsense: Record<string, Answer> = {
  'a web page': page,
  'a web page of a gateway': () => page(502),
  'nothing at all': () => new Response(null, { status: 204 }),
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
  'a connection cut in the middle': cutInTheMiddle,
  'numbers for everything': () => Response.json({ code: 1, message: 2, body: 3 }),
  'names of the language itself': () =>
    new Response(
      '{"__proto__":1,"constructor":2,"body":{"__proto__":{},"toString":[],"user":{"contracts":{"__proto__":[]}}}}',
    ),
}

it.each(Object.entries(nonsense))('reports %s in words', async (name, answer) => {
  const stack = /\n\s+at |undefined|\[object/
  const login = await run({ fetch: async () => answer() })
  expect(login.exitCode).toBe(2)
  expect(login.text).toMatch(
    /^(The login brought no token|Nothing answers|https:\/\/api\.test answers with a web page)/,
  )
  expect(login.text).not.toMatch(stack)

  const names = operations.map((operation) => operation.name).filter((one) => !one.includes('password-login'))
  const afterLogin = answering(Object.fromEntries(names.map((operation) => [operation, answer])))
  const { exitCode, text } = await run({
    fetch: async (request) => (request.method === 'OPTIONS' ? answer() : afterLogin(request)),
    args: ['--write', '--portal', 'https://portal.test'],
  })
  expect([1, 2]).toContain(exitCode)
  expect(text).not.toMatch(stack)

  // Nothing at all is read as an empty list.
  if (name === 'nothing at all') return
  const bills = await run({ fetch: answering({ 'GET /api/bills': answer }) })
  expect(bills.exitCode).toBe(1)
  expect(verdictOf(bills.text, 'GET /api/bills')).toBe('cannot be used')
  expect(bills.summary).toContain('cannot be used 1')
})

it('names the code of a refusal, and the status of what stands in front', async () => {
  const fetch = answering({
    'GET /api/bills': () => Response.json({ code: 'BILLS_FAILED_ARCHIVE' }, { status: 400 }),
    'GET /api/tariffs': () => page(502),
    'GET /api/gdpr': redirect,
    'GET /api/get-ppi': cut,
  })
  const { text } = await run({ fetch })
  expect(text).toContain('- **It is refused (BILLS_FAILED_ARCHIVE). Status 400. (mobile Prepaid')
  expect(text).toContain('- **The answer is a web page. Status 502. (mobile Prepaid')
  expect(text).toContain('- **It redirects, and the portal follows no redirect. Status 302. (mobile Prepaid')
  expect(text).toContain('- **No answer (ECONNRESET). (TV)')
  expect(text).not.toContain('elsewhere')
})

it.each<[Answer, string]>([
  [
    () => Response.json({ code: 'VOUCHER_TOPUP_SUCCESS' }),
    'It is accepted, and must be refused. Status 200. (a code that is none)',
  ],
  [
    () => Response.json({ message: 'Nein' }, { status: 422 }),
    'It is refused without a code, and the portal goes by codes. Status 422.',
  ],
])('finds a voucher that is not refused as it should be', async (answer, fault) => {
  const { text, exitCode } = await run({
    args: ['--write'],
    fetch: answering({ 'POST /api/voucher-topup': answer }),
  })
  expect(exitCode).toBe(1)
  expect(text).toContain(`- **${fault}`)
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
  expect(text).toContain('- **It was set to the value that it had, and has another one now.')
})
