import type { Page } from '@playwright/test'
import type { FrameOrder } from '../../src/payment/frame/messages'
import { readOrder } from '../../src/payment/frame/readOrder'
import { fillCard, form, openPayment, payButton, postpaid } from './support/payment'
import { expect, test } from './support/test'

const order: FrameOrder = {
  ...{ checkoutId: 'ABC.x', integrity: null, brands: ['VISA'], returnPath: '/transaction-completed-mobile' },
  ...{ language: { tag: 'de', widget: 'de' }, labels: {}, errorMessages: {}, look: {} },
}

/** Opens the document in a window of its own, and waits until it hears. */
async function openDocument(opener: Page, address: string): Promise<Page> {
  const opened = opener.waitForEvent('popup')
  await opener.evaluate((address) => {
    Object.assign(window, { opened: window.open(address) })
  }, address)
  const page = await opened
  await page.waitForLoadState()
  await page.evaluate(() => {
    window.addEventListener('message', ({ data }) => {
      if (typeof data === 'object') document.body.dataset.heard = 'an order'
    })
  })
  return page
}

async function expectNoForm(page: Page): Promise<void> {
  // Whoever came later has heard it, so that the document has too.
  await expect(page.locator('body')).toHaveAttribute('data-heard', 'an order')
  expect(await page.evaluate(() => window.wpwlOptions)).toBeUndefined()
  await expect(page.locator('#payment script, #payment form')).toHaveCount(0)
}

test.describe('the document with the form of payment', () => {
  test.beforeEach(() => expect(readOrder(order)).toEqual(order))
  // Alone in its window, it tells itself that it listens, which is not the portal: the browser says so.
  test.afterEach(({ complaints }) => {
    expect(complaints.filter((one) => !one.includes("Failed to execute 'postMessage'"))).toEqual([])
    complaints.length = 0
  })

  for (const opener of ['portal', 'foreign site'] as const)
    test(`P5: loads no script for the window of the ${opener} that opened it`, async ({ page, server }) => {
      await page.goto(opener === 'portal' ? '/favicon.svg' : `${server.paymentOrigin}/v1/none`)
      const opened = await openDocument(page, `${server.paymentDocumentOrigin}/payment.html`)
      await page.evaluate((order) => {
        const { opened } = window as unknown as { opened: Window }
        opened.postMessage(order, '*')
      }, order)
      await expectNoForm(opened)
    })

  test('P5: loads no script for what it says to itself', async ({ page, server }) => {
    await page.goto('/favicon.svg')
    const opened = await openDocument(page, `${server.paymentDocumentOrigin}/payment.html`)
    await opened.evaluate((order) => window.postMessage(order, '*'), order)
    await expectNoForm(opened)
  })
})

test('P5: when dusk falls, the form takes the dark look and keeps what is typed into it', async ({
  page,
  visit,
}) => {
  await visit('everyday', '/bills', postpaid)
  await openPayment(page)
  await fillCard(page, '4200 0000')
  const inkOf = () => payButton(page).evaluate((button) => getComputedStyle(button.ownerDocument.body).color)
  const light = await inkOf()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(inkOf).not.toBe(light)
  await expect(form(page).getByLabel('Name auf der Karte')).toHaveValue('Lena Moser')
})
