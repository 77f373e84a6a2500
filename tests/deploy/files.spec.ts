import { execFileSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort, retryUntilReady } from '../support/program'
import { startMachine } from './support/nginx'
import { expect, test } from './support/test'

const assets = readdirSync('dist/assets').filter((name) => /\.(js|css)$/.test(name))

test('S7: scripts and styles have an accepted encoding and are cached for a year', async ({ request }) => {
  const encodings = {
    'gzip, deflate, br': 'br',
    'br;q=0.5': 'br',
    br: 'br',
    gzip: 'gzip',
    'br;q=0, gzip': 'gzip',
    identity: undefined,
    'gzip;q=0, br; q=0.000': undefined,
  }
  for (const name of assets)
    for (const [accepted, encoding] of Object.entries(encodings)) {
      const answer = await request.get(`/assets/${name}`, { headers: { 'accept-encoding': accepted } })
      const headers = answer.headers()
      expect(headers, name).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        vary: expect.stringContaining('Accept-Encoding'),
        'content-type': expect.stringMatching(name.endsWith('.js') ? /javascript/ : /css/),
      })
      expect(headers['content-encoding'], `${name}, ${accepted}`).toBe(encoding)
      expect((await answer.body()).equals(readFileSync(`dist/assets/${name}`)), name).toBe(true)
    }
})

test('S7: documents are compressed and not cached; missing and hidden files are a 404', async ({
  request,
  nginx,
}) => {
  const pages = ['/', '/bills', '/gone', `${nginx.paymentDocumentOrigin}/payment.html`]
  for (const page of pages) {
    const headers = (await request.get(page, { headers: { 'accept-encoding': 'gzip' } })).headers()
    const expected = { 'content-encoding': 'gzip', vary: 'Accept-Encoding', 'cache-control': 'no-cache' }
    expect(headers, page).toMatchObject(expected)
  }
  for (const path of ['/favicon.svg', '/first-180.png', '/first.de.webmanifest'])
    expect((await request.get(path)).headers()['cache-control'], path).toBe('no-cache')
  const missing = ['/assets/gone-12345678.js', '/gone.js', '/none.txt', '/none.map']
  const compressed = ['br', 'gz'].map((end) => `/assets/${assets[0]}.${end}`)
  for (const path of [...missing, ...compressed, '/.vite/manifest.json', '/.env', '/.git/config']) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(404)
    expect(await answer.text(), path).not.toContain('id="portal"')
  }
})

test('S7: behind another nginx, files are compressed, and answers of the provider are not', async ({
  nginx,
  request,
}) => {
  const { folder, stop } = await startMachine(nginx.origin)
  const edge = `http://127.0.0.1:${await freePort()}`
  const portal = (origin: string) => origin.replace('localhost', '127.0.0.1')
  // It asks with HTTP/1.0, as nginx does by default.
  writeFileSync(
    join(folder, 'etc/conf.d/edge.conf'),
    `server {
      listen ${new URL(edge).host};
      gzip off;
      proxy_set_header Host localhost;
      proxy_set_header Via "1.1 edge";
      location / { proxy_pass ${portal(nginx.origin)}; }
      location = /payment.html { proxy_pass ${portal(nginx.paymentDocumentOrigin)}; }
    }`,
  )
  execFileSync(join(folder, 'bin/nginx'), ['-s', 'reload'])
  await retryUntilReady(() => fetch(`${edge}/favicon.svg`))
  const encodingOf = async (path: string, accepted = 'gzip') =>
    (await request.get(edge + path, { headers: { 'accept-encoding': accepted } })).headers()[
      'content-encoding'
    ]
  for (const path of ['/', '/bills', `/assets/${assets[0]}`, '/payment.html'])
    expect(await encodingOf(path), path).toBe('gzip')
  expect(await encodingOf(`/assets/${assets[0]}`, 'br')).toBe('br')
  expect(await encodingOf('/api/tv-tariffs')).toBeUndefined()
  await stop()
})

test('S7: nginx serves the well-known files', async ({ request, nginx }) => {
  const texts = {
    '/': [/^text\/html/, /<meta name="description" content="[^"]{50,160}"/],
    '/robots.txt': [/^text\/plain/, /Disallow: \/reset-password\//],
    '/.well-known/security.txt': [
      /^text\/plain/,
      /^Contact: mailto:security@portal\.example\nExpires: 2027-06-30T00:00:00Z\n/,
    ],
    '/first.de.webmanifest': [
      /application\/manifest\+json/,
      /"name": ?"Einklang Kundenportal"[\s\S]*"start_url": ?"\.\/"/,
    ],
  } as const
  for (const [path, [type, text]] of Object.entries(texts)) {
    const answer = await request.get(path)
    expect(answer.headers()['content-type'], path).toMatch(type)
    expect(await answer.text(), path).toMatch(text)
  }
  const change = await request.get('/.well-known/change-password', { maxRedirects: 0 })
  expect(new URL(change.headers().location ?? '', nginx.origin).pathname).toBe('/administration')
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
  'portal:withdrawal-request': 'PORTAL_WITHDRAWAL_REQUEST',
  'portal:cancellation-request': 'PORTAL_CANCELLATION_REQUEST',
  'portal:notice-days': 'PORTAL_NOTICE_DAYS',
  'portal:inactivity-minutes': 'PORTAL_INACTIVITY_MINUTES',
  'portal:brand': 'PORTAL_BRAND',
  'portal:languages': 'PORTAL_LANGUAGES',
  'portal:countries': 'PORTAL_COUNTRIES',
  'portal:report-url': 'PORTAL_REPORT_URL',
  'portal:report-flows': 'PORTAL_REPORT_FLOWS',
  'portal:transfer-account': 'PORTAL_TRANSFER_ACCOUNT',
  'portal:transfer-sum': 'PORTAL_TRANSFER_SUM',
}

test('S7: for every tag, a variable overrides the build', async ({ request, deploy, folder }) => {
  cpSync('public', folder, { recursive: true })
  for (const page of ['index.html', 'payment.html']) {
    const html = readFileSync(`dist/${page}`, 'utf8')
    const tagged = html.replaceAll(/(name="(?:portal|payment):[\w-]+" content=")[^"]*/g, '$1built')
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

test('S7: the build contains no source map, no part of the sandbox and no demo account', () => {
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter(
    (name) => !name.startsWith('.vite'),
  )
  expect(files.filter((name) => name.endsWith('.map'))).toEqual([])
  const leaks = ['sourceMappingURL', 'Portal2026', 'Lena Moser', '436601000001', '/sandbox/', 'createSandbox']
  const found = files
    .filter((name) => /\.(js|css|html|svg)$/.test(name))
    .flatMap((name) => leaks.filter((word) => readFileSync(`dist/${name}`, 'utf8').includes(word)))
  expect(found).toEqual([])
})
