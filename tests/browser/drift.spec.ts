import { content } from './support/landmarks'
import { expect, test } from './support/test'

/** What a value that nobody understood looks like when it is drawn all the same. */
const NONSENSE = /NaN|undefined|\[object|Invalid Date|UNHEARD_OF|perhaps|Infinity/

const paths = [
  '/',
  '/Tariffs',
  '/bills',
  '/listing',
  '/administration',
  '/customer-support',
  '/tv-tariffs',
  '/device',
]

for (const seed of [4, 5])
  test(`E1: no page fails when every field drifts (${seed})`, async ({ page, visit, sandbox }) => {
    await visit('everyday', '/404')
    sandbox.faults.set({ operationId: '*', fault: 'drift', seed })
    for (const path of paths) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('status', { name: 'Wird geladen' })).toHaveCount(0)
      await expect(page.locator('body')).not.toContainText(NONSENSE)
      await expect(content(page).getByRole('alert')).toHaveCount(0)
    }
  })
