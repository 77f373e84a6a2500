import { expect } from 'vitest'
import type { Journey } from '../journey'
import { accountHeader, article, button, dialog, toasts } from '../page/target'

const inCard = (tariff: string, name: string) => button(name, article(tariff))
const inDialog = (title: string, name: string) => button(name, dialog(title))

export const tariffWithoutFunds: Journey = {
  name: 'T2 T4 T5: a package is activated after the terms; without enough credit the way leads to the top-up',
  async walk({ page, visit, asked }) {
    await visit('everyday', '/Tariffs')
    await page.click(inCard('Extra 5 GB', 'Aktivieren'))
    await page.reads('Mit der Aktivierung akzeptieren Sie', dialog('Tarif aktivieren'))
    expect(asked('activateTariff')).toEqual([])
    await page.click(inDialog('Tarif aktivieren', 'Bestätigen'))
    await page.reads('Aktivierung erfolgreich', toasts)
    await page.reads('18,40 €', accountHeader)

    await page.click(inCard('Mtel Free L', 'Aktivieren'))
    await page.click(inDialog('Tarif aktivieren', 'Bestätigen'))
    await page.click(inDialog('Guthaben nicht ausreichend', 'Guthaben aufladen'))
    await page.isAt('/recharge-credit')
    await page.reads('18,40 €', accountHeader)
    expect(asked('activateTariff').map(({ path }) => path)).toEqual([
      '/api/tariffs/activate/PACK_DATA_5',
      '/api/tariffs/activate/FREE_L',
    ])
  },
}
