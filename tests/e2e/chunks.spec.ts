import type { Locator, Page } from '@playwright/test'
import { demoAccounts } from '../../sandbox/customers'
import { accountHeader, button, content, signIn, toasts } from './support/customer'
import { messages } from './support/messages'
import { expect, test } from './support/test'
import { stopClock } from './support/timing'

const { message, shell } = messages.de
const billsFile = '**/assets/Bills-*.js'
const notLoaded = 'Die Seite konnte noch nicht geladen werden.'

// The browser reports each file that is missing.
test.afterEach(({ pageErrors }) => {
  pageErrors.length = 0
})

/** Counts the documents that the page requests from now on. */
function countDocuments(page: Page) {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count++
  })
  return () => count
}

test('S7: the rest works without a part that failed to load, and the customer can retry it', async ({
  page,
  visit,
}) => {
  await page.route(billsFile, (route) => route.abort())
  // Otherwise, the portal reloads by itself if the file fails twice before the page is shown.
  await page.addInitScript(() => history.replaceState({ isRenewed: true }, ''))
  await visit('everyday', '/bills')
  const failure = content(page).getByRole('heading', { name: message.chunkFailed })
  await expect(failure).toBeVisible()
  await page.getByRole('link', { name: shell.support }).click()
  await expect(page).toHaveURL('/customer-support')
  await expect(failure).toHaveCount(0)
  await page.goBack()
  await expect(failure).toBeVisible()
  await page.unroute(billsFile)
  await page.getByRole('button', { name: message.tryAgain }).click()
  await expect(content(page).getByRole('heading', { level: 1, name: 'Rechnungen' })).toBeVisible()
})

test('U2: a landline number is invisible until its form is known', async ({ page, visit }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/LibraryNumber-*.js', async (route) => {
    await held
    await route.continue()
  })
  await visit('everyday', '/listing')
  const asSent = content(page).getByText('4312345678')
  await expect(asSent.first()).toBeAttached()
  await expect(asSent.first()).toBeHidden()
  release()
  await expect(content(page).getByText('+43 1 2345678').first()).toBeVisible()
  await expect(asSent).toHaveCount(0)
})

test('S7: the customer can retry texts that failed to load', async ({ page, visit }) => {
  await visit('everyday')
  await expect(accountHeader(page)).toContainText('23,40 €')
  await page.route('**/assets/deRest-*.js', (route) => route.abort())
  await page.getByRole('link', { name: shell.support }).click()
  await expect(content(page).getByRole('heading', { name: message.chunkFailed })).toBeVisible()
  await expect(page.getByText('Wird geladen')).toBeHidden()
  await page.unrouteAll()
  await page.getByRole('button', { name: message.tryAgain }).click()
  await expect(content(page).getByRole('heading', { level: 1, name: shell.support })).toBeVisible()
})

test('S7: the login offers a reload for a file that fails again', async ({ page }) => {
  const files = '**/assets/customer-*.js'
  await page.route(files, (route) => route.abort())
  await page.goto('/login')
  await signIn(page, 'everyday')
  await button(page, 'Anmelden').click()
  await expect(toasts(page)).toContainText(message.chunkFailed)
  const name = page.getByRole('textbox', { name: 'Benutzername' })
  await expect(name).toHaveValue(demoAccounts.everyday.username)
  await page.unroute(files)
  await toasts(page).getByRole('button', { name: message.reload }).click()
  await expect(name).toHaveCount(0)
  await signIn(page, 'everyday')
  await expect(accountHeader(page)).toContainText('23,40 €')
})

test('S7: a page whose file fails again reloads by itself, once', async ({ page, visit }) => {
  await visit('everyday')
  await expect(accountHeader(page)).toContainText('23,40 €')
  await page.route('**/assets/Support-*.js', (route) => route.abort())
  const failure = content(page).getByRole('heading', { name: message.chunkFailed })
  const documents = countDocuments(page)
  const failed = page.waitForEvent('requestfailed')
  const link = page.getByRole('link', { name: shell.support })
  await link.hover()
  await failed
  await link.click()
  await expect.poll(documents).toBe(1)
  await expect(failure).toBeVisible()
  await page.goBack()
  await page.goForward()
  await expect(toasts(page).getByRole('button', { name: message.reload })).toBeVisible()
  await expect(failure).toBeVisible()
  expect(documents()).toBe(1)
})

test('E1: after a reload, the overview names an unknown outcome whose text belongs to another page', async ({
  page,
  visit,
}) => {
  await visit('everyday')
  // On this page, the portal does not run: it would read the change before the reload.
  await page.goto('/favicon.svg')
  await page.evaluate(() => sessionStorage.setItem('zweiklang.unfinishedChange', '["tariff"]'))
  await page.goto('/')
  await expect(toasts(page).first()).toContainText(message.tariffOutcomeUnknown)
})

