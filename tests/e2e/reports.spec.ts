import type { Page } from '@playwright/test'
import { button, content, heading, toasts } from './support/customer'
import { test as base, expect } from './support/test'

/** A deployment that wants reports; `reported` waits for the reports of a kind. */
const test = base.extend<{ reported: (kind: string, count?: number) => Promise<object[]> }>({
  reported: async ({ server, sandbox, page }, use) => {
    server.enableReports()
    // Each visit is one of those that report their speed.
    await page.addInitScript(() => {
      Math.random = () => 0
    })
    await use(async (kind, count = 1) => {
      const ofKind = () => sandbox.reports.list().filter((report) => report.kind === kind)
      await expect.poll(() => ofKind().length).toBe(count)
      return ofKind()
    })
  },
})

// A page that is left sends reports, which the next test would receive.
test.use({ reuseContext: false })
// Most tests break something on purpose.
test.afterEach(({ pageErrors }) => {
  pageErrors.length = 0
})

const commonFields = {
  brand: 'second',
  locale: 'de',
  build: expect.stringMatching(/^index-/),
  engine: expect.stringMatching(/^Chromium \d+$/),
}
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })

test('X3: the portal reports a failed call by its operation and route', async ({
  visit,
  sandbox,
  reported,
}) => {
  sandbox.faults.set({ operationId: 'getNotifications', fault: '502' })
  await visit('everyday', '/notification/4711')
  const call = {
    operation: 'getNotifications',
    reason: 'unreadable',
    status: 502,
    route: '/notification/:id',
  }
  // The page and the count in the header ask both.
  for (const report of await reported('callFailed', 2))
    expect(report).toEqual({ kind: 'callFailed', ...call, ...commonFields })
})

test('X3: the portal reports a missing file, but not as a crash', async ({
  page,
  visit,
  sandbox,
  reported,
}) => {
  await page.route('**/assets/Bills-*.js', (route) => route.fulfill({ status: 404 }))
  await visit('everyday', '/bills')
  const file = expect.stringMatching(/^Bills-.*\.js$/)
  expect(await reported('chunkMissing')).toMatchObject([{ file, route: '/bills' }])
  await expect(content(page).getByRole('button', { name: 'Erneut versuchen' })).toBeVisible()
  expect(sandbox.reports.list().filter(({ kind }) => kind === 'crash')).toEqual([])
})

test('X3: the portal reports a payment form that does not load', async ({ page, visit, reported }) => {
  await page.route('**/v1/paymentWidgets.js*', (route) => route.abort())
  await visit(null, '/mobile-payment?checkoutId=C0FFEE.test-01')
  expect(await reported('paymentFormBroken')).toMatchObject([{ route: '/mobile-payment' }])
})

test('X3: the portal reports errors, violations, speed and steps', async ({
  page,
  visit,
  sandbox,
  reported,
}) => {
  await visit('everyday')
  await expect(content(page).getByText('Minuten Österreich')).toBeVisible()
  await page.evaluate(() => {
    const image = document.createElement('img')
    image.src = 'https://elsewhere.example/436601000001.png'
    document.body.append(image)
    for (const text of ['ana@example.at', '436601000001']) {
      setTimeout(() => {
        throw new RangeError(text)
      })
      const stack = 'at x (https://a.at/assets/Bills-x1.js:2:17)'
      void Promise.reject(Object.assign(new TypeError(text), { stack }))
    }
  })
  const place = { file: 'Bills-x1.js', line: 2, column: 17 }
  // No values: a step is a state, an event and its place among the branches, as the machine names them.
  const trail = expect.arrayContaining([
    'account xstate.init',
    expect.stringMatching(/^account\.opening xstate\.done\.actor\.openAccount \d$/),
    'query xstate.init',
  ])
  const crash = { kind: 'crash', route: '/', ...commonFields, trail }
  const crashes = await reported('crash', 2)
  expect(crashes).toContainEqual({ ...crash, how: 'uncaught', name: 'RangeError' })
  expect(crashes).toContainEqual({ ...crash, how: 'rejected', name: 'TypeError', ...place })
  const violation = { kind: 'policyViolated', directive: 'img-src', route: '/', ...commonFields }
  expect(await reported('policyViolated')).toEqual([violation])

  await page.getByRole('link', { name: 'Kundenservice' }).click()
  await page.getByRole('link', { name: 'Anderes Anliegen' }).click()
  const send = button(page, 'Senden')
  await send.waitFor()
  await page.evaluate(() => {
    // Longer than any other interaction of this visit. A key would not do: the browser may paint before its input.
    const wait = () => {
      for (const start = performance.now(); performance.now() < start + 1000; );
    }
    window.addEventListener('click', wait, { once: true, capture: true })
  })
  await send.click()
  await page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        new PerformanceObserver((list) => {
          // The report reads it when the page is idle.
          if (list.getEntries().some(({ duration }) => duration >= 1000)) requestIdleCallback(() => resolve())
        }).observe({ type: 'event', buffered: true }),
      ),
  )
  await hide(page)
  const vitals = () => sandbox.reports.list().flatMap(({ kind, name }) => (kind === 'vital' ? [name] : []))
  await expect.poll(() => vitals().sort()).toEqual(['CLS', 'INP', 'LCP'])
  const inp = sandbox.reports.list().find(({ name }) => name === 'INP')
  expect(inp).toMatchObject({ step: 'support.writing request.send 0' })
  const { brand, build } = commonFields
  expect(await reported('flow')).toEqual([
    { kind: 'flow', brand, build, counts: expect.objectContaining({ 'support xstate.init': 1 }) },
  ])
})

test('X3: without a share of visits, none reports its steps', async ({ page, visit, sandbox, reported }) => {
  await page.route('/', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('name="portal:report-flows" content="1"', '')
    await route.fulfill({ response, body })
  })
  await visit('everyday')
  await expect(heading(page)).toBeVisible()
  await hide(page)
  await page.evaluate(() => void Promise.reject(new RangeError()))
  await reported('crash')
  expect(sandbox.reports.list().filter(({ kind }) => kind === 'flow')).toEqual([])
})

test('X3: up to 20 reports wait for the network', async ({ page, context, visit, sandbox, reported: _ }) => {
  await visit('everyday')
  await expect(heading(page)).toBeVisible()
  await context.setOffline(true)
  await page.evaluate(() => {
    for (let index = 0; index < 30; index++)
      void Promise.reject(Object.assign(new Error(), { stack: `/assets/Bills-x1.js:${index}:1` }))
  })
  await expect(toasts(page)).toContainText('Internet')
  expect(sandbox.reports.list()).toEqual([])
  await context.setOffline(false)
  await expect.poll(() => sandbox.reports.list().length).toBe(20)
})

base('X3: a portal whose deployment wants no reports sends none', async ({ page, visit, sandbox }) => {
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  sandbox.faults.set({ operationId: 'getNotifications', fault: '502' })
  await visit('everyday')
  await expect(toasts(page)).toContainText('Fehler')
  await hide(page)
  expect(urls.filter((url) => /reports?/i.test(url))).toEqual([])
})
