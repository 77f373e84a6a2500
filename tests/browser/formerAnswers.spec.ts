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
