import type { Locator, Page } from '@playwright/test'
import type { CustomerName } from '../../sandbox/customers'
import { tokenOf } from '../../sandbox/tokenOf'
import { openWithStorage, type Stored } from '../../tools/paths/page/openWithStorage'
import { accountHeader } from './support/customer'
import { postpaid } from './support/payment'
import { expect, test } from './support/test'
import { hold } from './support/timing'

/** The header of the document, before the portal has loaded. */
const earlyHeader = (page: Page) => page.locator('.prerendered [data-header]')
const filledHeader = (page: Page) => page.locator('.prerendered [data-header=filled]')

/** Visible texts and icons, each with its place and its colour. */
const contentOf = (header: Locator) =>
  header.evaluate((row) => {
    const content: string[] = []
    const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement
      if (!element || (node === element && element.tagName !== 'svg')) continue
      const text = node === element ? 'icon' : (node.textContent?.trim() ?? '')
      const range = document.createRange()
      range.selectNode(node)
      const { x, y, width, height } = range.getBoundingClientRect()
      const { color, visibility, fontSize, fontWeight } = getComputedStyle(element)
      if (text && width > 0 && visibility === 'visible')
        content.push(
          `${text}: ${[x, y, width, height].map((value) => value.toFixed(1))} ${color} ${fontSize} ${fontWeight}`,
        )
    }
    return content
  })

/** Opens a page whose portal waits until `release`. */
async function openEarly(
  page: Page,
  visit: (account: CustomerName, path?: string, stored?: Stored) => Promise<void>,
  ...[account, path, stored]: Parameters<typeof visit>
) {
  const { release } = await hold(page, '**/assets/index-*.js')
  const visiting = visit(account, path, stored)
  return async () => {
    release()
    await visiting
    await expect(page.locator('.prerendered')).toHaveCount(0)
  }
}

for (const [account, stored, figure, debt] of [
  ['everyday', {}, '23,40 €'],
  ['everyday', { ...postpaid, locale: 'sr' }, '18,75 €', '63,50'],
  ['everyday', { ...postpaid, locale: 'en' }, '€18.75', '63.50'],
  ['everyday', { phone: '436601000012' }, '42,10 €'],
  ['empty', {}, '0,00 €'],
  ['consents', {}, '12,50 €'],
] as const)
  test(`M1 M2: the document shows the header that the portal will draw, ${account}, ${figure}`, async ({
    page,
    visit,
  }) => {
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const bills = await hold(page, '**/api/bills')
      const release = await openEarly(page, visit, account, '/', stored)
      await expect(filledHeader(page)).toContainText(figure)
      const early = await contentOf(earlyHeader(page))
      expect(early.length).toBeGreaterThan(6)
      await release()
      const header = page.locator('#portal section').first()
      expect(await contentOf(header)).toEqual(early)
      void bills.release()
      if (debt) {
        await expect(header).toContainText(debt)
        // The debt and its payment come into reserved places.
        const others = early.filter((content) => !/^(icon|Bills|Računi)/.test(content))
        expect(await contentOf(header)).toEqual(expect.arrayContaining(others))
      }
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    }
  })

test('M1 A3: the portal replaces the header of the document without a fade, and a screen reader reads it once', async ({
  page,
  visit,
}) => {
  const release = await openEarly(page, visit, 'everyday')
  await expect(filledHeader(page)).toBeVisible()
  await expect(page.getByText('23,40 €')).toBeVisible()
  expect(await page.locator('body').ariaSnapshot()).not.toContain('23,40')
  await page.evaluate(() => {
    const fading: string[] = []
    Object.assign(window, { fading })
    document.addEventListener('portal:rendered', () => {
      for (const part of document.querySelectorAll('#portal section dl, #portal section span:has(> bdi)')) {
        // Computes the style, with which a fade begins.
        if (getComputedStyle(part).opacity !== '1' || part.getAnimations().length > 0)
          fading.push(part.textContent ?? '')
      }
    })
  })
  await release()
  expect(await page.evaluate('fading')).toEqual([])
  await expect(page.locator('[data-early-header]')).toHaveCount(0)
  const texts = await page.locator('body').ariaSnapshot()
  expect(texts.split('23,40').length).toBe(2)
})

