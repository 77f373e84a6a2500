import { expect, it } from 'vitest'
import { conform } from '../conform'
import { everyday, newSandbox, now, run } from './command'

const origin = ['--origin', 'https://api.test']
const start = (args: string[], environment: Record<string, string> = everyday) =>
  conform({ args, environment, fetch: newSandbox().fetch, now })

const failing = (code: string) => async () => {
  throw new TypeError('fetch failed', { cause: Object.assign(new Error('at 10.0.0.1'), { code }) })
}

it('explains its options', async () => {
  expect(await start(['--help'])).toMatchObject({ exitCode: 0, text: expect.stringContaining('--portal') })
})

it.each([
  [[], '--origin is missing'],
  [['--origin', 'api.example.com'], '--origin is no address that can be used.'],
  [['--origin', 'ftp://api.example.com'], '--origin is no address that can be used.'],
  [['--origin', 'https://lena:secret@api.example.com'], '--origin is no address that can be used.'],
  [[...origin, '--portal', 'portal'], '--portal is no address that can be used.'],
  [[...origin, '--portal'], "Option '--portal <value>' argument missing"],
  [[...origin, '--wirte'], "Unknown option '--wirte'"],
  [[...origin, '--without', 'getBill'], 'openapi.yaml has no operation getBill.'],
  [[...origin, '--without', '/api/me'], 'The portal does not open without getMe.'],
])('refuses %j with advice', async (args, sentence) => {
  const { exitCode, text } = await start(args)
  expect(exitCode).toBe(2)
  expect(text.startsWith(sentence)).toBe(true)
  expect(text.split('\n').length).toBeGreaterThan(1)
  expect(text).not.toContain('secret')
})

it.each<[Record<string, string>, string]>([
  [{}, 'There is no login to ask with.\nSet CONFORM_USERNAME'],
  [{ CONFORM_USERNAME: 'everyday' }, 'There is no login to ask with.'],
  [{ CONFORM_TOKEN: ' ' }, 'There is no login to ask with.'],
  [{ CONFORM_TOKEN: 'geheim\nnis' }, 'CONFORM_TOKEN is no value of a header.'],
])('refuses the login %j without repeating it', async (environment, sentence) => {
  const { exitCode, text } = await start(origin, environment)
  expect(exitCode).toBe(2)
  expect(text).toContain(sentence)
  expect(text).not.toContain('geheim')
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

const website = async () => new Response('<h1>Hello</h1>', { headers: { 'content-type': 'text/html' } })

it.each([
  [failing('ENOTFOUND'), 'Nothing answers at https://api.test (ENOTFOUND).\nIs the address right?'],
  [
    failing('SELF_SIGNED_CERT_IN_CHAIN'),
    'The certificate of https://api.test is not trusted (SELF_SIGNED_CERT_IN_CHAIN).\nName the certificate',
  ],
  [
    website,
    'https://api.test answers with a web page instead of JSON (status 200).\nGive the origin of the API',
  ],
])('says what to do about a server that cannot be asked', async (fetch, sentence) => {
  const { exitCode, text } = await run({ fetch })
  expect(exitCode).toBe(2)
  expect(text.startsWith(sentence)).toBe(true)
})

it('says what to do about a refused login or token', async () => {
  const login = await run({ environment: { ...everyday, CONFORM_PASSWORD: 'wrong-one' } })
  expect(login.exitCode).toBe(2)
  expect(login.text).toContain(
    'The login brought no token: It is refused (PASSWORD_LOGIN_USER_FAILED_VALIDATION_ERROR). (status 400)',
  )
  const environment = { CONFORM_TOKEN: 'outdated-token' }
  const token = await run({ environment })
  expect(token.exitCode).toBe(2)
  expect(token.text).toContain('The token is refused (status 401).\nTake a fresh one')
  const fetch = async () => Response.json({ code: 'REQUEST_FAILED_INVALID_TOKEN' })
  expect((await run({ fetch, environment })).text).toContain('The token is refused (status 200).')
  for (const { text } of [login, token]) expect(text).not.toMatch(/wrong-one|outdated-token/)
})
