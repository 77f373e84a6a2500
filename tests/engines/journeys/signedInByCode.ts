import { expect } from 'vitest'
import type { Journey } from '../journey'
import { accountHeader, heading, textbox } from '../page/target'

export const signedInByCode: Journey = {
  name: 'L1 L2 L3 S1: the code from the SMS signs in, and the balance stands there',
  async walk({ page, sandbox }) {
    await page.goto('/login')
    await page.fill(textbox('Telefonnummer'), '436601000001')
    await page.press('Enter')

    await page.shows(textbox('SMS-Code'), ({ focused }) => focused)
    await page.reads('Der Code wurde gesendet.')
    const code = sandbox.outbox[0]?.code ?? ''
    await page.type(code)
    await page.press('Enter')

    await page.isAt('/')
    await page.shows(heading('Mtel Free M'))
    await page.reads(['436601000001', '23,40 €'], accountHeader)
    expect(sandbox.requests.map(({ operationId, form }) => [operationId, form]).slice(0, 2)).toEqual([
      ['sendSms', { phone: '436601000001' }],
      ['loginWithSms', { id: 'U-1001', code }],
    ])
  },
}
