import { hold } from './support/held'
import { accountHeader, content, contractEntry } from './support/landmarks'
import { expect, test } from './support/test'

test('C3 M1: a contract chosen while answers are awaited never shows those of the former', async ({
  page,
  visit,
}) => {
  const resources = await hold(page, '**/api/resources')
  await visit('everyday')
  await expect.poll(resources.count).toBe(1)
  await contractEntry(page, '436601000011').click()
  await expect.poll(resources.count).toBe(2)
  await expect(accountHeader(page)).toContainText('436601000011')
  await expect(content(page)).not.toContainText('Mtel Free M')

  // Notes every text that ever stands on the page, however briefly.
  await page.evaluate(() => {
    const seen = new MutationObserver(() => {
      if (document.body.textContent.includes('Mtel Free M')) document.body.dataset.former = 'shown'
    })
    seen.observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  resources.release()
  await expect(page.getByRole('heading', { level: 1, name: 'Flex 20' })).toBeVisible()
  await expect(page.locator('body')).not.toHaveAttribute('data-former')
})

test('C3: the former balance is gone while the new one is awaited', async ({ page, visit }) => {
  await visit('everyday')
  await expect(accountHeader(page)).toContainText('23,40 €')
  const account = await hold(page, '**/api/me/436601000012')
  await contractEntry(page, '436601000012').click()
  await expect.poll(account.count).toBe(1)
  await expect(accountHeader(page)).toContainText('436601000012')
  await expect(accountHeader(page)).not.toContainText('€')
  account.release()
  await expect(accountHeader(page)).toContainText('42,10 €')
})

test('C3 C1: two quick choices end at the second', async ({ page, visit }) => {
  await visit('everyday')
  await expect(accountHeader(page)).toContainText('23,40 €')
  const first = await hold(page, '**/api/me/436601000011')
  await contractEntry(page, '436601000011').click()
  await expect.poll(first.count).toBe(1)
  await contractEntry(page, '436601000012').click()
  await expect(accountHeader(page)).toContainText('42,10 €')
  first.release()
  await expect(page.getByRole('heading', { level: 1, name: 'Office 60' })).toBeVisible()
  await expect(accountHeader(page)).toContainText('42,10 €')
})

test('C3 M1: a language chosen while answers are awaited shows the texts of that language alone', async ({
  page,
  visit,
}) => {
  const resources = await hold(page, '**/api/resources')
  await visit('everyday', '/', { locale: 'de' })
  await expect.poll(resources.count).toBe(1)
  await page.goto('/?lang=sr')
  await expect.poll(resources.count).toBe(2)
  resources.release()
  await expect(content(page)).toContainText('Poeni lojalnosti')
  await expect(content(page)).not.toContainText('Treuepunkte')
})
