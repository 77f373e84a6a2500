import type { Page } from '@playwright/test'
import type { Sandbox } from '../../sandbox/sandbox'
import { identityHeaders } from '../../src/api/headers'
import { accountHeader, content } from './support/customer'
import { expect, test } from './support/test'
import { hold } from './support/timing'

const entry = '**/assets/index-*.js'
const requestedOperations = ({ requests }: Sandbox) => requests.map(({ operationId }) => operationId)
const accountCalls = (sandbox: Sandbox) =>
  requestedOperations(sandbox).filter((operation) => /Me|Resources/.test(operation))

/** The headers that the portal sets, in small letters. */
const ownNames = new Set(['accept', 'x-request-id', ...identityHeaders.map((name) => name.toLowerCase())])

/** Opens the overview, and holds the portal back until the provider has answered the calls of the document. */
async function openWithSlowScript(
  page: Page,
  visit: (account: 'everyday') => Promise<void>,
  beforeScript: () => void,
) {
  const calls = await hold(page, entry)
  const response = page.waitForResponse('**/api/resources')
  const navigation = visit('everyday')
  await response
  beforeScript()
  calls.release()
  await navigation
  await expect(content(page)).toContainText('Daten Österreich')
}

test('S2 M1: the document prefetches, and the portal renders at once', async ({ page, visit, sandbox }) => {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      const main = document.querySelector('#portal main')
      if (!main?.querySelector('h1')) return
      Object.assign(window, { firstDrawn: main.textContent })
      observer.disconnect()
    })
    observer.observe(document, { childList: true, subtree: true })
  })
  await openWithSlowScript(page, visit, () =>
    expect(requestedOperations(sandbox)).toEqual(['getMe', 'getResources']),
  )
  await expect(accountHeader(page)).toContainText('23,40 €')
  expect(await page.evaluate('firstDrawn')).toContain('Daten Österreich')
  expect(accountCalls(sandbox)).toEqual(['getMe', 'getResources'])
})

test('M1: prefetched calls spell the names of their headers as all others, in small letters', async ({
  page,
  visit,
}) => {
  const names = new Set<string>()
  const spelled: Promise<void>[] = []
  page.on('request', (request) => {
    if (!request.url().includes('/api/')) return
    spelled.push(
      request.headersArray().then((headers) => {
        for (const { name } of headers) if (ownNames.has(name.toLowerCase())) names.add(name)
      }),
    )
  })
  await openWithSlowScript(page, visit, () => {})
  await Promise.all(spelled)
  expect([...names].sort()).toEqual([
    ...['accept', 'authorization', 'contractid', 'locale', 'logosoftid', 'subscriptionid', 'x-request-id'],
  ])
})

test('M1 E1: the portal reloads resources whose prefetch failed', async ({ page, visit, sandbox }) => {
  sandbox.faults.set({ operationId: 'getResources', fault: '500' })
  await openWithSlowScript(page, visit, () => sandbox.faults.clear())
  expect(accountCalls(sandbox)).toEqual(['getMe', 'getResources', 'getResources'])
})

test('M1: a portal that is faster than the answer sends one call', async ({ page, visit, sandbox }) => {
  const me = await hold(page, '**/api/me')
  const navigation = visit('everyday')
  await page.waitForFunction(() => window.prefetchedCalls?.length === 0)
  const resources = await hold(page, '**/api/resources')
  me.release()
  await navigation
  await expect.poll(() => requestedOperations(sandbox)).toContain('getNotifications')
  expect(resources.count()).toBe(1)
  resources.release()
  await expect(content(page)).toContainText('Daten Österreich')
  expect(resources.count()).toBe(1)
})

test('S2: the document prefetches data of the contract selected last', async ({ page, visit, sandbox }) => {
  await visit('everyday', '/', { phone: '436601000011' })
  await expect(accountHeader(page)).toContainText('+43 660 1000011')
  await expect(content(page).getByRole('progressbar').first()).toBeVisible()
  expect(accountCalls(sandbox)).toEqual(['getMeByPhone', 'getResources'])
})

test('the document preloads the files of its page', async ({ page, visit }) => {
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  const calls = await hold(page, entry)
  const fileRequests = ['customer', 'Bills'].map((name) => page.waitForRequest(`**/assets/${name}-*.js`))
  const navigation = visit('everyday', '/bills')
  await Promise.all(fileRequests)
  expect(files.filter((file) => /Overview|Menu|modals/.test(file))).toEqual([])
  calls.release()
  await navigation
  await expect(content(page).getByRole('heading', { level: 1 })).toBeVisible()
})

test('M1: the call of the units goes before the files of the page', async ({ page, visit }) => {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  // Without time, nothing but the call ends the wait of the files.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  const { release } = await hold(page, entry)
  const file = page.waitForRequest('**/assets/customer-*.js')
  const navigation = visit('everyday')
  await file
  expect(paths).toContain('/api/resources')
  void release()
  await navigation
})

test('M1: a slow answer about the customer does not hold back the files of the page', async ({
  page,
  visit,
}) => {
  const script = await hold(page, entry)
  const me = await hold(page, '**/api/me')
  const file = page.waitForRequest('**/assets/customer-*.js')
  const navigation = visit('everyday')
  await file
  expect(me.count()).toBe(1)
  void script.release()
  void me.release()
  await navigation
  await expect(accountHeader(page)).toContainText('23,40 €')
})

test('the document of the login preloads the portal beside its libraries', async ({ page }) => {
  const libraries = await hold(page, entry)
  const portal = page.waitForRequest('**/assets/portal-*.js')
  await page.goto('/login', { waitUntil: 'commit' })
  await portal
  libraries.release()
  await expect(page.getByRole('button', { name: 'Code anfordern' })).toBeVisible()
})

test('S3: no prefetch after the inactivity limit', async ({ page, visit, server, sandbox }) => {
  server.limitInactivity(15)
  await visit('everyday')
  await expect(accountHeader(page)).toContainText('23,40 €')
  // On this page, the portal does not run.
  await page.goto('/favicon.svg')
  await page.evaluate(() => sessionStorage.setItem('zweiklang.lastActive', String(Date.now() - 16 * 60_000)))
  sandbox.requests.length = 0
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible()
  expect(requestedOperations(sandbox)).toEqual([])
})

for (const script of ['boot', 'earlyHeader'])
  test(`the portal works without ${script}.js`, async ({ page, visit }) => {
    await page.route(`**/assets/${script}-*.js`, (route) => route.abort())
    await visit('everyday')
    await expect(accountHeader(page)).toContainText('23,40 €')
    await expect(page.locator('.prerendered').filter({ visible: true })).toHaveCount(0)
    // From the critical and the deferred styles.
    await expect(page.locator('body')).toHaveCSS('margin', '0px')
    await expect(page.locator('#toaster')).toHaveCSS('position', 'fixed')
  })
