import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from './support/test'

const assets = readdirSync('dist/assets').filter((name) => /\.(js|css)$/.test(name))

/** An answer as it was sent: the body is still compressed. */
async function fetchRaw(address: string, encoding: string) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    get(address, { headers: { 'accept-encoding': encoding } }, resolve).on('error', reject),
  )
  return { headers: answer.headers, body: await buffer(answer) }
}

test('S7: every script and style sheet comes as brotli, as gzip or as it is, and is kept for a year', async ({
  nginx,
}) => {
  const encodings = {
    'gzip, deflate, br': { name: 'br', decode: brotliDecompressSync },
    gzip: { name: 'gzip', decode: gunzipSync },
    identity: { name: undefined, decode: (body: Buffer) => body },
  }
  for (const name of assets)
    for (const [accepted, encoding] of Object.entries(encodings)) {
      const { headers, body } = await fetchRaw(`${nginx.origin}/assets/${name}`, accepted)
      expect(headers, name).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        vary: expect.stringContaining('Accept-Encoding'),
        'content-type': expect.stringMatching(name.endsWith('.js') ? /javascript/ : /css/),
      })
      expect(headers['content-encoding'], name).toBe(encoding.name)
      expect(encoding.decode(body).equals(readFileSync(`dist/assets/${name}`)), name).toBe(true)
    }
})

test('S7: an encoding that the browser refuses is not sent, and caches learn what the answer depends on', async ({
  nginx,
}) => {
  const script = `/assets/${assets.find((name) => name.endsWith('.js'))}`
  const accepted = { 'br;q=0, gzip': 'gzip', 'gzip;q=0, br; q=0.000': undefined, 'br;q=0.5': 'br', br: 'br' }
  for (const [encoding, expected] of Object.entries(accepted)) {
    const { headers } = await fetchRaw(nginx.origin + script, encoding)
    expect(headers['content-encoding'], encoding).toBe(expected)
  }
  const pages = ['/', '/bills', '/gone.js'].map((path) => nginx.origin + path)
  for (const address of [...pages, `${nginx.paymentDocumentOrigin}/payment.html`]) {
    const { headers } = await fetchRaw(address, 'gzip')
    expect(headers, address).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
  }
})

test('S7: a browser asks for a document each time; what is missing or hidden is a 404, not the page', async ({
  request,
}) => {
  for (const path of ['/', '/bills', '/favicon.svg', '/first-180.png', '/first.webmanifest'])
    expect((await request.get(path)).headers()['cache-control'], path).toBe('no-cache')
  const hidden = [
    '/.vite/manifest.json',
    '/.env',
    '/.git/config',
    ...['br', 'gz'].map((end) => `/assets/${assets[0]}.${end}`),
  ]
  for (const path of ['/assets/gone-12345678.js', '/none.txt', '/none.map', ...hidden]) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(404)
    expect(await answer.text(), path).not.toContain('id="portal"')
  }
})

test('S7: a home screen, a password manager, a search engine and a finder of weaknesses get what they ask for', async ({
  request,
  nginx,
}) => {
  const manifest = await request.get('/first.webmanifest')
  expect(manifest.headers()['content-type']).toContain('application/manifest+json')
  expect(await manifest.json()).toMatchObject({ name: 'Einklang Kundenportal', start_url: './' })
  const change = await request.get('/.well-known/change-password', { maxRedirects: 0 })
  expect(new URL(change.headers().location ?? '', nginx.origin).pathname).toBe('/administration')
  expect(await (await request.get('/')).text()).toMatch(/<meta name="description" content="[^"]{50,160}"/)
  const texts = {
    '/robots.txt': /Disallow: \/reset-password\//,
    '/.well-known/security.txt': /^Contact: mailto:security@portal\.example\nExpires: 2027-06-30T00:00:00Z\n/,
  }
  for (const [path, text] of Object.entries(texts)) {
    const answer = await request.get(path)
    expect(answer.headers()['content-type'], path).toMatch(/^text\/plain/)
    expect(await answer.text(), path).toMatch(text)
  }
})

/** The variable of portal.env for each tag of the documents; the optional ones may be empty. */
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

test('S7: for every tag, the deployment wins over the build, and an empty variable keeps the build', async ({
  request,
  deploy,
  folder,
}) => {
  cpSync('public', folder, { recursive: true })
  for (const page of ['index.html', 'payment.html']) {
    const html = readFileSync(`dist/${page}`, 'utf8')
    const tagged = html.replaceAll(/(name="(?:portal|payment):[\w-]+" content=")/g, '$1built')
    writeFileSync(join(folder, page), tagged)
  }
  const variables = { ...required, ...optional }
  const set = Object.fromEntries(Object.values(variables).map((name) => [name, `set-${name}`]))
  const none = Object.fromEntries(Object.values(optional).map((name) => [name, '']))
  for (const settings of [set, { ...set, ...none }]) {
    const nginx = await deploy({ root: folder, settings })
    const pages = [`${nginx.origin}/`, `${nginx.paymentDocumentOrigin}/payment.html`]
    const html = await Promise.all(pages.map(async (page) => (await request.get(page)).text()))
    const tags = [...html.join().matchAll(/name="((?:portal|payment):[\w-]+)" content="([^"]*)"/g)]
    expect(Object.fromEntries(tags.map(([, name, content]) => [name, content]))).toEqual(
      Object.fromEntries(Object.entries(variables).map(([tag, name]) => [tag, settings[name] || 'built'])),
    )
  }
})

test('S7: the build holds no source map, no part of the sandbox and no demo account', () => {
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
