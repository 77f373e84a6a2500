import { describe, expect, it } from 'vitest'
import { conform } from '../../scripts/conform/conform'
import { everyday, newSandbox, now, run } from './command'

const start = (args: string[], environment: Record<string, string> = everyday) =>
  conform({ args, environment, fetch: newSandbox().fetch, now })

const failing = (code: string) => async () => {
  throw new TypeError('fetch failed', { cause: Object.assign(new Error('at 10.0.0.1'), { code }) })
}

describe('what is given to the command', () => {
  it('is explained', async () => {
    expect(await start(['--help'])).toMatchObject({ exitCode: 0, text: expect.stringContaining('--portal') })
  })

  it.each([
    [[], '--origin is missing'],
    [['--origin', 'api.example.com'], '--origin is no address that can be used.'],
    [['--origin', 'ftp://api.example.com'], '--origin is no address that can be used.'],
    [['--origin', 'https://lena:secret@api.example.com'], '--origin is no address that can be used.'],
    [['--origin', 'https://api.test', '--portal', 'portal'], '--portal is no address that can be used.'],
    [['--origin', 'https://api.test', '--html'], "Option '--html <value>' argument missing"],
    [['--origin', 'https://api.test', '--wirte'], "Unknown option '--wirte'"],
  ])('%j is refused with advice', async (args, told) => {
    const { exitCode, text, page } = await start(args)
    expect(exitCode).toBe(2)
    expect(text.startsWith(told)).toBe(true)
    expect(text.split('\n').length).toBeGreaterThan(1)
    expect(text).not.toContain('secret')
    expect(page).toBeUndefined()
  })

  it.each<Record<string, string>>([{}, { CONFORM_USERNAME: 'everyday' }, { CONFORM_TOKEN: ' ' }])(
    '%j is no login',
    async (environment) => {
      const { exitCode, text } = await start(['--origin', 'https://api.test'], environment)
      expect(exitCode).toBe(2)
      expect(text).toContain('There is no login to ask with.\nSet CONFORM_USERNAME')
    },
  )

  it('is no token that a header cannot hold, and it is not repeated', async () => {
    const { exitCode, text } = await start(['--origin', 'https://api.test'], { CONFORM_TOKEN: 'geheim\nnis' })
    expect(exitCode).toBe(2)
    expect(text).not.toContain('geheim')
  })

  it('names the file of the report', async () => {
    const { fetch } = newSandbox()
    expect((await run({ fetch })).file).toBe('conform-report.html')
    expect((await run({ fetch, args: ['--html', 'other.html'] })).file).toBe('other.html')
  })

  it('may have a path before the operations', async () => {
    const asked: string[] = []
    const { fetch } = newSandbox()
    await conform({
      args: ['--origin', 'https://api.test/portal/v1/'],
      environment: everyday,
      now,
      fetch(request) {
        asked.push(request.url)
        return fetch(new Request(request.url.replace('/portal/v1', ''), request))
      },
    })
    expect(asked[0]).toBe('https://api.test/portal/v1/api/password-login')
    expect(asked).toHaveLength(52)
  })
})

describe('a server that cannot be asked', () => {
  it.each([
    ['ENOTFOUND', 'Nothing answers at https://api.test (ENOTFOUND).\nLook whether the address is right'],
    [
      'SELF_SIGNED_CERT_IN_CHAIN',
      'The certificate of https://api.test is not trusted (SELF_SIGNED_CERT_IN_CHAIN).',
    ],
  ])('is told with advice: %s', async (code, told) => {
    const { exitCode, text } = await run({ fetch: failing(code) })
    expect(exitCode).toBe(2)
    expect(text).toContain(told)
  })

  it('is told when it is a website', async () => {
    const fetch = async () => new Response('<h1>Hello</h1>', { headers: { 'content-type': 'text/html' } })
    const { exitCode, text } = await run({ fetch })
    expect(exitCode).toBe(2)
    expect(text).toBe(
      'https://api.test answers with a web page instead of JSON (status 200).\nGive the origin of the API, not that of a website or of a login page in front of it.',
    )
  })

  it('is told when it refuses the login or the token', async () => {
    const { fetch } = newSandbox()
    const login = await run({
      fetch,
      environment: { CONFORM_USERNAME: 'everyday', CONFORM_PASSWORD: 'wrong-one' },
    })
    expect(login.exitCode).toBe(2)
    expect(login.text).toContain(
      'The login brought no token: It is refused (PASSWORD_LOGIN_USER_FAILED_VALIDATION_ERROR). (status 400)',
    )
    const token = await run({ fetch, environment: { CONFORM_TOKEN: 'outdated-token' } })
    expect(token.exitCode).toBe(2)
    expect(token.text).toContain('The token is refused (status 401).\nTake a fresh one')
    const refused = async () => Response.json({ code: 'REQUEST_FAILED_INVALID_TOKEN' })
    const withSuccess = await run({ fetch: refused, environment: { CONFORM_TOKEN: 'outdated-token' } })
    expect(withSuccess.text).toContain('The token is refused (status 200).')
    for (const { text } of [login, token]) expect(text).not.toMatch(/wrong-one|outdated-token/)
  })
})
