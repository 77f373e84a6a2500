import type { Page } from '@playwright/test'
import { hostileHtml } from '../support/hostileHtml'
import { accountHeader, content } from './support/customer'
import { expect, test } from './support/test'

const answerWith = (page: Page, notifications: object[]) =>
  page.route('**/api/notifications', (route) => route.fulfill({ json: { body: { notifications } } }))

test.describe('without a content security policy', () => {
  test.use({ bypassCSP: true })

  test('N2: hostile texts run, load and imitate nothing', async ({ page, visit, server }) => {
    const reached: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== server.origin) reached.push(request.url())
    })
    page.on('dialog', (dialog) => {
      reached.push(`dialog: ${dialog.message()}`)
      return dialog.dismiss()
    })
    const attacks = Object.entries(hostileHtml).map(([title, text], id) => ({ id, title, text, read: true }))
    await answerWith(page, attacks)
    await visit('everyday', '/notification/0')
    const forbidden =
      'img, script, style, link, iframe, form, input, button, svg, math, video, [style], [onclick]'
    for (const { id, title } of attacks) {
      await page.evaluate((path) => history.pushState(null, '', path), `/notification/${id}`)
      const article = page.getByRole('article').filter({ hasText: title })
      await expect(article).toBeVisible()
      await expect(article.locator(forbidden), title).toHaveCount(0)
      // Triggers every handler, but follows no link.
      await article.locator('*:not([href])').evaluateAll((parts) => {
        for (const part of parts)
          for (const type of ['mouseover', 'focusin', 'click'])
            part.dispatchEvent(new MouseEvent(type, { bubbles: true }))
      })
    }
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
    await expect(accountHeader(page)).toBeVisible()
    await expect(page).toHaveTitle('Zweiklang Kundenportal')
    expect(reached).toEqual([])
  })
})

// The fixture `pageErrors` fails if the policy refuses a style.
test('N2: the portal drops the styles of a text before the policy blocks them', async ({ page, visit }) => {
  const text = `<style>p { color: red }</style><p style="color:#c00">Ab <b lang=de STYLE='color: red'>heute</b>: style="frei"</p>`
  await answerWith(page, [{ id: 1, title: 'Farbe', text, read: true }])
  await visit('everyday', '/notification/1')
  await expect(page.getByRole('article')).toHaveText('FarbeAb heute: style="frei"')
  await expect(page.locator('article b[lang=de]')).toHaveCount(1)
})

test('N1: the panel renders 20 of 500 notifications, and more on demand', async ({ page, visit }) => {
  await visit('crowd')
  await page.getByRole('button', { name: 'Benachrichtigungen, 120 ungelesen' }).click()
  const panel = page.getByRole('dialog', { name: 'Benachrichtigungen' })
  const items = panel.getByRole('listitem')
  await expect(items).toHaveCount(20)
  await panel.getByRole('button', { name: 'Weitere anzeigen' }).click()
  await expect(items).toHaveCount(40)
  await items.nth(39).getByRole('link', { name: 'Mehr' }).click()
  await expect(page).toHaveURL(/\/notification\/461$/)
  await expect(panel).toHaveCount(0)
  await expect(content(page).getByRole('article')).toBeVisible()
  const bell = page.getByRole('button', { name: 'Benachrichtigungen, 119 ungelesen' })
  // A count of three characters stays on one line.
  const count = bell.locator('[data-count="99+"]')
  const { width, height } = (await count.boundingBox()) ?? { width: 0, height: 1 }
  expect(width).toBeGreaterThan(height)
})
