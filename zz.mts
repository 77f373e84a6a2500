import { mkdirSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { demoAccounts } from './sandbox/worlds'
import { headlessArgs, headlessPath } from './scripts/browserPath'
import { brands } from './src/brands'

const [, , out = '/tmp/shots', ...specs] = process.argv
mkdirSync(out, { recursive: true })
const origin = process.env.ORIGIN ?? `http://localhost:${process.env.PORT ?? 5699}`
const browser = await chromium.launch({ executablePath: headlessPath(), args: [...headlessArgs] })
for (const spec of specs) {
  const [name, path = '/', account = '', width = '390', locale = 'de', scheme = 'light', brand = 'second', phone = ''] = spec.split('|')
  const prefix = brands[brand as 'first' | 'second'].storagePrefix
  const context = await browser.newContext({ viewport: { width: Number(width), height: Number(width) > 600 ? 900 : 844 }, colorScheme: scheme as 'light', reducedMotion: 'reduce' })
  const page = await context.newPage()
  const items: Record<string, string> = { locale }
  if (account) {
    const { username, password } = demoAccounts[account as 'everyday']
    const answer = await (await fetch(`${origin}/api/password-login`, { method: 'POST', body: new URLSearchParams({ username, password }) })).json()
    items.token = answer.body.token
  }
  if (phone) items.phone = phone
  await page.addInitScript(([p, i]) => { for (const [k, v] of Object.entries(i)) localStorage.setItem(`${p}.${k}`, v) }, [prefix, items] as const)
  await page.goto(`${origin}${path}${path.includes('?') ? '&' : '?'}brand=${brand}`)
  await page.waitForTimeout(4500)
  await page.screenshot({ path: `${out}/${name}.png`, fullPage: !process.env.FOLD })
  console.log(name, await page.locator('h1').allTextContents())
  await context.close()
}
await browser.close()
process.exit(0)
