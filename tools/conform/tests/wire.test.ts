import { createServer, type RequestListener } from 'node:http'
import { afterEach, expect, it, vi } from 'vitest'
import { everyday, newSandbox, run } from './command'

const closers: (() => void)[] = []
afterEach(() => {
  vi.restoreAllMocks()
  for (const close of closers.splice(0)) close()
})

/** Listens on a free port, and returns the arguments to check it: the command calls it over the network. */
async function serve(listener: RequestListener): Promise<string[]> {
  const server = createServer(listener)
  closers.push(() => server.close().closeAllConnections())
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  return ['--origin', `http://localhost:${typeof address === 'object' ? address?.port : ''}`]
}

interface Call {
  names: string[]
  method: string | undefined
  headers: Record<string, unknown>
}

interface SandboxOptions {
  /** The only spelling of the header's name that it reads, as programs in PHP do. */
  tokenHeader?: string
  /** Sent before each answer. */
  prefix?: string
  type?: string
}

/** A sandbox on the network. */
async function serveSandbox({ tokenHeader, prefix = '', type = 'application/json' }: SandboxOptions) {
  const sandbox = newSandbox()
  const calls: Call[] = []
  const args = await serve(async (request, response) => {
    const names = request.rawHeaders.filter((_, index) => index % 2 === 0)
    calls.push({ names, method: request.method, headers: request.headers })
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const headers = new Headers()
    for (const [name, value] of Object.entries(request.headers)) headers.set(name, String(value))
    if (tokenHeader && !names.includes(tokenHeader)) headers.delete('authorization')
    const { method = '', url = '' } = request
    const body = method === 'POST' ? Buffer.concat(chunks) : null
    const answer = await sandbox.fetch(new Request(`http://localhost${url}`, { method, headers, body }))
    response.writeHead(answer.status, { ...Object.fromEntries(answer.headers), 'content-type': type })
    response.end(prefix + (await answer.text()))
  })
  return { args, calls }
}

it('the command sends the headers of a browser: names of the portal in small letters, no cache, a known language', async () => {
  const { args, calls } = await serveSandbox({})
  const { exitCode } = await run({ fetch, args: [...args, '--portal', args[1] ?? ''] })
  expect(exitCode).toBe(0)
  const [login, me, contract] = calls
  const own = ['accept', 'x-request-id', 'locale']
  expect(login?.names).toEqual(expect.arrayContaining([...own, 'Content-Type', 'Origin']))
  expect(me?.names).toEqual(expect.arrayContaining([...own, 'authorization']))
  expect(contract?.names).toEqual(expect.arrayContaining(['subscriptionid', 'logosoftid', 'contractid']))
  // A browser sends the origin of a read only to another one.
  expect(me?.names).not.toContain('Origin')
  for (const { headers } of calls)
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      pragma: 'no-cache',
      'accept-language': expect.stringContaining('de-AT'),
      'user-agent': expect.stringMatching(/^Mozilla\/5\.0 /),
      'sec-fetch-dest': 'empty',
    })
})

it('the command stops at a provider that reads the token only under a name in capitals, and names the header', async () => {
  const { args } = await serveSandbox({ tokenHeader: 'Authorization' })
  const { exitCode, text } = await run({ fetch, args, env: everyday })
  expect(exitCode).toBe(2)
  expect(text).toMatch(/^The API refuses the token that its login has just returned \(status 401\)\.\n/)
  expect(text).toContain('`authorization`')
  expect(text).not.toContain('expire')
})

it('the command can use JSON that is sent as text/html, with one byte order mark', async () => {
  for (const prefix of ['', '\uFEFF']) {
    const { args } = await serveSandbox({ prefix, type: 'text/html' })
    const { exitCode, summary } = await run({ fetch, args })
    expect(exitCode).toBe(0)
    expect(summary).toContain('loses something 0, cannot be used 0, missing 0')
  }
})

it.each([
  ['a second byte order mark', '\uFEFF\uFEFF'],
  [
    'a warning of PHP',
    '<br />\n<b>Warning</b>:  Undefined array key "x" in <b>/srv/login.php</b> on line <b>7</b><br />\n',
  ],
])('the command stops at %s before the JSON, and names it instead of the password', async (_, prefix) => {
  const { args } = await serveSandbox({ prefix })
  const { exitCode, text } = await run({ fetch, args })
  expect(exitCode).toBe(2)
  expect(text).toMatch(/^The login returned no token: The answer has something before or after its JSON/)
  expect(text).not.toMatch(/user name|srv|Undefined/)
})

it('the command does not wait for a body that never ends', async () => {
  const { timeout } = AbortSignal
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout.call(AbortSignal, 1))
  const endless = async () => new Response(new ReadableStream())
  const { text } = await run({ fetch: endless })
  expect(text).toContain('No answer within 20 seconds')
})
