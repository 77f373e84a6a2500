import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { brands } from '../../../scripts/brands'
import { chooseFromMenu } from '../../../tests/support/menus'
import { field, heading, main, press, signIn, textsOf, visit } from '../../../tests/support/steps'
import { goTo, startPortal, type VisitedPortal } from '../../../tests/support/testPortal'

const localesOf = ({ sandbox }: VisitedPortal, from = 0) => [
  ...new Set(sandbox.requests.slice(from).map(({ headers }) => headers.Locale)),
]

it('F9 S6: the first brand offers both languages; the portal applies, stores and sends the choice', async () => {
  const portal = await visit('/', { brand: 'first' })
  const { user, sandbox } = portal
  await screen.findByText('Minuten Österreich')
  await screen.findByText('Ihr Guthaben reicht.')
  await press(portal, 'Sprache')
  const options = await screen.findAllByRole('menuitemradio')
  expect(options.map((option) => [option.textContent, option.getAttribute('aria-checked')])).toEqual([
    ['DE', 'true'],
    ['SRB', 'false'],
  ])
  await user.keyboard('{Escape}')
  const countBefore = sandbox.requests.length
  await chooseFromMenu(user, 'Sprache', 'SRB')
  expect(await screen.findByText('Minuti Austrija')).toBeVisible()
  expect(screen.queryByText('Minuten Österreich')).toBeNull()
  expect(screen.getByRole('heading', { name: 'Program lojalnosti' })).toBeVisible()
  expect(window.localStorage.getItem('einklang.locale')).toBe('sr')
  expect(localesOf(portal, countBefore)).toEqual(['sr'])
  await chooseFromMenu(user, 'Jezik', 'DE')
  expect(await screen.findByText('Minuten Österreich')).toBeVisible()
})

it.each<[query: string, stored: string | undefined, locale: 'de' | 'sr']>([
  ['?lang=sr', 'de', 'sr'],
  ['?lang=de', 'sr', 'de'],
  ['?lang=en', 'sr', 'de'],
  ['?lang=', 'sr', 'de'],
  ['?lang=SR', 'sr', 'de'],
  ['?lang=sr-Latn', 'sr', 'de'],
  ['?lang=%3Cscript%3E', 'sr', 'de'],
  ['', undefined, 'de'],
  ['', 'fr', 'de'],
  ['', 'null', 'de'],
  ['', '', 'de'],
])('S6: "%s" in the address and %j in the storage mean %s', async (query, locale, expected) => {
  await startPortal({ path: `/login${query}`, ...(locale !== undefined && { stored: { locale } }) })
  await heading({ de: 'Anmelden', sr: 'Prijava' }[expected])
  if (query) expect(window.localStorage.getItem('zweiklang.locale')).toBe(expected)
  expect(document.documentElement.lang).toBe({ de: 'de', sr: 'sr-Latn' }[expected])
})

it('S6: a choice of language replaces the one of the address, so that a reload keeps it', async () => {
  const { user, sandbox } = await visit('/listing?lang=sr&type=DATA', { brand: 'first' })
  await heading('Listing')
  window.history.replaceState({ isRenewed: true }, '')
  await chooseFromMenu(user, 'Jezik', 'DE')
  await heading('Verbindungen')
  expect(window.location.search).toBe('?type=DATA')
  expect(window.history.state).toEqual({ isRenewed: true })
  await visit(`/listing${window.location.search}`, {
    ...{ brand: 'first', sandbox },
    stored: { locale: window.localStorage.getItem('einklang.locale') ?? '' },
  })
  await heading('Verbindungen')
})

it('S6: a deployment can offer another language; the portal ignores one that it does not have', async () => {
  const languages = 'sr en xx'
  const path = '/customer-support?lang=en'
  const portal = await startPortal({ path, account: 'everyday', brand: 'first', languages })
  await heading('Customer service')
  await press(portal, 'Language')
  const options = await screen.findAllByRole('menuitemradio')
  expect(options.map(({ textContent }) => textContent)).toEqual(['SRB', 'EN'])
  await startPortal({ path: '/login?lang=de', languages })
  await heading('Prijava')
})

it('a brand replaces some texts', async () => {
  await startPortal({
    path: '/login',
    changedBrand: { words: { de: { login: { claim: 'Alles im Klang.' } } } },
  })
  expect(await screen.findByText('Alles im Klang.')).toBeVisible()
  await heading('Anmelden')
})

