import { expect, it } from 'vitest'
import { conform } from '../conform'
import type { Fetch } from '../send'
import { everyday, login, newSandbox, now, run } from './command'

const origin = ['--origin', 'https://api.test']
const start = (args: string[], environment: Record<string, string> = everyday) =>
  conform({ args, environment, fetch: newSandbox().fetch, now })

it('explains its options', async () => {
  expect(await start(['--help'])).toMatchObject({ exitCode: 0, text: expect.stringContaining('--portal') })
})

it.each<[sentence: string, args: string[], environment?: Record<string, string>]>([
  ['--origin is missing', []],
  ['--origin is no address that can be used.', ['--origin', 'ftp://api.example.com']],
  ['--origin is no address that can be used.', ['--origin', 'https://lena:secret@api.example.com']],
  ['--portal is no address that can be used.', [...origin, '--portal', 'portal']],
  ["Option '--portal <value>' argument missing", [...origin, '--portal']],
  ["Unknown option '--wirte'", [...origin, '--wirte']],
  ['openapi.yaml has no operation getBill.', [...origin, '--without', 'getBill']],
  ['The portal does not open without getMe.', [...origin, '--without', '/api/me']],
  ['There is no login to ask with.\nSet CONFORM_USERNAME', origin, { CONFORM_USERNAME: 'everyday' }],
  ['There is no login to ask with.', origin, { CONFORM_TOKEN: ' ' }],
  ['CONFORM_TOKEN is no value of a header.', origin, { CONFORM_TOKEN: 'secret\nvalue' }],
])('refuses with advice: %s', async (sentence, args, environment) => {
  const { exitCode, text } = await start(args, environment)
  expect(exitCode).toBe(2)
  expect(text.startsWith(sentence)).toBe(true)
  expect(text.split('\n').length).toBeGreaterThan(1)
  expect(text).not.toContain('secret')
})

it('takes an origin with a path', async () => {
  const asked: string[] = []
  const { fetch } = newSandbox()
  await conform({
    args: ['--origin', 'https://api.test/portal/v1/'],
    ...{ environment: everyday, now },
    fetch(request) {
      asked.push(request.url)
      return fetch(new Request(request.url.replace('/portal/v1', ''), request))
    },
  })
  expect(asked[0]).toBe('https://api.test/portal/v1/api/password-login')
  expect(asked.length).toBeGreaterThan(50)
})

const unreachable: Fetch = async () => {
  throw new TypeError('fetch failed', {
    cause: Object.assign(new Error('at 10.0.0.1'), { code: 'ENOTFOUND' }),
  })
}
const website = async () => new Response('<h1>Hello</h1>', { headers: { 'content-type': 'text/html' } })
const refusing = async () => Response.json({ code: 'REQUEST_FAILED_INVALID_TOKEN' })
const outdated = { CONFORM_TOKEN: 'outdated-token' }

it.each<[sentence: string, start: Parameters<typeof run>[0]]>([
  ['Nothing answers at https://api.test (ENOTFOUND).\nLook whether', { fetch: unreachable }],
  ['https://api.test answers with a web page instead of JSON (status 200).\nGive the', { fetch: website }],
  [
    'The login brought no token: It is refused (PASSWORD_LOGIN_USER_FAILED_VALIDATION_ERROR). (status 400)',
    { environment: login('everyday', 'wrong-one') },
  ],
  ['The token is refused (status 401).\nTake a fresh one', { environment: outdated }],
  ['The token is refused (status 200).\nTake a fresh one', { environment: outdated, fetch: refusing }],
])('stops with advice: %s', async (sentence, start) => {
  const { exitCode, text } = await run(start)
  expect(exitCode).toBe(2)
  expect(text.startsWith(sentence)).toBe(true)
  expect(text).not.toMatch(/wrong-one|outdated-token|10\.0\.0\.1/)
})
