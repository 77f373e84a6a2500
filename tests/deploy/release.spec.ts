import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { filesOf } from '../../scripts/contentHash'
import { contractMenu } from '../browser/support/landmarks'
import { postpaid } from '../browser/support/payment'
import { tokenOf } from '../browser/support/token'
import { blocksOf, runCommands } from './support/guide'
import { editSettings, freePort, isServed, startMachine, startNginx } from './support/nginx'
import { expect, test } from './support/test'

/** Makes another release of the one in a folder: every file with a hash has another name. */
function renameAssets(folder: string): void {
  const assets = join(folder, 'assets')
  const scripts = readdirSync(assets).filter((name) => /\.(js|css)$/.test(name))
  const newName = (name: string) => name.replace(/\.(js|css)$/, 'NEW.$1')
  const rename = (file: string) => {
    const text = scripts.reduce(
      (text, name) => text.replaceAll(name, newName(name)),
      readFileSync(file, 'utf8'),
    )
    writeFileSync(file, text)
  }
  for (const name of readdirSync(assets)) if (!scripts.includes(name)) rmSync(join(assets, name))
  for (const name of scripts) {
    rename(join(assets, name))
    renameSync(join(assets, name), join(assets, newName(name)))
  }
  for (const name of ['index.html', 'payment.html']) rename(join(folder, name))
}

test('S7: a tab of yesterday, whose files are gone, goes on with the new release by itself', async ({
  page,
  server,
  complaints,
}) => {
  const root = mkdtempSync(join(tmpdir(), 'portal-release-'))
  cpSync('dist', root, { recursive: true })
  const [apiOrigin, paymentOrigin] = [server.origin, server.paymentOrigin]
  const nginx = await startNginx({ root, brand: 'second', apiOrigin, paymentOrigin })
  const entries = Object.entries({ ...postpaid, token: await tokenOf(server, 'everyday') })
  await page.goto(`${nginx.origin}/favicon.svg`)
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(`zweiklang.${key}`, value)
  }, entries)
  await page.goto(nginx.origin)
  await expect(page.getByRole('heading', { level: 1, name: 'Flex 20' })).toBeVisible()
  renameAssets(root)
  await contractMenu(page).getByRole('link', { name: 'Rechnungen' }).click()
  await expect(page.getByRole('button', { name: 'Online bezahlen' })).toHaveCount(2)
  await expect(page.locator('script[type=module]')).toHaveAttribute('src', /NEW\.js$/)
  // React says on the console that the part is missing.
  complaints.length = 0
  await nginx.stop()
  rmSync(root, { recursive: true })
})

const pick = (files: Record<string, string>, holds: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(files).filter(([name]) => holds(name)))

/** Every file below a folder, with the hash of what is in it. */
const filesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    filesOf(folder).map((file) => [
      relative(folder, file),
      createHash('sha256').update(readFileSync(file)).digest('hex'),
    ]),
  )

test('S7: who follows the guide installs a release, puts the next one in place and takes it back', async ({
  request,
  server: { origin: apiOrigin, paymentOrigin },
}) => {
  const { folder, stop } = await startMachine(new URL(apiOrigin).host)
  const archives = join(folder, 'archives')
  const site = join(folder, 'srv')
  const between = join(folder, 'between')
  execFileSync('npx', ['tsx', 'scripts/package.ts', archives], { stdio: 'pipe' })
  runCommands(blocksOf('With nginx'), archives, folder)
  const [first = ''] = readdirSync(archives)
    .map((name) => join(archives, name))
    .filter((path) => statSync(path).isDirectory())
  const second = join(archives, 'second')
  cpSync(first, second, { recursive: true })
  renameAssets(join(second, 'dist'))
  for (const name of ['favicon.svg', 'first.webmanifest']) appendFileSync(join(second, 'dist', name), ' ')
  appendFileSync(join(second, 'deploy/nginx/headers.conf'), 'add_header X-Release second always;\n')

  const origins = await editSettings(folder, { root: site, brand: 'second', apiOrigin, paymentOrigin })
  const redirectPort = await freePort()
  const redirect = blocksOf('With nginx', 'nginx').replace(/^ssl_.*$/gm, '')
  writeFileSync(
    join(folder, 'etc/conf.d/portal-tls.conf'),
    redirect.replace('listen 80', `listen 127.0.0.1:${redirectPort}`),
  )
  const program = join(folder, 'bin/nginx')
  const keepBetween = `#!/bin/sh\nrm -rf ${between}; cp -R ${site} ${between}`
  writeFileSync(program, readFileSync(program, 'utf8').replace('#!/bin/sh', keepBetween))

  let before: Record<string, string> = {}
  for (const release of [first, second, first]) {
    runCommands(blocksOf('A release and a rollback'), release, folder)
    await isServed(origins.origin)
    const files = filesIn(join(release, 'dist'))
    const isDocument = (name: string) => name.endsWith('.html')
    const [documents, others] = [pick(before, isDocument), pick(files, (name) => !isDocument(name))]
    expect(filesIn(between), 'all but the documents').toEqual({ ...before, ...others, ...documents })
    expect(filesIn(site), 'every file').toEqual({ ...before, ...files })
    before = filesIn(site)
    // A connection of before is closed at some time.
    await expect(async () => {
      const { headers } = await fetch(origins.origin)
      expect(headers.get('x-release')).toBe(release === second ? 'second' : null)
    }).toPass()
  }
  const insecure = `http://127.0.0.1:${redirectPort}/reset-password/a?b`
  const { location } = (await request.get(insecure, { maxRedirects: 0 })).headers()
  expect(location).toBe('https://127.0.0.1/reset-password/a?b')

  const documents = readdirSync(first, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.md'),
  )
  const leadingOut = documents.flatMap((name) =>
    [...readFileSync(join(first, name), 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)/g)].filter(
      ([, target = '']) => !existsSync(join(first, dirname(name), target)),
    ),
  )
  expect(leadingOut.map(([link]) => link)).toEqual([])
  await stop()
})
