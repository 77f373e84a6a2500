// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { chooseFromMenu } from '../menus'
import { startPortal } from '../testPortal'

/** Makes another contract of the everyday customer the current one. */
async function choose(user: UserEvent, label: RegExp) {
  const menu = await screen.findByRole('navigation', { name: 'Verträge' })
  await user.click(within(menu).getByRole('button', { name: label }))
}

const television = /^Fernsehen zu Hause/
const internet = /^Internet zu Hause/
const logo = () => screen.findByRole('link', { name: 'Startseite' })
const pageLinks = () =>
  within(screen.getByRole('navigation', { name: 'Hauptnavigation' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

describe('the top navigation follows the contract', () => {
  it('F7 F8: of a mobile contract: home is /, and there are settings', async () => {
    await startPortal({ account: 'everyday', path: '/bills' })
    await screen.findByRole('button', { name: 'Profil' })
    expect(await logo()).toHaveAttribute('href', '/')
    expect(pageLinks()).toEqual([
      ['Einstellungen', '/administration'],
      ['Kundenservice', '/customer-support'],
    ])
  })

  it('F7 F8: of a TV contract: home is /tv, and there are devices', async () => {
    const { user } = await startPortal({ account: 'everyday' })
    await choose(user, television)
    await waitFor(async () => expect(await logo()).toHaveAttribute('href', '/tv'))
    expect(pageLinks()).toEqual([
      ['Geräte', '/device'],
      ['Kundenservice', '/customer-support'],
    ])
  })

  it('F7 F8: of an internet contract: home is /internet, and there is support alone', async () => {
    const { user } = await startPortal({ account: 'everyday' })
    await choose(user, internet)
    await waitFor(async () => expect(await logo()).toHaveAttribute('href', '/internet'))
    expect(pageLinks()).toEqual([['Kundenservice', '/customer-support']])
  })

  it('F7: the logo leads home from another page', async () => {
    const { user } = await startPortal({ account: 'everyday', path: '/404' })
    await screen.findByRole('button', { name: 'Profil' })
    await user.click(await logo())
    await screen.findByRole('heading', { level: 1, name: 'Mtel Free M' })
    expect(window.location.pathname).toBe('/')
  })
})

describe('the languages', () => {
  it('F9: the first brand offers DE and SRB, with the current one marked', async () => {
    const { user } = await startPortal({ account: 'everyday', brand: 'first' })
    await user.click(await screen.findByRole('button', { name: 'Sprache' }))
    const options = await screen.findAllByRole('menuitemradio')
    expect(options.map((option) => [option.textContent, option.getAttribute('aria-checked')])).toEqual([
      ['DE', 'true'],
      ['SRB', 'false'],
    ])
  })

  it('F9: the second brand, which is the default, has no language menu', async () => {
    await startPortal({ account: 'everyday' })
    await screen.findByRole('button', { name: 'Profil' })
    expect(document.title).toBe('Zweiklang Kundenportal')
    expect(screen.queryByRole('button', { name: 'Sprache' })).toBeNull()
  })

  it('F9: the choice turns the words of the portal and of the provider', async () => {
    const { user } = await startPortal({ account: 'everyday', brand: 'first' })
    expect(await screen.findByText('Minuten Österreich')).toBeVisible()
    await chooseFromMenu(user, 'Sprache', 'SRB')
    expect(await screen.findByText('Minuti Austrija')).toBeVisible()
    expect(screen.queryByText('Minuten Österreich')).toBeNull()
    expect(screen.getByRole('heading', { name: 'Program lojalnosti' })).toBeVisible()
    await chooseFromMenu(user, 'Jezik', 'DE')
    expect(await screen.findByText('Minuten Österreich')).toBeVisible()
  })
})

describe('bell, profile and login', () => {
  it('F10: the bell says how many notifications are unread', async () => {
    await startPortal({ account: 'everyday' })
    expect(await screen.findByRole('button', { name: 'Benachrichtigungen, 2 ungelesen' })).toBeVisible()
  })

  it('F10: the bell says nothing of a number when all is read', async () => {
    await startPortal({ account: 'empty' })
    expect(await screen.findByRole('button', { name: 'Benachrichtigungen' })).toBeVisible()
  })

  it('F10: the bell counts the unread items when the provider tells no number', async () => {
    const { answers } = await startPortal({ account: 'everyday', hold: ['getMe', 'getResources'] })
    await answers.replace('getMe', { body: { user: { contracts: [] } } })
    expect(await screen.findByRole('button', { name: 'Benachrichtigungen, 2 ungelesen' })).toBeVisible()
  })

  it('F10: the profile shows name, address and city', async () => {
    const { user } = await startPortal({ account: 'everyday' })
    await user.click(await screen.findByRole('button', { name: 'Profil' }))
    const menu = await screen.findByRole('menu')
    for (const line of ['Lena Moser', 'Lindengasse 12/4', '1070 Wien'])
      expect(within(menu).getByText(line)).toBeVisible()
    expect(within(menu).getByRole('menuitem', { name: 'Abmelden' })).toBeVisible()
  })

  it('F10: who is logged out finds the way to the login, and nothing of a customer', async () => {
    const { user } = await startPortal({ path: '/404' })
    const login = await screen.findByRole('link', { name: 'Anmelden' })
    expect(screen.queryByRole('button', { name: 'Profil' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Benachrichtigungen/ })).toBeNull()
    await user.click(login)
    expect(await screen.findByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible()
    expect(window.location.pathname).toBe('/login')
  })
})
