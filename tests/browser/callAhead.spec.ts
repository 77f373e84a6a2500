import { hold } from './support/held'
import { accountHeader, content } from './support/landmarks'
import { expect, test } from './support/test'

const entry = '**/assets/index-*.js'
const asked = (sandbox: { requests: { operationId: string }[] }) =>
  sandbox.requests.map(({ operationId }) => operationId)

test('S2 M1: who the customer is and what is left of her contract, is asked before the portal is there, and not again', async ({
  page,
  visit,
  sandbox,
}) => {
  const held = await hold(page, entry)
  const answered = page.waitForResponse('**/api/me')
  const going = visit('everyday')
  await answered
  await expect.poll(() => asked(sandbox)).toEqual(['getMe', 'getResources'])
  held.release()
  await going
  await expect(accountHeader(page)).toContainText('23,40 €')
  await expect(content(page)).toContainText('Daten Österreich')
  expect(asked(sandbox).filter((operation) => /Me|Resources/.test(operation))).toEqual([
    'getMe',
    'getResources',
  ])
})

test('M1: what is left is asked once where the portal is there before the answer', async ({
  page,
  visit,
  sandbox,
}) => {
  const me = await hold(page, '**/api/me')
  const going = visit('everyday')
  await page.waitForFunction(() => window.callsAhead?.length === 0)
  const resources = await hold(page, '**/api/resources')
  me.release()
  await going
  await expect.poll(() => asked(sandbox)).toContain('getNotifications')
  expect(resources.count()).toBe(1)
  resources.release()
  await expect(content(page)).toContainText('Daten Österreich')
  expect(resources.count()).toBe(1)
})

test('M1: the home is drawn with its figures at once where they have come before the portal', async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      const main = document.querySelector('#portal main')
      if (!main?.querySelector('h1')) return
      Object.assign(window, { firstDrawn: main.textContent })
      observer.disconnect()
    })
    observer.observe(document, { childList: true, subtree: true })
  })
  const held = await hold(page, entry)
  const answered = page.waitForResponse('**/api/resources')
  const going = visit('everyday')
  await answered
  held.release()
  await going
  await expect(content(page)).toContainText('Daten Österreich')
  expect(await page.evaluate('firstDrawn')).toContain('Daten Österreich')
})

test('M1 E1: what is left is asked again where it was refused before the portal was there', async ({
  page,
  visit,
  sandbox,
}) => {
  sandbox.faults.set({ operationId: 'getResources', fault: '500' })
  const held = await hold(page, entry)
  const answered = page.waitForResponse('**/api/resources')
  const going = visit('everyday')
  await answered
  sandbox.faults.clear()
  held.release()
  await going
  await expect(content(page)).toContainText('Daten Österreich')
  expect(asked(sandbox).filter((operation) => operation === 'getResources')).toHaveLength(2)
})

test('S2: it is asked about the contract that was chosen last', async ({ page, visit, sandbox }) => {
  await visit('everyday', '/', { phone: '436601000011' })
  await expect(accountHeader(page)).toContainText('436601000011')
  await expect(content(page).getByRole('progressbar').first()).toBeVisible()
  expect(asked(sandbox).filter((operation) => /Me|Resources/.test(operation))).toEqual([
    'getMeByPhone',
    'getResources',
  ])
})

test('the files of the page that is asked for are on their way before the portal is there', async ({
  page,
  visit,
}) => {
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  const held = await hold(page, entry)
  const customer = page.waitForRequest('**/assets/customer-*.js')
  const bills = page.waitForRequest('**/assets/Bills-*.js')
  const going = visit('everyday', '/bills')
  await Promise.all([customer, bills])
  expect(files.filter((file) => /Overview|Menu|modals/.test(file))).toEqual([])
  held.release()
  await going
  await expect(content(page).getByRole('heading', { level: 1 })).toBeVisible()
})

test('S3: nothing is asked after the time is over after which a session ends', async ({
  page,
  visit,
  server,
  sandbox,
}) => {
  server.limitInactivity(15)
  await visit('everyday')
  await expect(accountHeader(page)).toContainText('23,40 €')
  // Where the portal does not watch.
  await page.goto('/favicon.svg')
  await page.evaluate(() => sessionStorage.setItem('zweiklang.lastActive', String(Date.now() - 16 * 60_000)))
  sandbox.requests.length = 0
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible()
  expect(asked(sandbox)).toEqual([])
})

for (const script of ['before', 'callAhead'])
  test(`the portal works where ${script}.js does not come`, async ({ page, visit }) => {
    await page.route(`**/assets/${script}-*.js`, (route) => route.abort())
    await visit('everyday')
    await expect(accountHeader(page)).toContainText('23,40 €')
    await expect(page.locator('.before').filter({ visible: true })).toHaveCount(0)
  })
