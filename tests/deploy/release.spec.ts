import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  appendFileSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { filesOf } from '../../scripts/contentHash'
import { contractMenu } from '../e2e/support/customer'
import { postpaid } from '../e2e/support/payment'
import { freePort } from '../support/program'
import { blocksOf, editSettings, isServed, runCommands, startMachine } from './support/nginx'
import { expect, test } from './support/test'

/** Makes another release of the one in a folder: every hashed file has another name. */
function renameAssets(folder: string): void {
  const isHashed = (name: string) => /\.(js|css)$/.test(name)
  const files = readdirSync(join(folder, 'assets'))
  const hashed = files.filter(isHashed)
  const newName = (name: string) => name.replace(/\.(js|css)$/, 'NEW.$1')
  for (const name of files.filter((name) => !isHashed(name))) rmSync(join(folder, 'assets', name))
  const documents = readdirSync(folder).filter((name) => name.endsWith('.html'))
  for (const name of [...hashed.map((name) => `assets/${name}`), ...documents]) {
    const text = readFileSync(join(folder, name), 'utf8')
    writeFileSync(
      join(folder, name),
      hashed.reduce((all, one) => all.replaceAll(one, newName(one)), text),
    )
    if (isHashed(name)) renameSync(join(folder, name), join(folder, newName(name)))
  }
}

test.describe('while a tab is open', () => {
  test.use({
    nginx: async ({ deploy, folder }, use) => {
      cpSync('dist', folder, { recursive: true })
      await use(await deploy({ root: folder }))
    },
  })

  test('S7: it loads a new release by itself', async ({ page, visit, folder, pageErrors }) => {
    await visit('everyday', '/', postpaid)
    await expect(page.getByRole('heading', { level: 1, name: 'Flex 20' })).toBeVisible()
    renameAssets(folder)
    await contractMenu(page).getByRole('link', { name: 'Rechnungen' }).click()
    await expect(page.getByRole('button', { name: 'Online bezahlen' })).toHaveCount(2)
    await expect(page.locator('script[type=module]')).toHaveAttribute('src', /NEW\.js$/)
    // React logs that the part is missing.
    pageErrors.length = 0
  })
})

/** Every file below a folder, with the hash of its content. */
const hashesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    filesOf(folder).map((file) => [
      relative(folder, file),
      createHash('sha256').update(readFileSync(file)).digest('hex'),
    ]),
  )
const pick = (files: Record<string, string>, holds: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(files).filter(([name]) => holds(name)))
const isDocument = (name: string) => name.endsWith('.html')

test('S7: the commands of the guide install a release, replace it by the next one and roll back', async ({
  request,
  server: { origin: apiOrigin, paymentOrigin },
}) => {
  const { folder, stop } = await startMachine(apiOrigin)
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
  for (const name of ['favicon.svg', 'first.de.webmanifest']) appendFileSync(join(second, 'dist', name), ' ')
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

  let previous: Record<string, string> = {}
  for (const release of [first, second, first]) {
    runCommands(blocksOf('A release and a rollback'), release, folder)
    await isServed(origins.origin)
    const files = hashesIn(join(release, 'dist'))
    const [documents, others] = [pick(previous, isDocument), pick(files, (name) => !isDocument(name))]
    expect(hashesIn(between), 'all but the documents').toEqual({ ...previous, ...others, ...documents })
    expect(hashesIn(site), 'every file').toEqual({ ...previous, ...files })
    previous = hashesIn(site)
    // A connection to the previous configuration closes later.
    await expect(async () => {
      const { headers } = await fetch(origins.origin)
      expect(headers.get('x-release')).toBe(release === second ? 'second' : null)
    }).toPass()
  }
  const insecure = `http://127.0.0.1:${redirectPort}/reset-password/a?b`
  const { location } = (await request.get(insecure, { maxRedirects: 0 })).headers()
  expect(location).toBe('https://127.0.0.1/reset-password/a?b')

  const brokenLinks = filesOf(first)
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)/g)].filter(
        ([, target = '']) => !existsSync(join(dirname(file), target)),
      ),
    )
  expect(brokenLinks.map(([link]) => link)).toEqual([])
  await stop()
})