test('M1: the contract appears first if only the answer with the units has its balance', async ({
  page,
  visit,
  server,
}) => {
  const { sandbox } = server
  server.answerBy(async (request) => {
    const answer = await sandbox.fetch(request)
    if (!new URL(request.url).pathname.startsWith('/api/me')) return answer
    const { body, ...rest } = await answer.json()
    const { resources: _, ...user } = body.user
    return Response.json({ ...rest, body: { user } })
  })
  const units = await hold(page, '**/api/resources')
  const release = await openEarly(page, visit, 'everyday')
  await expect(filledHeader(page)).toContainText('+43 660 1000001')
  await expect(filledHeader(page)).not.toContainText(/€|Stand/)
  units.release()
  await expect(filledHeader(page)).toContainText('23,40 €')
  await expect(filledHeader(page)).toContainText(/Stand \d\d:\d\d/)
  await release()
  await expect(page.locator('#portal section').first()).toContainText('23,40 €')
})

type Me = { body: { user: { contracts: { phoneNumber: string }[] } } }
const tabContract = JSON.stringify({ productId: 'P-1004', phone: null, isChosen: true })

// The answer is about the first contract, and the portal opens another one; or about a number without a contract.
for (const [name, stored, tab, change] of [
  ['a contract of this tab without a number', {}, { contract: tabContract }],
  ['a number that is no longer hers', { phone: '436609999999' }, {}],
  [
    'a number that only the library formats',
    {},
    {},
    (me: Me) => Object.assign(me.body.user.contracts[0] ?? {}, { phoneNumber: '381641234567' }),
  ],
  [
    'a contract with another home',
    {},
    {},
    (me: Me) => Object.assign(me.body.user.contracts[0] ?? {}, { isMobile: false, isTv: true }),
  ],
] as const)
  test(`F11 C1: the header of the document stays empty for ${name}`, async ({ page, server, brand }) => {
    const { sandbox } = server
    server.answerBy(async (request) => {
      const answer = await sandbox.fetch(request)
      if (!change || new URL(request.url).pathname !== '/api/me') return answer
      const me: Me = await answer.json()
      change(me)
      return Response.json(me)
    })
    const token = await tokenOf(sandbox, 'everyday')
    const { release } = await hold(page, '**/assets/index-*.js')
    const needed = ['**/api/me**', '**/assets/deHome-*.js'].map((file) => page.waitForResponse(file))
    const visiting = openWithStorage(page, '/', brand, { ...stored, token }, tab)
    for (const answer of await Promise.all(needed)) await answer.finished()
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
    await expect(earlyHeader(page)).toHaveText('')
    release()
    await visiting
    await expect(accountHeader(page)).toBeVisible()
  })

test('S3: the header of the document stays empty if the provider refuses the token', async ({
  page,
  visit,
  sandbox,
}) => {
  sandbox.faults.set({ operationId: 'getMe', fault: 'tokenRefused' })
  const answered = page.waitForResponse('**/api/me')
  const release = await openEarly(page, visit, 'everyday')
  await answered
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  await expect(earlyHeader(page)).toHaveText('')
  await release()
  await expect(page).toHaveURL('/login')
})

for (const [name, isFilled, change] of [
  ['logs out', true, () => localStorage.removeItem('zweiklang.token')],
  ['logs out before', false, () => localStorage.removeItem('zweiklang.token')],
  ['changes the language', true, () => localStorage.setItem('zweiklang.locale', 'sr')],
  ['selects another contract before', false, () => localStorage.setItem('zweiklang.phone', '436601000011')],
  ['clears everything', true, () => localStorage.clear()],
] as const)
  test(`S3: the header of the document is empty when another tab ${name}`, async ({
    page,
    context,
    visit,
  }) => {
    const script = await hold(page, '**/assets/earlyHeader-*.js')
    const release = await openEarly(page, visit, 'everyday')
    const other = await context.newPage()
    await other.goto('/favicon.svg')
    // By then, the document has read the storage.
    await expect.poll(script.count).toBe(1)
    if (isFilled) {
      script.release()
      await expect(filledHeader(page)).toContainText('23,40 €')
      await other.evaluate(change)
    } else {
      const units = page.waitForResponse('**/api/resources')
      await other.evaluate(change)
      script.release()
      await units
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
    }
    await expect(earlyHeader(page)).toHaveText('')
    await other.close()
    await release()
  })

test('S3: the header of the document is empty again at the inactivity limit', async ({
  page,
  visit,
  server,
}) => {
  server.limitInactivity(15)
  await page.clock.install()
  const release = await openEarly(page, visit, 'everyday')
  await expect(filledHeader(page)).toContainText('23,40 €')
  await page.clock.runFor(15 * 60_000)
  await expect(earlyHeader(page)).toHaveText('')
  await release()
})
