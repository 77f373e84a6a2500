import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  dialog,
  header,
  main,
  press,
  pressInDialog,
  tariffButton,
  textOf,
  visit,
} from '../../tests/support/steps'
import { amountsText } from '../features/tariffs/amountText'
import { isolate } from '../lib/formats/isolate'

const arabic = 'باقة 5'
const isolated = `\u2068${arabic}\u2069`

describe('names from right to left', () => {
  it.each(['Plan B', 'Größe „M“ – 5 €', 'Ђурђевак', '5G 🎁', ''])('keeps %j as it is', (name) =>
    expect(isolate(name)).toBe(name),
  )

  it.each([arabic, 'חבילה', 'Plan \u202eB'])('isolates %j', (name) =>
    expect(isolate(name)).toBe(`\u2068${name}\u2069`),
  )

  it('isolates the unit of an amount', () =>
    expect(amountsText([{ number: 5, unit: 'دقيقة' }], 'de')).toBe('5\u00a0\u2068دقيقة\u2069'))

  it('T2 T3: are isolated in titles, texts and buttons of a change, and not in its calls', async () => {
    const plan = { mvno_code: 'A', name: arabic, isActive: true, price: { value: 5 } }
    const fixedAnswers = { getTariffs: { body: { oldTariff: plan, tariffs: [] } } }
    const portal = await visit('/Tariffs', { fixedAnswers, hold: ['getConsentStatus'] })
    expect(await main().findByRole('heading', { name: arabic })).toBeVisible()
    await portal.user.click(await tariffButton('Deaktivieren', arabic))
    expect(await dialog('Tarif deaktivieren')).toHaveTextContent(isolated)
    await pressInDialog(portal, 'Tarif deaktivieren', `${isolated} beenden`)
    expect(JSON.stringify(portal.sandbox.requests)).not.toMatch(/[\u2068\u2069]/)
  })

  it('A2: are isolated in the forecast of the overview', async () => {
    const account = { name: arabic, balance: 0, initialBalance: 100, unit: 'MB', expiryDate: '07.12.2026' }
    const resources = {
      TARIFF_PLAN: [{ name: 'Plan', balance: 18, initialBalance: 28, expiryDate: '07.12.2026' }],
    }
    const fixedAnswers = {
      getResources: { body: { resources: { ...resources, BUNDLE_ACCOUNT: [account] } } },
    }
    await visit('/', { fixedAnswers, hold: ['getConsentStatus'] })
    expect(await main().findByText(new RegExp(`${isolated}: aufgebraucht`))).toBeVisible()
  })

  it('N1 H1: have elements of their own next to the words of the portal', async () => {
    const notifications = [{ id: 1, title: arabic, read: false }]
    const contracts = [{ productId: 'P-1', name: arabic, statusReason: 'Active', isTv: true }]
    const fixedAnswers = {
      getNotifications: { body: { notifications } },
      getMe: { body: { user: { fullName: 'Ana', contracts } } },
    }
    const portal = await visit('/tv', { fixedAnswers, hold: ['getConsentStatus'] })
    expect(within(await header()).getByText(arabic).tagName).toBe('BDI')
    await press(portal, 'Benachrichtigungen, 1 ungelesen')
    const item = within(await dialog('Benachrichtigungen'))
    expect((await item.findByText(arabic)).tagName).toBe('BDI')
    expect(textOf(screen.getByRole('dialog'))).toContain(`Ungelesen: ${arabic}`)
  })
})
