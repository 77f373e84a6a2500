import { hostileHtml } from '../lib/hostileHtml'
import { accountHeader, content } from './support/landmarks'
import { expect, test } from './support/test'

test.describe('without the policy that a deployment sends besides', () => {
  test.use({ bypassCSP: true })

  test('N2: texts full of attacks run nothing, load nothing and look like nothing else', async ({
    page,
    visit,
    server,
  }) => {
    const reached: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== server.origin) reached.push(request.url())
    })
    page.on('dialog', (dialog) => {
      reached.push(`dialog: ${dialog.message()}`)
      return dialog.dismiss()
    })
    const attacks = Object.entries(hostileHtml)
    const notifications = attacks.map(([title, text], id) => ({ id, title, text, read: true }))
    await page.route('**/api/notifications', (route) => route.fulfill({ json: { body: { notifications } } }))
    await visit('everyday', '/notification/0')
    const forbidden =
      'img, script, style, link, iframe, form, input, button, svg, math, video, [style], [onclick]'
    for (const { id, title } of notifications) {
      await page.evaluate((path) => history.pushState(null, '', path), `/notification/${id}`)
      const article = page.getByRole('article').filter({ hasText: title })
      await expect(article).toBeVisible()
      await expect(article.locator(forbidden), title).toHaveCount(0)
      // Whatever waits for a hand gets one.
      await article.locator('> *').evaluateAll((parts) => {
        for (const part of parts.flatMap((part) => [
          part,
          ...part.querySelectorAll<HTMLElement>('*:not([href])'),
        ]))
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

test('N2: the styles of a text are dropped before the policy of a deployment refuses them', async ({
  page,
  visit,
}) => {
  const text = `<style>p { color: red }</style><p style="color:#c00">Ab <b lang=de STYLE='color: red'>heute</b>: style="frei"</p>`
  const notifications = [{ id: 1, title: 'Farbe', text, read: true }]
  await page.route('**/api/notifications', (route) => route.fulfill({ json: { body: { notifications } } }))
  await visit('everyday', '/notification/1')
  await expect(page.getByRole('article')).toHaveText('FarbeAb heute: style="frei"')
  await expect(page.locator('article b[lang=de]')).toHaveCount(1)
})

test('N1: of 500 notifications the panel draws a few, and more on demand', async ({ page, visit }) => {
  await visit('crowd')
  await page.getByRole('button', { name: 'Benachrichtigungen, 120 ungelesen' }).click()
  const panel = page.getByRole('dialog', { name: 'Benachrichtigungen' })
  const items = panel.getByRole('listitem')
  await expect(items).toHaveCount(20)
  await panel.getByRole('button', { name: 'Weitere anzeigen' }).click()
  await expect(items).toHaveCount(40)
  await items.nth(39).scrollIntoViewIfNeeded()
  await items.nth(39).getByRole('link', { name: 'Mehr' }).click()
  await expect(page).toHaveURL(/\/notification\/461$/)
  await expect(panel).toHaveCount(0)
  await expect(content(page).getByRole('article')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Benachrichtigungen, 119 ungelesen' })).toBeVisible()
})

test('N1: a count of three signs stands on one line', async ({ page, visit }) => {
  await visit('crowd')
  const count = page.locator('[data-count]')
  await expect(count).toHaveAttribute('data-count', '99+')
  const box = await count.boundingBox()
  expect(box?.width).toBeGreaterThan(box?.height ?? 0)
})
