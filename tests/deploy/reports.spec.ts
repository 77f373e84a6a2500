import { expect, test } from './support/test'

test('X3: reports reach a receiver of another origin, under the policy', async ({ page, sandbox, nginx }) => {
  sandbox.faults.set({ operationId: 'sendSms', fault: '502' })
  await page.goto(`${nginx.origin}/login`)
  await page.getByRole('textbox', { name: 'Telefonnummer' }).fill('436601000001')
  await page.getByRole('button', { name: 'Code anfordern' }).click()
  await expect
    // Beside it, how fast the page was may be told, of some visits.
    .poll(() => sandbox.reports.list().filter(({ kind }) => kind !== 'vital'))
    .toMatchObject([{ kind: 'callFailed', operation: 'sendSms' }])
})

test('S7: the log names a call by the id that the customer sees, and writes nothing else there', async ({
  request,
  nginx,
  server,
  sandbox,
}) => {
  server.answerBy(async () => Response.json({}))
  for (const id of ['7K3M-Q0XR', 'planted-secret'])
    await request.get('/api/me', { headers: { 'X-Request-Id': id } })
  await expect.poll(nginx.log).toMatch(/ 7K3M-Q0XR\n.* -\n$/)
  expect(nginx.log()).not.toContain('planted-secret')
  server.answerBy(async (call) => sandbox.fetch(call))
})
