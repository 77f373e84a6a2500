import { expect } from 'vitest'
import { cards, postpaid } from '../../browser/support/payment'
import {
  accountHeader,
  article,
  button,
  dialog,
  firstOf,
  heading,
  labelled,
  link,
  main,
  titled,
  toasts,
} from '../page/target'
import type { Journeys } from '../stage'

const activation = dialog('Tarif aktivieren')

export const moneyJourneys: Journeys = {
  async 'T2 T4 T5: a package is activated after the terms; too little credit leads to the top-up'({
    page,
    visit,
    asked,
  }) {
    await visit('everyday', '/Tariffs')
    await page.click(button('Aktivieren', article('Extra 5 GB')))
    await page.reads('Mit der Aktivierung akzeptieren Sie', activation)
    expect(asked('activateTariff')).toEqual([])
    await page.click(button('Bestätigen', activation))
    await page.reads('Aktivierung erfolgreich', toasts)
    await page.reads('18,40 €', accountHeader)

    await page.click(button('Aktivieren', article('Mtel Free L')))
    await page.click(button('Bestätigen', activation))
    await page.click(button('Guthaben aufladen', dialog('Guthaben nicht ausreichend')))
    await page.isAt('/recharge-credit')
    await page.reads('18,40 €', accountHeader)
    expect(asked('activateTariff').map(({ path }) => path)).toEqual([
      '/api/tariffs/activate/PACK_DATA_5',
      '/api/tariffs/activate/FREE_L',
    ])
  },

  async 'P4: a voucher raises the balance once'({ page, visit, asked }) {
    await visit('everyday', '/recharge-credit?tab=voucher')
    await page.fill(labelled('Gutscheincode'), '1000 2000 3020')
    await page.click(button('Aufladen'))
    await page.reads('Aktivierung erfolgreich', toasts)
    await page.reads('43,40 €', accountHeader)
    await page.shows(labelled('Gutscheincode'), ({ value }) => value === '')
    expect(asked('topUpWithVoucher')).toHaveLength(1)
  },

  async 'P1 P2: to the payment page, back, there again, and paid: one charge'({
    page,
    visit,
    sandbox,
    asked,
  }) {
    const confirmation = dialog('Zahlung bestätigen')
    await visit('everyday', '/recharge-credit')
    await page.fill(labelled('Betrag'), '10,50')
    await page.press('Enter')
    await page.reads('10,50 €', confirmation)
    await page.click(button('Weiter zur Zahlung'))
    await page.isAt(/\/pay\//)

    // Both engines restore the page from the back/forward cache.
    await page.goBack()
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

  async 'B3 P5 P8: a bill is paid by card in the form of the payment provider'({
    page,
    visit,
    sandbox,
    asked,
  }) {
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
