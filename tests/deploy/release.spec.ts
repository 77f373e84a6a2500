import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contractMenu } from '../browser/support/landmarks'
import { postpaid } from '../browser/support/payment'
import { tokenOf } from '../browser/support/token'
import { startNginx } from './support/nginx'
import { expect, test } from './support/test'

/** Makes another release of the one in a folder: every file of it has another name. */
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
