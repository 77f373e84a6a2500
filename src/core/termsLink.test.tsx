import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { dialog, press, replaceText, tariffButton, visit } from '../../tests/support/steps'
import type { VisitedPortal } from '../../tests/support/testPortal'

const orders: [sheet: string, path: string, open: (portal: VisitedPortal) => Promise<void>][] = [
  [
    'Zahlung bestätigen',
    '/recharge-credit',
    async (portal) => {
      await replaceText(portal, 'Betrag', '20')
      await press(portal, 'Aufladen')
    },
  ],
  [
    'Tarif aktivieren',
    '/Tariffs',
    async ({ user }) => user.click(await tariffButton('Aktivieren', 'Extra 5 GB')),
  ],
]

it.each(orders)('T2 P2: the sheet "%s" leads to the terms that it accepts', async (sheet, path, open) => {
  const portal = await visit(path, { hold: ['getConsentStatus'] })
  await screen.findByRole('heading', { level: 1 })
  await open(portal)
  const link = within(await dialog(sheet)).getByRole('link', { name: 'AGB lesen' })
  expect(link).toHaveAttribute('href', 'https://zweiklang.example/terms')
})
