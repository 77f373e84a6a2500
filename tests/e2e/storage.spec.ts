import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { prefixOf } from '../../scripts/brands'
import { contractEntry, contractMenu, signIn } from './support/customer'
import { messages } from './support/messages'
import { resetPath, resultPath } from './support/paths'
import { openPayment } from './support/payment'
import { expect, test } from './support/test'

const { listing, login, shell, support, topUp } = messages.de

/** The table of SECURITY.md: what is stored, and where. */
const documented = [
  ...readFileSync('SECURITY.md', 'utf8').matchAll(
    /^\| `(\w+)` \| `(localStorage|sessionStorage|history\.state)` \|/gm,
  ),
].map(([, key, place]) => `${place} ${key}`)

/** Reports every write to a storage or to the state of the history. */
function watchStorage(prefix: string) {
  const { noteStored } = window as unknown as { noteStored: (entry: string) => void }
  const { setItem } = Storage.prototype
  Storage.prototype.setItem = function (key, value) {
    const place = this === localStorage ? 'localStorage' : 'sessionStorage'
    noteStored(`${place} ${key.replace(`${prefix}.`, '')}`)
    setItem.call(this, key, value)
  }
  for (const method of ['pushState', 'replaceState'] as const) {
    const original = history[method]
    history[method] = function (state, ...rest) {
      for (const key of Object.keys(state ?? {})) noteStored(`history.state ${key}`)
      original.call(this, state, ...rest)
    }
  }
}

async function requestCode(page: Page) {
  await page.getByRole('textbox', { name: login.phone }).fill('436601000001')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: login.code })).toBeVisible()
}

test('S3: the portal stores only what SECURITY.md lists, and leaks no secret', async ({
  page,
  sandbox,
  server,
}) => {
  test.slow()
  const stored = new Set<string>()
  const logs: string[] = []
  const secrets = new Set(['Portal2026', 'Neues-Passwort-1', '1000-2000-3010', '100020003010'])
  page.on('console', (line) => logs.push(line.text()))
  const tokenGoesTo = new Set<string>()
  page.on('request', (request) => {
    const { referer = '', authorization } = request.headers()
    logs.push(`${request.url()} ${referer}`)
    if (authorization) tokenGoesTo.add(new URL(request.url()).origin)
  })
  server.limitInactivity(15)
  await page.exposeFunction('noteStored', (entry: string) => void stored.add(entry))
  await page.addInitScript(watchStorage, prefixOf('second'))
  await page.clock.install({ time: sandbox.clock.now() })

  // The result of a payment, for a customer who has to sign in first.
  await page.goto(resultPath(sandbox, '/transaction-completed'))
  await expect(page).toHaveURL('/login')
  await requestCode(page)
  await signIn(page, 'everyday')
  await expect(page.getByRole('heading', { name: messages.de.payment.succeeded })).toBeVisible()
  secrets.add((await page.evaluate(() => localStorage.getItem('zweiklang.token'))) ?? '')

  await page.goto('/')
  await contractEntry(page, '+43 660 1000011').click()
  await page.getByRole('button', { name: shell.menu, exact: true }).click()
  await expect(contractMenu(page)).toHaveCount(0)
  await page.goto('/bills')
  await openPayment(page)
  await page.goto('/recharge-credit')
  await page.getByRole('textbox', { name: topUp.phone }).fill('436601000001')
  await page.getByLabel(topUp.amount).fill('20')
  await page.getByRole('button', { name: topUp.submit, exact: true }).click()
  await page.getByRole('button', { name: topUp.continueToPayment }).click()
  await page.waitForURL(/\/pay\//)
  await page.goto('/recharge-credit?tab=voucher')
  await page.getByLabel(topUp.voucherCode).fill('1000-2000-3010')
  await page.getByRole('button', { name: topUp.submit, exact: true }).click()
  await page.goto('/listing')
  await expect(page.getByRole('button', { name: listing.details, exact: true }).first()).toBeVisible()
  await page.goto('/customer-support?view=form&lang=de')
  await page.getByRole('textbox', { name: support.description }).fill('Warum ist meine Rechnung höher?')
  await page.goto('/withdrawal-request?lang=de')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Lena Moser-Klein')
  // A sent request, a new release, a customer with more than 24 bills, and pressed links write the others.
  await expect
    .poll(() => [...stored].sort())
    .toEqual(
      documented
        .filter(
          (one) =>
            !/sentRequests|isRenewed|billCount|billToPay|planToActivate|retriedCheckoutId|errand/.test(one),
        )
        .sort(),
    )

  const otherStorage = await page.evaluate(async () => ({
    cookie: document.cookie,
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    windowName: window.name,
  }))
  expect(otherStorage).toEqual({ cookie: '', databases: [], caches: [], workers: 0, windowName: '' })

  await page.clock.fastForward(14.2 * 60_000)
  await page.getByRole('alertdialog').getByRole('button', { name: shell.logOut }).click()
  await expect(page).toHaveURL('/login')
  await requestCode(page)
  const code = sandbox.outbox[0]?.code ?? ''
  await page.getByRole('textbox', { name: login.code }).fill('000000')
  await page.keyboard.press('Enter')
  const remainingKeys = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }))
  expect(remainingKeys).toEqual(['zweiklang.locale', 'zweiklang.smsLogin'])
  const found = [...secrets, code].filter((secret) => secret && logs.some((line) => line.includes(secret)))
  expect(found).toEqual([])
  expect([...tokenGoesTo]).toEqual([server.origin])
})

test('L7: a reset link goes only to the API, without a referrer', async ({ page, sandbox, server }) => {
  const requests: { url: string; referer?: string }[] = []
  page.on('request', (request) => requests.push({ url: request.url(), referer: request.headers().referer }))
  await page.goto(await resetPath(sandbox, server.origin))
  await expect(page.getByLabel(messages.de.password.newPassword, { exact: true })).toBeVisible()
  expect(requests.filter(({ url, referer }) => !url.startsWith(server.origin) || referer)).toEqual([])
})
