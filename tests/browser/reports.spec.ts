import type { Page } from '@playwright/test'
import { content } from './support/landmarks'
import { test as base, expect } from './support/test'

/** With reports asked for; `told` waits until as many came as are expected, and gives those of this kind. */
const test = base.extend<{ told: (kind: string, count?: number) => Promise<object[]> }>({
  told: async ({ server, sandbox, page }, use) => {
    server.askForReports('/sandbox/reports')
    // Each visit is one of those that tell of speed.
    await page.addInitScript(() => {
      Math.random = () => 0
    })
    await use(async (kind, count = 1) => {
      const ofKind = () => sandbox.reports.list().filter((report) => report.kind === kind)
      await expect.poll(() => ofKind().length).toBe(count)
      return ofKind()
    })
    server.askForReports('')
  },
})

// The page of one test, as it is left, would tell the next.
test.use({ reuseContext: false })

const where = {
  brand: 'second',
  locale: 'de',
  build: expect.stringMatching(/^index-/),
  engine: expect.stringMatching(/^Chromium \d+$/),
}
const sayHidden = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })

test('X3: a failed call is told by its operation, on the pattern of its page', async ({
  visit,
  sandbox,
  told,
}) => {
  sandbox.faults.set({ operationId: 'getNotifications', fault: '502' })
  await visit('everyday', '/notification/4711')
  // The page and the number in the header ask both.
  for (const report of await told('callFailed', 2))
    expect(report).toEqual({
      ...{ kind: 'callFailed', operation: 'getNotifications', reason: 'unreadable', status: 502 },
      ...{ ...where, route: '/notification/:id' },
    })
})

test('X3: a missing file is told by its name, and nothing of it as a crash', async ({
  page,
  visit,
  sandbox,
  told,
  complaints,
}) => {
  await page.route('**/assets/Bills-*.js', (route) => route.fulfill({ status: 404 }))
  await visit('everyday', '/bills')
  expect(await told('chunkMissing')).toMatchObject([
    { file: expect.stringMatching(/^Bills-.*\.js$/), route: '/bills' },
  ])
  await expect(content(page).getByRole('button', { name: 'Erneut versuchen' })).toBeVisible()
  expect(sandbox.reports.list().filter(({ kind }) => kind === 'crash')).toEqual([])
  complaints.length = 0
})

test('X3: what breaks is told by its name and its place in the build, the same once', async ({
  page,
  visit,
  told,
  complaints,
}) => {
  await visit('everyday')
  await expect(content(page).getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => {
    for (const text of ['ana@example.at', '436601000001']) {
      setTimeout(() => {
        throw new RangeError(text)
      })
      void Promise.reject(
        Object.assign(new TypeError(text), { stack: `at x (https://a.at/assets/Bills-x1.js:2:17)` }),
      )
    }
  })
  const reports = await told('crash', 2)
  expect(reports).toEqual(
    expect.arrayContaining([
      { kind: 'crash', how: 'uncaught', name: 'RangeError', route: '/', ...where },
      {
        kind: 'crash',
        how: 'rejected',
        name: 'TypeError',
        file: 'Bills-x1.js',
        line: 2,
        column: 17,
        route: '/',
        ...where,
      },
    ]),
  )
  complaints.length = 0
})

test('X3: what the policy of the page refuses is told', async ({ page, visit, told, complaints }) => {
  await visit('everyday')
  await expect(content(page).getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => {
    const image = document.createElement('img')
    image.src = 'https://elsewhere.example/436601000001.png'
    document.body.append(image)
  })
  expect(await told('policyViolated')).toEqual([
    { kind: 'policyViolated', directive: 'img-src', route: '/', ...where },
  ])
  complaints.length = 0
})

test('X3: how fast the page was is told when it is left', async ({ page, visit, sandbox, told: _ }) => {
  await visit('everyday')
  await expect(content(page).getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'Kundenservice' }).click()
  await expect(page).toHaveURL('/customer-support')
  await sayHidden(page)
  const names = () => sandbox.reports.list().flatMap(({ kind, name }) => (kind === 'vital' ? [name] : []))
  // A click that is answered within some 40 ms need not be told.
  await expect
    .poll(() =>
      names()
        .filter((name) => name !== 'INP')
        .sort(),
    )
    .toEqual(['CLS', 'LCP'])
})

test('X3: without a network reports wait, and no page tells more than twenty', async ({
  page,
  context,
  visit,
  sandbox,
  told: _,
  complaints,
}) => {
  await visit('everyday')
  await expect(content(page).getByRole('heading', { level: 1 })).toBeVisible()
  await context.setOffline(true)
  await page.evaluate(() => {
    for (let index = 0; index < 30; index++)
      void Promise.reject(Object.assign(new Error(), { stack: `/assets/Bills-x1.js:${index}:1` }))
  })
  await expect(page.getByRole('region', { name: 'Meldungen' })).toContainText('Internet')
  expect(sandbox.reports.list()).toEqual([])
  await context.setOffline(false)
  await expect.poll(() => sandbox.reports.list().length).toBe(20)
  complaints.length = 0
})

base('X3: nobody is told anything where nobody asked for it', async ({ page, visit, sandbox }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  sandbox.faults.set({ operationId: 'getNotifications', fault: '502' })
  await visit('everyday')
  await expect(page.getByRole('region', { name: 'Meldungen' })).toContainText('Fehler')
  await sayHidden(page)
  expect(asked.filter((url) => /reports?/i.test(url))).toEqual([])
})
