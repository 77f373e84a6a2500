import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { startNginx } from './support/nginx'
import { expect, test } from './support/test'

const assets = readdirSync('dist/assets').filter((name) => /\.(js|css)$/.test(name))
const isOfYear = { 'cache-control': 'public, max-age=31536000, immutable' }

/** An answer as it was sent: the body still compressed. */
async function rawBody(address: string, encoding: string) {
  const { get } = await import('node:http')
  return new Promise<{ headers: NodeJS.Dict<string | string[]>; body: Buffer }>((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': encoding } }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => resolve({ headers: answer.headers, body: Buffer.concat(parts) }))
    }).on('error', reject)
  })
}

test('S7: every script and style sheet comes as brotli, as gzip or as it is, and is kept for a year', async ({
  nginx,
}) => {
  for (const name of assets) {
    const file = readFileSync(`dist/assets/${name}`)
    const of = (encoding: string) => rawBody(`${nginx.origin}/assets/${name}`, encoding)
    const [brotli, gzip, plain] = [await of('gzip, deflate, br'), await of('gzip'), await of('identity')]
    for (const { headers } of [brotli, gzip, plain]) {
      expect(headers, name).toMatchObject({ ...isOfYear, vary: expect.stringContaining('Accept-Encoding') })
      expect(headers['content-type'], name).toMatch(name.endsWith('.js') ? /javascript/ : /css/)
    }
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(brotliDecompressSync(brotli.body).equals(file)).toBe(true)
    expect(gunzipSync(gzip.body).equals(file)).toBe(true)
    expect(plain.body.equals(file)).toBe(true)
  }
})

test('S7: an encoding that the browser refuses is not sent, and a cache learns what the answer depends on', async ({
  nginx,
}) => {
  const script = `/assets/${assets.find((name) => name.endsWith('.js'))}`
  const accepted = { 'br;q=0, gzip': 'gzip', 'gzip;q=0, br; q=0.000': undefined, 'br;q=0.5': 'br', br: 'br' }
  for (const [encoding, expected] of Object.entries(accepted)) {
    const { headers } = await rawBody(nginx.origin + script, encoding)
    expect(headers['content-encoding'], encoding).toBe(expected)
  }
  const form = `${nginx.paymentDocumentOrigin}/payment.html`
  for (const address of ['/', '/bills', '/gone.js'].map((path) => nginx.origin + path).concat(form)) {
    const { headers } = await rawBody(address, 'gzip')
    expect(headers, address).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
  }
})

test('S7: a document is asked for anew each time; what is missing or hidden is no page', async ({
  request,
}) => {
  for (const path of ['/', '/bills', '/favicon.svg', '/first-180.png', '/first.webmanifest'])
    expect((await request.get(path)).headers()['cache-control'], path).toBe('no-cache')
  const hidden = [
    '/.vite/manifest.json',
    '/.env',
    '/.git/config',
    `/assets/${assets[0]}.br`,
    `/assets/${assets[0]}.gz`,
  ]
  for (const path of ['/assets/gone-12345678.js', '/none.txt', '/none.map', ...hidden]) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(404)
    expect(await answer.text(), path).not.toContain('id="portal"')
  }
})

test('S7: a brand can be put on a home screen: its manifest is taken for one', async ({ request }) => {
  const manifest = await request.get('/first.webmanifest')
  expect(manifest.headers()['content-type']).toContain('application/manifest+json')
  expect(await manifest.json()).toMatchObject({ name: 'Einklang Kundenportal', start_url: './' })
})

test('S7: password managers are led to the page that changes the password', async ({ request, nginx }) => {
  const answer = await request.get('/.well-known/change-password', { maxRedirects: 0 })
  expect(new URL(answer.headers().location ?? '', nginx.origin).pathname).toBe('/administration')
})

test('S7: who finds a weakness finds whom to tell', async ({ request }) => {
  const answer = await request.get('/.well-known/security.txt')
  expect(answer.headers()['content-type']).toMatch(/^text\/plain/)
  expect(await answer.text()).toMatch(
    /^Contact: mailto:security@portal\.example\nExpires: 2027-06-30T00:00:00Z\n/,
  )
})

test('S7: search engines learn what the portal is, and keep off what belongs to one customer', async ({
  request,
}) => {
  expect(await (await request.get('/')).text()).toMatch(/<meta name="description" content="[^"]{50,160}"/)
  const robots = await request.get('/robots.txt')
  expect(robots.headers()['content-type']).toMatch(/^text\/plain/)
  expect(await robots.text()).toContain('Disallow: /reset-password/')
})

/** What of portal.env each tag of the documents follows; those in the second list may be empty. */
const required = {
  'portal:payment-origin': 'PORTAL_PAYMENT_ORIGIN',
  'portal:payment-document-origin': 'PORTAL_PAYMENT_DOCUMENT_ORIGIN',
  'payment:origin': 'PORTAL_PAYMENT_ORIGIN',
  'payment:portal-origin': 'PORTAL_ORIGIN',
}
const optional = {
  'portal:api-origin': 'PORTAL_PUBLIC_API_ORIGIN',
  'portal:payment-brands': 'PORTAL_PAYMENT_BRANDS',
  'portal:further-reads': 'PORTAL_FURTHER_READS',
  'portal:inactivity-minutes': 'PORTAL_INACTIVITY_MINUTES',
  'portal:brand': 'PORTAL_BRAND',
  'portal:report-url': 'PORTAL_REPORT_URL',
}

test('S7: for every tag, what the deployment sets wins over the build, and what it leaves empty stays', async ({
  request,
  server: { origin: apiOrigin, paymentOrigin },
}) => {
  const root = mkdtempSync(join(tmpdir(), 'portal-settings-'))
  cpSync('public', root, { recursive: true })
  for (const page of ['index.html', 'payment.html']) {
    const html = readFileSync(`dist/${page}`, 'utf8')
    writeFileSync(
      join(root, page),
      html.replaceAll(/(name="(?:portal|payment):[\w-]+" content=")/g, '$1built'),
    )
  }
  const variables = { ...required, ...optional }
  const set = Object.fromEntries(Object.values(variables).map((name) => [name, `set-${name}`]))
  const none = Object.fromEntries(Object.values(optional).map((name) => [name, '']))
  for (const settings of [set, { ...set, ...none }]) {
    const nginx = await startNginx({ root, brand: 'second', apiOrigin, paymentOrigin, settings })
    const pages = [`${nginx.origin}/`, `${nginx.paymentDocumentOrigin}/payment.html`]
    const html = await Promise.all(pages.map(async (page) => (await request.get(page)).text()))
    const tags = [...html.join().matchAll(/name="((?:portal|payment):[\w-]+)" content="([^"]*)"/g)]
    expect(Object.fromEntries(tags.map(([, name, content]) => [name, content]))).toEqual(
      Object.fromEntries(Object.entries(variables).map(([tag, name]) => [tag, settings[name] || 'built'])),
    )
    await nginx.stop()
  }
  rmSync(root, { recursive: true })
})

test('S7: nothing that is served is a map of the source, part of the sandbox or a demo account', () => {
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter(
    (name) => !name.startsWith('.vite'),
  )
  expect(files.filter((name) => name.endsWith('.map'))).toEqual([])
  const words = ['sourceMappingURL', 'Portal2026', 'Lena Moser', '436601000001', '/sandbox/', 'createSandbox']
  const found = files
    .filter((name) => /\.(js|css|html|svg)$/.test(name))
    .flatMap((name) => words.filter((word) => readFileSync(`dist/${name}`, 'utf8').includes(word)))
  expect(found).toEqual([])
})
