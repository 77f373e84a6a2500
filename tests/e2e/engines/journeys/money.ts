import { expect } from 'vitest'
import { cards, postpaid } from '../../support/payment'
import type { Journeys } from '../fixtures'
import { by } from '../page/target'

const activation = by.dialog('Tarif aktivieren')

export const moneyJourneys: Journeys = {
  async 'T2 T4 T5: a package is activated, or leads to the top-up'({ page, visit, callsOf }) {
    await visit('everyday', '/Tariffs')
    await page.click(by.button('Aktivieren', by.article('Extra 5 GB')))
    await page.reads('Mit der Aktivierung akzeptieren Sie', activation)
    expect(callsOf('activateTariff')).toEqual([])
    await page.click(by.button('Zahlungspflichtig aktivieren', activation))
    await page.reads('Aktivierung erfolgreich', by.toasts)
    await page.click(by.button('Fertig'))
    await page.reads('18,40 €', by.accountHeader)

    await page.click(by.button('Aktivieren', by.article('Mtel Free L')))
    await page.click(by.button('Zahlungspflichtig aktivieren', activation))
    await page.click(by.button('Guthaben aufladen', by.dialog('Guthaben nicht ausreichend')))
    await page.isAt('/recharge-credit')
    await page.reads('18,40 €', by.accountHeader)
    expect(callsOf('activateTariff').map(({ path }) => path)).toEqual([
      '/api/tariffs/activate/PACK_DATA_5',
      '/api/tariffs/activate/FREE_L',
    ])
  },

  async 'P4: a voucher raises the balance once'({ page, visit, callsOf }) {
    await visit('everyday', '/recharge-credit?tab=voucher')
    await page.fill(by.label('Gutscheincode'), '1000 2000 3020')
    await page.click(by.button('Aufladen'))
    await page.reads('Aktivierung erfolgreich', by.toasts)
    await page.reads('43,40 €', by.accountHeader)
    await page.reads('Guthaben aufgeladen', by.main)
    expect(callsOf('topUpWithVoucher')).toHaveLength(1)
  },

  async 'P1 P2: a top-up after Back is charged once'({ page, visit, sandbox, callsOf }) {
    const confirmation = by.dialog('Zahlung bestätigen')
    await visit('everyday', '/recharge-credit')
    await page.fill(by.label('Betrag'), '10,50')
    await page.press('Enter')
    await page.reads('10,50 €', confirmation)
    await page.click(by.button('Weiter zur Zahlung'))
    await page.isAt(/\/pay\//)

    // Both engines restore the page from the back/forward cache.
    await page.goBack()
    await page.isAt('/recharge-credit')
    await page.lacks(confirmation)
    await page.fill(by.label('Betrag'), '10,50')
    await page.click(by.button('Aufladen'))
    await page.click(by.button('Weiter zur Zahlung'))
    await page.isAt(/\/pay\//)
    await page.reads('10,50 €')
    expect(sandbox.checkouts.charges).toEqual([])

    await page.click(by.button('Bezahlen'))
    await page.isAt(/\/transaction-completed\?/)
    await page.reads('33,90 €', by.accountHeader)
    await page.reads('10,50 € aufgeladen.')
    expect(sandbox.checkouts.charges).toMatchObject([{ amount: 10.5, purpose: '436601000001' }])
    expect(callsOf('prepareTopUp')).toHaveLength(2)
  },

  async 'B3 P5 P8: a bill is paid by card'({ page, visit, sandbox, callsOf }) {
    await visit('everyday', '/bills', postpaid)
    await page.reads(['63,50 €', '2 offene Rechnungen'])
    await page.click(by.first(by.button('Online bezahlen', by.main)))
    await page.reads('29,90 €', by.dialog('Rechnung bezahlen'))
    await page.shows(by.title('Zahlung'))
    const form = page.frame
    await form.fill(by.title('Kartennummer'), cards.paid)
    await form.fill(by.label('Gültig bis'), '12 / 30')
    await form.fill(by.label('Name auf der Karte'), 'Lena Moser')
    await form.fill(by.title('Prüfnummer (CVV)'), '123')
    await form.click(by.button('Jetzt bezahlen'))

    await page.isAt(/\/transaction-completed-bill-paying\?/)
    await page.shows(by.heading('Zahlung erfolgreich'))
    expect(sandbox.checkouts.charges).toMatchObject([{ amount: 29.9, purpose: 'R-1002-2026-11' }])
    expect(callsOf('payBill')).toHaveLength(1)
    await page.reads('November bezahlt: 29,90 €', by.main)
    await page.click(by.link('Oktober bezahlen · 33,60\u00a0€'))
    await page.reads('33,60 €', by.dialog('Rechnung bezahlen'))
  },
}
