import { content } from '../browser/support/landmarks'
import { expect, test } from './support/test'

const postpaid = { phone: '436601000011' }

test('B2: the overview says what is owed', async ({ visit, page }) => {
  await visit('everyday', '/', postpaid)
  await expect(content(page)).toContainText('Offener Gesamtbetrag')
})

test.describe('where a deployment does without', () => {
  test.use({ settings: { PORTAL_FURTHER_READS: 'off' } })

  test('B2: the overview asks for nothing further', async ({ visit, page, sandbox }) => {
    await visit('everyday', '/', postpaid)
    await expect(content(page)).toContainText('Treueprogramm')
    await expect(page.getByRole('button', { name: 'Benachrichtigungen, 2 ungelesen' })).toBeVisible()
    await expect(content(page)).not.toContainText('Offener Gesamtbetrag')
    expect(sandbox.requests.map(({ operationId }) => operationId)).not.toContain('getBills')
  })
})