for (const { account, path, loadedLast, needsInput } of [
  { account: null, path: '/login', loadedLast: 'login', needsInput: ['customer'] },
  {
    account: 'everyday',
    path: '/',
    loadedLast: 'FailedDrawing',
    needsInput: ['overlays'],
  },
] as const)
  test(`${path} loads what only an input needs with the first input`, async ({ page, visit }) => {
    const files: string[] = []
    page.on('request', (request) => files.push(...(/[^/]+(?=-.{8}\.js$)/.exec(request.url()) ?? [])))
    await visit(account, path)
    await expect.poll(() => files).toContain(loadedLast)
    await page.waitForLoadState('networkidle')
    for (const name of needsInput) expect(files).not.toContain(name)
    await page.keyboard.press('Shift')
    await expect.poll(() => files).toEqual(expect.arrayContaining([...needsInput]))
  })

test('the page shows a part as soon as it loads, without waiting for a timer', async ({
  page,
  visit,
  pageErrors,
}) => {
  await page.clock.install()
  await visit('everyday')
  await expect(accountHeader(page)).toContainText('23,40 €')
  await stopClock(page)
  await page.getByRole('link', { name: shell.support }).click()
  // The next frame shows the press.
  expect(await page.evaluate(() => location.pathname)).toBe('/')
  await page.clock.runFor(20)
  await expect(content(page).getByRole('heading', { level: 1, name: shell.support })).toBeVisible()
  await expect(content(page).getByRole('link', { name: 'SIM verloren oder gestohlen' })).toBeVisible()
  expect(pageErrors).toEqual([])
})

test('S7: the document offers a retry when the portal fails to load', async ({ page, visit, pageErrors }) => {
  await page.route(/\/assets\/(customer|de)-/, (route) => route.abort())
  await visit('everyday')
  await expect(page.getByText(notLoaded)).toBeVisible()
  expect(pageErrors).toEqual([])
  await page.unrouteAll()
  await page.getByRole('link', { name: message.tryAgain }).click()
  await expect(accountHeader(page)).toContainText('23,40 €')
})

test('S7: the customer can retry messages that failed to load', async ({ page, context }) => {
  const login = page.getByRole('heading', { level: 1, name: 'Anmelden' })
  for (const retry of [
    () => page.getByRole('link', { name: 'Pokušaj ponovo' }).click(),
    () => context.setOffline(true).then(() => context.setOffline(false)),
  ]) {
    await page.route('**/assets/de-*.js', (route) => route.abort())
    await page.goto('/login')
    await expect(page.getByText(notLoaded)).toBeVisible()
    await expect(page.getByText('Stranica još nije mogla da se učita.')).toBeVisible()
    await page.unrouteAll()
    await retry()
    await expect(login).toBeVisible()
    await expect(page.getByText(notLoaded)).toBeHidden()
  }
})

for (const file of ['index', 'portal'])
  test(`S7: a timeout shows the same page when the file ${file} fails to load`, async ({ page }) => {
    await page.route(`**/assets/${file}-*.js`, (route) => route.abort())
    await page.goto('/bills')
    await expect(page.getByText(notLoaded)).toBeHidden()
    // An animation of the document measures the time.
    await page.evaluate(() => {
      for (const animation of document.getAnimations())
        if (animation.effect?.getTiming().iterations === 1) animation.finish()
    })
    await expect(page.getByText(notLoaded)).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('link', { name: message.tryAgain }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible()
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('S7: the page says in both languages that it needs scripts', async ({ page }) => {
    await page.goto('/login')
    const [german, serbian] = await page.locator('noscript p').all()
    await expect(german as Locator).toBeVisible()
    await expect(german as Locator).toContainText('Dieses Portal braucht JavaScript.')
    await expect(serbian as Locator).toContainText('Ovom portalu je potreban JavaScript.')
    await expect(page.getByText(notLoaded)).toBeHidden()
  })
})

test.describe('a brand with a language switch', () => {
  test.use({ brand: 'first' })

  test('S7: the portal keeps its language when another one fails to load', async ({ page, visit }) => {
    await visit('everyday')
    await expect(accountHeader(page)).toContainText('23,40 €')
    await page.route('**/assets/sr-*.js', (route) => route.abort())
    await page.getByRole('button', { name: 'Sprache' }).click()
    await page.getByRole('menuitemradio', { name: 'SRB' }).click()
    await expect(toasts(page)).toContainText(message.chunkFailed)
    await expect(page.getByRole('link', { name: shell.support })).toBeVisible()
    // Chromium remembers that the file failed: only the selected language can follow.
    await page.getByRole('button', { name: 'Sprache' }).click()
    await page.getByRole('menuitemradio', { name: 'DE' }).click()
    await expect(toasts(page)).not.toContainText(message.chunkFailed)
  })
})
