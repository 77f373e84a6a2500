import type { Outcome } from '../../sandbox/checkouts'
import type { Sandbox } from '../../sandbox/sandbox'
import { expect, test } from './support/test'

/** A payment that the customer has just made at the payment provider. */
function returnOf(sandbox: Sandbox, outcome: Outcome | null, kind: 'topUp' | 'bill' = 'topUp'): string {
  const order = { kind, amount: 20, purpose: '436601000001' }
  const checkout = sandbox.checkouts.prepare(order)
  if (outcome) sandbox.checkouts.settle(checkout, outcome)
  return `?id=${checkout.id}&resourcePath=${encodeURIComponent(`/v1/checkouts/${checkout.id}/payment`)}`
}
const asked = ({ requests }: Sandbox) =>
  requests.filter(({ operationId }) => /^get(Transaction|Bill)Status$/.test(operationId)).length

test('P7 P8: reload and back button show the result again without asking again', async ({
  page,
  visit,
  sandbox,
}) => {
  await visit('everyday', `/transaction-completed-bill-paying${returnOf(sandbox, 'paid', 'bill')}`)
  const succeeded = page.getByRole('heading', { name: 'Zahlung erfolgreich' })
  await expect(succeeded).toBeVisible()
  await page.reload()
  await expect(succeeded).toBeVisible()
  await page.getByRole('link', { name: 'Zur Startseite' }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.goBack()
  await expect(succeeded).toBeVisible()
  expect(asked(sandbox)).toBe(1)
  expect(sandbox.checkouts.charges).toHaveLength(1)
})

test('P7: a reload while the answer is on its way does not ask again, and says that nobody knows', async ({
  page,
  visit,
  sandbox,
}) => {
  sandbox.faults.set({ operationId: 'getTransactionStatus', fault: 'delay', delayMs: 60_000 })
  await visit('everyday', `/transaction-completed${returnOf(sandbox, 'paid')}`)
  await expect(page.getByText('Wir fragen nach, ob Ihre Zahlung angekommen ist.')).toBeVisible()
  await expect.poll(() => asked(sandbox)).toBe(1)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Zahlung noch nicht bestätigt' })).toBeVisible()
  expect(asked(sandbox)).toBe(1)
})
