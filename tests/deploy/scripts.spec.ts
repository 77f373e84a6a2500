import { appendFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { compareScripts, integrityOf, listScripts } from '../../scripts/scriptInventory'
import { expect, test } from './support/test'

test('P5: the inventory of scripts reports each change of the listed scripts', async ({ deploy, folder }) => {
  cpSync('dist', folder, { recursive: true })
  const listed = listScripts('dist')
  const nginx = await deploy({ root: folder })
  const compare = () =>
    compareScripts(listed, { 'index.html': nginx.origin, 'payment.html': nginx.paymentDocumentOrigin })
  const restore = (...files: string[]) => {
    for (const file of files) cpSync(join('dist', file), join(folder, file))
  }
  expect(await compare()).toEqual([])

  const [form = ''] = listed.flatMap(({ document, owner, path }) =>
    document === 'payment.html' && owner === 'portal' ? [path] : [],
  )
  rmSync(join(folder, `${form}.gz`))
  appendFileSync(join(folder, form), ';fetch("https://evil.example")')
  expect(await compare()).toEqual([`${form} differs from the build`])
  rmSync(join(folder, form))
  expect(await compare()).toEqual([`${form} is missing`])
  restore(form, `${form}.gz`)

  const [own = ''] = listed.flatMap(({ document, path }) => (document === 'index.html' ? [path] : []))
  for (const content of [brotliCompressSync('fetch("https://evil.example")'), 'not compressed']) {
    writeFileSync(join(folder, `${own}.br`), content)
    expect(await compare()).toEqual([`${own} differs from the build (br)`])
  }
  restore(`${own}.br`)

  const html = readFileSync('dist/payment.html', 'utf8')
  const added = {
    '<script src="/assets/skimmer.js"></script>': 'loads /assets/skimmer.js, which is not listed',
    '<script>steal()</script>': 'contains an inline script',
  }
  for (const [script, report] of Object.entries(added)) {
    writeFileSync(join(folder, 'payment.html'), html.replace('</head>', `${script}</head>`))
    expect(await compare()).toEqual([`/payment.html ${report}`])
  }
  restore('payment.html')

  await nginx.stop()
  const origins = [nginx.origin, nginx.paymentDocumentOrigin]
  expect(await compare()).toEqual(origins.map((origin) => `${origin} cannot be reached: ECONNREFUSED`))
})

test('P5: the inventory of scripts reports a script that only one page loads', async ({ server }) => {
  const html = '<script src="/own.js"></script>'
  const own = { owner: 'portal', document: 'index.html', reason: '', integrity: integrityOf(html) } as const
  const site = `${server.origin}/api`
  server.answerBy(
    async ({ url }) => new Response(url.endsWith('/bills') ? html.replace('own', 'skimmer') : html),
  )
  const found = await compareScripts([{ path: '/own.js', ...own }], {
    'index.html': site,
    'payment.html': site,
  })
  expect(found).toEqual(['/bills loads /skimmer.js, which is not listed'])
})
