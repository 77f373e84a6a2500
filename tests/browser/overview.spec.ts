import { accountHeader, content, contractEntry } from './support/landmarks'
import { expect, test } from './support/test'

test('M2 M3: tariff, packages and loyalty, each account with what is left and until when', async ({
  page,
  visit,
}) => {
  await visit('everyday')
  const main = content(page)
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Mtel Free M')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    ...['Tarif', 'Pakete', 'Nächste Verlängerung', 'Treueprogramm'],
  ])
  const account = (name: string) =>
    main.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
  await expect(account('Mtel Free M')).toContainText('17 Tage von 28')
  await expect(account('Daten Österreich')).toContainText('8,6 GB von 15')
  await expect(account('Daten Österreich')).toContainText('Gültig bis 07.12.2026')
  await expect(account('Treuepunkte')).toContainText('350 Punkte von 500')

  const tip = account('Treuepunkte').getByRole('button', { name: 'Information zu Treuepunkte' })
  // What explains comes after the page.
  await expect(tip).not.toHaveAttribute('aria-busy')
  await tip.scrollIntoViewIfNeeded()
  await tip.click()
  await expect(page.getByRole('tooltip')).toHaveText('Für jede Aufladung ein Punkt je Euro')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await expect(account('SMS').getByRole('button')).toHaveCount(0)
})

test('M5: balance and bonus of a prepaid contract, current costs of the others', async ({ page, visit }) => {
  await visit('everyday')
  await expect(accountHeader(page)).toContainText('Guthaben23,40 €')
  await expect(accountHeader(page)).toContainText('Bonus5,00 €')
  await contractEntry(page, '436601000012').click()
  await expect(accountHeader(page)).toContainText('Aktuelle Kosten42,10 €')
  await expect(accountHeader(page)).not.toContainText('Bonus')
})

test('M6: the bonus opens with every loyalty, and closes', async ({ page, visit }) => {
  await visit('everyday')
  await page.getByRole('button', { name: 'Bonus anzeigen' }).click()
  const bonus = page.getByRole('dialog', { name: 'Ihr Bonus' })
  await expect(bonus.getByRole('listitem')).toHaveText([
    'Treuebonus GoldAktiv seit 26.09.2025350 Punkte',
    'WillkommensbonusAktiv seit 21.10.20265 €',
  ])
  await bonus.getByRole('button', { name: 'Schließen' }).click()
  await expect(bonus).toBeHidden()
  await expect(page.getByRole('button', { name: 'Bonus anzeigen' })).toBeFocused()
})
