import { expect, it } from 'vitest'
import type { Fetch } from '../send'
import { login, newSandbox, run } from './command'

const unreachable: Fetch = async () => {
  throw new TypeError('fetch failed', {
    cause: Object.assign(new Error('at 10.0.0.1'), { code: 'ENOTFOUND' }),
  })
}
const website = async () => new Response('<h1>Hello</h1>', { headers: { 'content-type': 'text/html' } })
const refuseToken = async () => Response.json({ code: 'REQUEST_FAILED_INVALID_TOKEN' })
const html = { 'content-type': 'text/html' }
const failing = async () => new Response('<b>Fatal error</b>', { status: 500, headers: html })
const passwordPage = async () => new Response('<h1>Unauthorized</h1>', { status: 401, headers: html })
const forbidding = async () => Response.json({ code: 'REQUEST_FAILED_SERVER_ERROR' })
const redirecting = async () => new Response(null, { status: 301, headers: { location: 'https://b.test/' } })
const noEnvelope = async () => Response.json({ token: 'secret' })
const outdatedToken = { CONFORM_TOKEN: 'secret-token' }

it.each<[sentence: string, start: Parameters<typeof run>[0]]>([
  ['--origin is missing', { args: ['--origin', ''] }],
  ['--origin is not a valid address.', { args: ['--origin', 'ftp://api.example.com'] }],
  ['--origin is not a valid address.', { args: ['--origin', 'https://lena:secret@a.example.com'] }],
  ['--portal is not a valid address.', { args: ['--portal', 'portal'] }],
  ["Option '--portal <value>' argument missing", { args: ['--portal'] }],
  ["Unknown option '--wirte'", { args: ['--wirte'] }],
  ['openapi.yaml has no operation getBill.', { args: ['--without', 'getBill'] }],
  ['The portal does not open without getMe.', { args: ['--without', '/api/me'] }],
  ['The credentials are missing.\nSet CONFORM', { env: { CONFORM_USERNAME: 'everyday' } }],
  ['The credentials are missing.', { env: { CONFORM_TOKEN: ' ' } }],
  ['CONFORM_TOKEN is not a valid header value.', { env: { CONFORM_TOKEN: 'secret\nvalue' } }],
  ['https://api.test: No answer (ENOTFOUND).\nGive the origin of the API', { fetch: unreachable }],
  ['https://api.test: The answer is a web page.\nGive the origin of the API', { fetch: website }],
  [
    'The login returned no token: The API refuses it (PASSWORD_LOGIN_USER_FAILED_VALIDATION_ERROR). (status 400)',
    { env: login('everyday', 'secret') },
  ],
  ['https://api.test: The answer is a web page.\nYour program fails', { fetch: failing }],
  ['https://api.test: The answer is a web page.\nSomething before your program', { fetch: passwordPage }],
  [
    'The login returned no token: The API refuses it (REQUEST_FAILED_SERVER_ERROR). (status 200)\nYour program fails',
    { fetch: forbidding },
  ],
  [
    'The login returned no token: It redirects, and the portal follows no redirect. (status 301)\nGive the address that it redirects to',
    { fetch: redirecting },
  ],
  [
    'The login returned no token: The portal cannot read the answer. (status 200)\nCompare the answer',
    { fetch: noEnvelope },
  ],
  ['The API refuses the token (status 401).\nGet a new one', { env: outdatedToken }],
  ['The API refuses the token (status 401).\nGet a new one', { env: outdatedToken, fetch: passwordPage }],
  ['The API refuses the token (status 200).\nGet a new one', { env: outdatedToken, fetch: refuseToken }],
])('the command stops with advice: %s', async (sentence, start) => {
  const { exitCode, text } = await run(start)
  expect(exitCode).toBe(2)
  expect(text.startsWith(sentence)).toBe(true)
  expect(text.split('\n').length).toBeGreaterThan(1)
  expect(text).not.toMatch(/secret|10\.0\.0\.1/)
})

it('the command takes an origin with a path', async () => {
  const requestedUrls: string[] = []
  const { fetch } = newSandbox()
  await run({
    args: ['--origin', 'https://api.test/portal/v1/'],
    fetch(request) {
      requestedUrls.push(request.url)
      return fetch(new Request(request.url.replace('/portal/v1', ''), request))
    },
  })
  expect(requestedUrls[0]).toBe('https://api.test/portal/v1/api/password-login')
  expect(requestedUrls.length).toBeGreaterThan(50)
})
