// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { askedOf, startPortal } from '../testPortal'
import { toasts } from '../toasts'
import { header, heading, press } from './steps'

const card = (name: string) => screen.getByRole('heading', { level: 3, name }).closest('li')
const noContract = 'Ihrem Konto ist noch kein aktiver Vertrag zugeordnet.'

describe('a customer without a contract', () => {
  it.each(['/', '/tv', '/internet'])('M1 C2 F4: is told so at %s, and finds the support', async (path) => {
    const { sandbox } = await startPortal({ account: 'none', path })
    expect(await screen.findByText(noContract)).toBeVisible()
    expect(window.location.pathname).toBe(path)
    expect(screen.getByRole('link', { name: 'Kundenservice' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Menü' })).toBeNull()
    expect(screen.queryByRole('navigation', { name: 'Schnellzugriff' })).toBeNull()
    expect(askedOf(sandbox, 'getResources')).toEqual([])
    expect(toasts()).toEqual([])
  })

  it('F10: of whom nothing is known is a customer all the same', async () => {
    const { answers } = await startPortal({ account: 'everyday', hold: ['getMe'] })
    await answers.replace('getMe', { body: { user: {} } })
    expect(await screen.findByRole('button', { name: 'Profil' })).toBeVisible()
    expect(screen.getByText(noContract)).toBeVisible()
  })
})

describe('data with gaps', () => {
  const amounts = [
    ['Ohne Anfangswert', '7 GB', null],
    ['Anfangswert null', '3 min', null],
    ['Ohne Guthaben', '100', null],
    ['Mehr als am Anfang', '150 SMS', '100'],
    ['Unter null', '-4 GB', '0'],
  ] as const

  it('M2 M3 M4 M5: shows what there is of header, groups and accounts, and no sign of what there is not', async () => {
    await startPortal({ account: 'odd' })
    await screen.findByRole('heading', { name: 'Pakete' })
    expect(await header()).toHaveTextContent('436601000005')
    expect(await header()).toHaveTextContent('Guthaben–')
    expect(await header()).not.toHaveTextContent(/null|undefined|NaN/)
    for (const name of ['Tarif', 'Treueprogramm'])
      expect(screen.getByRole('heading', { level: 2, name }).parentElement).toHaveTextContent(
        'Für diesen Vertrag gibt es derzeit keine Einheiten.',
      )
    for (const [name, amount, percent] of amounts) {
      expect(card(name)).toHaveTextContent(amount)
      expect(card(name)?.textContent?.replace(name, '')).not.toMatch(/null|undefined|NaN|Infinity/)
      const bar = card(name)?.querySelector('[role=progressbar]')
      expect(bar?.getAttribute('aria-valuenow') ?? null, name).toBe(percent)
    }
  })

  it('M3 F10: HTML in a name or a description is text, and runs nothing', async () => {
    const portal = await startPortal({ account: 'odd' })
    const name = '<b>Fett</b> & "Zitat"'
    expect(await screen.findByRole('heading', { name })).toHaveTextContent(name)
    await press(portal, `Information zu ${name}`)
    expect(await screen.findByRole('tooltip')).toHaveTextContent('<img src=x onerror="document.title=1">')
    await press(portal, 'Profil')
    expect(await screen.findByText('Otto <Sonder> & Söhne')).toBeVisible()
    expect(document.querySelector('main img, main script, main b, [role=tooltip] *')).toBeNull()
    expect(document.title).toBe('Zweiklang Kundenportal')
  })

  it('F11: a contract that is not said to be active is not in the menu', async () => {
    await startPortal({ account: 'odd' })
    const menu = await screen.findByRole('navigation', { name: 'Verträge' })
    expect(within(menu).getByRole('button', { name: '436601000005' })).toBeVisible()
    expect(within(menu).queryByRole('button', { name: /P-5002/ })).toBeNull()
  })

  it.each([
    ['/tv', 'getTvTariff', 'Ihr TV'],
    ['/internet', 'getInternetTariff', 'Internet-Tarif'],
  ] as const)(
    'C2: a tariff of which nothing is known leaves %s standing',
    async (path, operationId, title) => {
      const { answers } = await startPortal({ account: 'everyday', path, hold: [operationId] })
      await answers.replace(operationId, { body: { tariff: { name: 'Nur ein Name' } } })
      expect(await screen.findByText('Nur ein Name')).toBeVisible()
      expect(await heading(title)).toBeVisible()
      expect(document.querySelector('main')).not.toHaveTextContent(/null|undefined/)
    },
  )
})

describe('E1: what an answer does not say stays as it was', () => {
  const everything = {
    fullName: 'Ana Berger',
    email: 'ana@example.com',
    unreadNotifications: 3,
    resources: { balance: { value: 12.5 }, bonus: { value: 4 } },
    loyalties: [{ name: 'Treue', balance: 10 }],
    contracts: [
      {
        productId: 'P-1',
        phoneNumber: '43660',
        statusReason: 'ACTIVE',
        contractType: 'Prepaid',
        isMobile: 1,
      },
    ],
  }

  it.each([
    { user: { resources: { bonus: { value: 4 } } } },
    {
      user: { unreadNotifications: null, resources: null, loyalties: null, fullName: null, contracts: null },
    },
    { user: { resources: { balance: null } } },
    { user: [] },
    { user: 'Ana' },
  ])('M5 N1: %j', async ({ user }) => {
    const { answers } = await startPortal({ account: 'everyday', hold: ['getMe', 'getResources'] })
    await answers.replace('getMe', { body: { user: everything } })
    expect(await header()).toHaveTextContent('12,50 €')
    // A contract is active in whatever letters.
    expect(await screen.findByRole('button', { name: /^43660/ })).toBeVisible()
    await answers.replace('getResources', { body: { resources: { LOYALTY: null, MAIN: [] }, user } })
    await screen.findByRole('heading', { name: 'Treueprogramm' })
    expect(await header()).toHaveTextContent('12,50 €')
    expect(await header()).toHaveTextContent('4,00 €')
    expect(screen.getByRole('button', { name: 'Benachrichtigungen, 3 ungelesen' })).toBeVisible()
    expect(toasts()).toEqual([])
  })

  it('F11: the current contract has its links, also if nothing is said of its status', async () => {
    const { answers } = await startPortal({ account: 'everyday', hold: ['getMe'] })
    const contracts = [
      { productId: 'P-1', isMobile: true, statusReason: {} },
      { productId: 'P-2', isMobile: true },
    ]
    await answers.replace('getMe', { body: { user: { contracts } } })
    const menu = within(await screen.findByRole('navigation', { name: 'Verträge' }))
    expect(menu.getByRole('button', { name: 'P-1' })).toBeVisible()
    expect(menu.getByRole('link', { name: 'Mein Tarif' })).toBeVisible()
    expect(menu.queryByRole('button', { name: 'P-2' })).toBeNull()
  })
})
