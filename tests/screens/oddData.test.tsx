// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { goTo, startPortal } from '../testPortal'
import { toasts } from '../toasts'

const header = () => screen.getByRole('region', { name: 'Ausgewählter Vertrag' })
const card = (name: string) => screen.getByRole('heading', { level: 3, name }).closest('li')

describe('a customer without a contract', () => {
  it('M1: is told so, and finds the support', async () => {
    await startPortal({ account: 'none' })
    expect(await screen.findByText('Ihrem Konto ist noch kein aktiver Vertrag zugeordnet.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Kundenservice' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Menü' })).toBeNull()
    expect(toasts()).toEqual([])
  })

  it.each(['/tv', '/internet'])('C2: is told so at %s as well', async (path) => {
    await startPortal({ account: 'none', path })
    expect(await screen.findByText('Ihrem Konto ist noch kein aktiver Vertrag zugeordnet.')).toBeVisible()
    expect(window.location.pathname).toBe(path)
  })
})

describe('data with gaps', () => {
  it('M5: a contract without a type has a number and a balance, and no type', async () => {
    await startPortal({ account: 'odd' })
    await screen.findByRole('heading', { level: 1 })
    expect(header()).toHaveTextContent('436601000005')
    expect(header()).toHaveTextContent('Guthaben–')
    expect(header()).not.toHaveTextContent(/null|undefined|NaN/)
  })

  it('M2: groups that are missing are empty sections', async () => {
    await startPortal({ account: 'odd' })
    await screen.findByRole('heading', { name: 'Pakete' })
    for (const name of ['Tarif', 'Treueprogramm'])
      expect(screen.getByRole('heading', { level: 2, name }).parentElement).toHaveTextContent(
        'Für diesen Vertrag gibt es derzeit keine Einheiten.',
      )
  })

  it.each([
    ['Ohne Anfangswert', '7 GB', null],
    ['Anfangswert null', '3 min', null],
    ['Ohne Guthaben', '100', null],
    ['Mehr als am Anfang', '150 SMS', '100'],
    ['Unter null', '-4 GB', '0'],
  ])('M3 M4: "%s" shows %s, and its bar stands at %s', async (name, amount, percent) => {
    await startPortal({ account: 'odd' })
    await screen.findByRole('heading', { name })
    expect(card(name)).toHaveTextContent(amount)
    expect(card(name)?.textContent?.replace(name, '')).not.toMatch(/null|undefined|NaN|Infinity/)
    const bar = card(name)?.querySelector('[role=progressbar]')
    expect(bar?.getAttribute('aria-valuenow') ?? null).toBe(percent)
  })

  it('M3: HTML in a name or a description is text, and runs nothing', async () => {
    const { user } = await startPortal({ account: 'odd' })
    const name = '<b>Fett</b> & "Zitat"'
    expect(await screen.findByRole('heading', { name })).toHaveTextContent(name)
    await user.click(screen.getByRole('button', { name: `Information zu ${name}` }))
    expect(await screen.findByRole('tooltip')).toHaveTextContent('<img src=x onerror="document.title=1">')
    expect(document.querySelector('main img, main script, main b, [role=tooltip] *')).toBeNull()
    expect(document.title).toBe('Zweiklang Kundenportal')
  })

  it('F10: a name with signs of HTML is shown as it is', async () => {
    const { user } = await startPortal({ account: 'odd' })
    await user.click(await screen.findByRole('button', { name: 'Profil' }))
    expect(await screen.findByText('Otto <Sonder> & Söhne')).toBeVisible()
  })

  it('F11: a contract that is not said to be active is not in the menu', async () => {
    await startPortal({ account: 'odd' })
    const menu = await screen.findByRole('navigation', { name: 'Verträge' })
    expect(within(menu).getByRole('button', { name: '436601000005' })).toBeVisible()
    expect(within(menu).queryByRole('button', { name: /P-5002/ })).toBeNull()
  })

  it('F10: a user of whom nothing is known is a customer all the same', async () => {
    const { answers } = await startPortal({ account: 'everyday', hold: ['getMe'] })
    await answers.replace('getMe', { body: { user: {} } })
    expect(await screen.findByRole('button', { name: 'Profil' })).toBeVisible()
    expect(screen.getByText('Ihrem Konto ist noch kein aktiver Vertrag zugeordnet.')).toBeVisible()
  })

  it.each([
    ['/tv', 'getTvTariff', 'Ihr TV'],
    ['/internet', 'getInternetTariff', 'Internet-Tarif'],
  ] as const)(
    'C2: a tariff of which nothing is known leaves %s standing',
    async (path, operationId, heading) => {
      const { answers } = await startPortal({ account: 'everyday', path, hold: [operationId] })
      await answers.replace(operationId, { body: { tariff: { name: 'Nur ein Name' } } })
      expect(await screen.findByText('Nur ein Name')).toBeVisible()
      expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      expect(document.querySelector('main')).not.toHaveTextContent(/null|undefined/)
    },
  )
})

describe('the homes of TV and internet', () => {
  it('C1: show the tariff of the TV contract', async () => {
    await startPortal({ account: 'everyday', path: '/tv' })
    const facts = await screen.findAllByRole('term')
    const rows = facts.map((term) => [term.textContent, term.nextElementSibling?.textContent])
    expect(rows.slice(-8)).toEqual([
      ['Ex-YU-Sender', '45'],
      ['HD-Sender', '80'],
      ['Sender für Erwachsene', '0'],
      ['Radiosender', '30'],
      ['Videothek', 'Ja'],
      ['7 Tage zurücksehen', 'Ja'],
      ['Geräte (max.)', '4'],
      ['Gleichzeitig ansehen', '2'],
    ])
  })

  it('C1: show name and speed of the internet contract', async () => {
    await startPortal({ account: 'everyday', path: '/internet' })
    expect(await screen.findByText('150/30 Mbit/s')).toBeVisible()
    expect(screen.getByText('Internet 150')).toBeVisible()
  })

  it('C2: and lead back when the mobile contract is chosen', async () => {
    const { user } = await startPortal({ account: 'everyday', path: '/tv' })
    await user.click(await screen.findByRole('button', { name: /^436601000001/ }))
    await waitFor(() => expect(window.location.pathname).toBe('/'))
    await goTo('/tv')
    await waitFor(() => expect(window.location.pathname).toBe('/'))
  })
})
