import { expect } from 'vitest'
import { cards, postpaid } from '../../browser/support/payment'
import type { Journey } from '../journey'
import { button, dialog, firstOf, heading, labelled, link, main, titled } from '../page/target'

export const billPaid: Journey = {
  name: 'B3 P5 P8: a bill is paid by card in the form of the payment provider, and is paid then',
  async walk({ page, visit, sandbox, asked }) {
    await visit('everyday', '/bills', postpaid)
    await page.reads(['63,50 €', '2 offene Rechnungen'])
    await page.click(firstOf(button('Online bezahlen', main())))
    await page.reads('29,90 €', dialog('Rechnung bezahlen'))
    await page.shows(titled('Zahlung'))
    const form = await page.frame()
    await form.fill(titled('Kartennummer'), cards.paid)
    await form.fill(labelled('Gültig bis'), '12 / 30')
    await form.fill(labelled('Name auf der Karte'), 'Lena Moser')
    await form.fill(titled('Prüfnummer (CVV)'), '123')
    await form.click(button('Jetzt bezahlen'))

    await page.isAt(/\/transaction-completed-bill-paying\?/)
    await page.shows(heading('Zahlung erfolgreich'))
    expect(sandbox.checkouts.charges).toMatchObject([{ amount: 29.9, purpose: 'R-1002-2026-11' }])
    expect(asked('payBill')).toHaveLength(1)
    await page.click(link('Zu den Rechnungen'))
    await page.reads('33,60 €', main())
    await page.shows(button('Online bezahlen'))
  },
}
