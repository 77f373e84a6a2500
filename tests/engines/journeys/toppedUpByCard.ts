import { expect } from 'vitest'
import type { Journey } from '../journey'
import { accountHeader, button, dialog, labelled } from '../page/target'

export const toppedUpByCard: Journey = {
  name: 'P1 P2: to the payment page, back to the form, there again, and paid: one charge',
  async walk({ page, visit, sandbox, asked }) {
    const confirmation = dialog('Zahlung bestätigen')
    await visit('everyday', '/recharge-credit')
    await page.fill(labelled('Betrag'), '10,50')
    await page.press('Enter')
    await page.reads('10,50 €', confirmation)
    await page.click(button('Weiter zur Zahlung'))
    await page.isAt(/\/pay\//)

    // Both engines keep the page in memory, and bring it back as it was left.
    await page.tab.goBack()
    await page.isAt('/recharge-credit')
    await page.lacks(confirmation)
    await page.fill(labelled('Betrag'), '10,50')
    await page.click(button('Aufladen'))
    await page.click(button('Weiter zur Zahlung'))
    await page.isAt(/\/pay\//)
    await page.reads('10,50 €')
    expect(sandbox.checkouts.charges).toEqual([])

    await page.click(button('Bezahlen'))
    await page.isAt(/\/transaction-completed\?/)
    await page.reads('33,90 €', accountHeader)
    expect(sandbox.checkouts.charges).toMatchObject([{ amount: 10.5, purpose: '436601000001' }])
    expect(asked('prepareTopUp')).toHaveLength(2)
  },
}
