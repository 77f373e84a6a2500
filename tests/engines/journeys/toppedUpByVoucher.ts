import { expect } from 'vitest'
import type { Journey } from '../journey'
import { accountHeader, button, labelled, toasts } from '../page/target'

export const toppedUpByVoucher: Journey = {
  name: 'P4: a voucher raises the balance once',
  async walk({ page, visit, asked }) {
    await visit('everyday', '/recharge-credit?tab=voucher')
    await page.fill(labelled('Gutscheincode'), '1000 2000 3020')
    await page.click(button('Aufladen'))
    await page.reads('Aktivierung erfolgreich', toasts)
    await page.reads('43,40 €', accountHeader)
    await page.shows(labelled('Gutscheincode'), ({ value }) => value === '')
    expect(asked('topUpWithVoucher')).toHaveLength(1)
  },
}