it('F9 F10: the profile shows name, address and city; the second brand has no menu of languages', async () => {
  await press(await visit('/'), 'Profil')
  expect(screen.queryByRole('button', { name: 'Sprache', hidden: true })).toBeNull()
  const menu = within(await screen.findByRole('menu'))
  for (const line of ['Lena Moser', 'Lindengasse 12/4', '1070 Wien', 'Ihre Daten', 'Abmelden'])
    expect(menu.getByText(line)).toBeVisible()
})

it('F10: without a session, the header shows a login link and no customer data', async () => {
  const { user } = await startPortal({ path: '/404' })
  const login = await screen.findByRole('link', { name: 'Anmelden' })
  expect(screen.queryByRole('button', { name: /^(Profil|Benachrichtigungen)/ })).toBeNull()
  await user.click(login)
  await heading('Anmelden')
  expect(window.location.pathname).toBe('/login')
})

it.each([...brands])('F5: a page change sets the title of the %s brand', async (brand, { title }) => {
  await startPortal({ path: '/login', brand })
  for (const path of ['/forgot-password', '/404', '/login']) {
    expect(document.title).toBe(title)
    document.title = 'something else'
    await goTo(path)
    await waitFor(() => expect(document.title).toBe(title))
  }
})

it('F5: a page change moves the focus to the heading; a new heading on the same page does not', async () => {
  const { user } = await visit('/404', { brand: 'first' })
  expect(await heading('Seite nicht gefunden')).not.toHaveFocus()
  await user.click(screen.getByRole('link', { name: 'Zur Startseite' }))
  const home = await heading('Mtel Free M')
  await waitFor(() => expect(home).toHaveFocus())
  await screen.findByRole('heading', { name: 'Treueprogramm' })
  await chooseFromMenu(user, 'Sprache', 'SRB')
  await screen.findByRole('heading', { name: 'Program lojalnosti' })
  expect(screen.getByRole('heading', { level: 1 })).not.toHaveFocus()
})

// A screen reader announces only content added to an existing region.
it('F6: a permanent live region announces loading until the last answer', async () => {
  const hold = ['sendSms', 'getNotifications', 'getConsentStatus', 'getResources'] as const
  const portal = await startPortal({ path: '/login', hold })
  const region = screen.getByRole('status')
  await waitFor(() => expect(region).toBeEmptyDOMElement())
  await portal.user.type(field('Telefonnummer'), '436601000001{Enter}')
  await waitFor(() => expect(region).toHaveTextContent('Wird geladen'))
  await portal.answers.release('sendSms')
  await waitFor(() => expect(region).toBeEmptyDOMElement())
  await signIn(portal, 'everyday')
  for (const operation of hold.slice(1)) {
    await portal.answers.next(operation)
    expect(region).toHaveTextContent('Wird geladen')
    await act(() => portal.answers.release(operation))
  }
  await waitFor(() => expect(region).toBeEmptyDOMElement())
  expect(region).toBeInTheDocument()
})

const link = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href')

it('F4: the footer links to the accessibility statement', async () => {
  const { user } = await startPortal({ path: '/404', brand: 'first' })
  await user.click(await screen.findByRole('link', { name: 'Barrierefreiheit' }))
  const title = await heading('Erklärung zur Barrierefreiheit')
  await waitFor(() => expect(title).toHaveFocus())
  expect(textsOf(main().getAllByRole('heading', { level: 2 }))).toEqual([
    ...['Stand der Vereinbarkeit', 'Was noch nicht barrierefrei ist', 'Rückmeldung und Kontakt'],
    ...['Durchsetzungsverfahren', 'Stand dieser Erklärung'],
  ])
  expect(link('Barriere melden')).toBe('mailto:accessibility@einklang.example')
  expect(link('Zur zuständigen Stelle')).toBe('https://authority.example/accessibility')
  expect(link('Impressum')).toBe('https://einklang.example/imprint')
  expect(screen.getByRole('main')).toHaveTextContent(/vom \d\d\.\d\d\.20\d\d\.$/)
})

it('F4: without brand links, the footer links to customer service', async () => {
  const settings = { 'portal:withdrawal-request': '', 'portal:cancellation-request': '' }
  await startPortal({ path: '/accessibility', locale: 'sr', changedBrand: { links: {} }, settings })
  await heading('Izjava o pristupačnosti')
  const contact = main().getByRole('link', { name: 'Korisnička podrška' })
  expect(contact).toHaveAttribute('href', '/customer-support')
  expect(main().queryByRole('heading', { name: 'Postupak sprovođenja' })).toBeNull()
  expect(screen.getByRole('contentinfo').querySelectorAll('a')).toHaveLength(1)
})
