import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compareScripts, listScripts } from '../../scripts/scriptInventory'
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

  const html = readFileSync(join(root, 'payment.html'), 'utf8')
  writeFileSync(
    join(root, 'payment.html'),
    html.replace('</head>', '<script src="/assets/skimmer.js"></script></head>'),
  )
  expect(await compare()).toEqual(['payment.html loads /assets/skimmer.js, which is not listed'])
  writeFileSync(join(root, 'payment.html'), html.replace('</head>', '<script>steal()</script></head>'))
  expect(await compare()).toEqual(['payment.html holds a script of its own'])
  await nginx.stop()
  rmSync(root, { recursive: true })
})
