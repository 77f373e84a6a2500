// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { askedOf, goTo, startPortal, type Visit, type VisitedPortal } from '../testPortal'
import { toasts } from '../toasts'
import { heading, main } from './steps'

const open = (path: string, visit: Visit = {}) =>
  startPortal({ path, account: 'everyday', hold: ['getConsentStatus'], ...visit })
const bell = (unread: number) =>
  screen.findByRole('button', {
    name: unread ? `Benachrichtigungen, ${unread} ungelesen` : 'Benachrichtigungen',
  })
const article = async () => within(await screen.findByRole('article'))
const marked = ({ sandbox }: VisitedPortal) =>
  askedOf(sandbox, 'readNotification').map(({ method, path }) => `${method} ${path}`)

async function openPanel({ user }: VisitedPortal, unread: number) {
  await user.click(await bell(unread))
  return within(await screen.findByRole('dialog', { name: 'Benachrichtigungen' }))
}

describe('the panel of notifications', () => {
  it('N1: says title and short description of each, what is unread, and links to the rest', async () => {
    const panel = await openPanel(await open('/'), 2)
    const [first, , third] = await panel.findAllByRole('listitem')
    expect(first).toHaveTextContent(
      'Ungelesen: Doppeltes Datenvolumen im WinterBis Ende Februar surfen Sie mit doppeltem Datenvolumen.Mehr',
    )
    expect(third).toHaveTextContent(/^Wartung in der Nacht auf Sonntag/)
    expect(within(first as HTMLElement).getByRole('link', { name: 'Mehr' })).toHaveAttribute(
      'href',
      '/notification/4',
    )
  })

  it('N1 F10: shows a notification without a title or a description, and says where there is none', async () => {
    const portal = await open('/', { account: 'odd' })
    const panel = await openPanel(portal, 2)
    const texts = (await panel.findAllByRole('listitem')).map(({ textContent }) => textContent)
    expect(texts).toEqual(['Ungelesen: <i>Titel</i> mit HTMLMehr', 'Ungelesen: Ohne TitelMehr'])
    await portal.user.click(panel.getAllByRole('link', { name: 'Mehr' })[1] as HTMLElement)
    await heading('Ohne Titel')
    expect(await screen.findByText('Nur Text')).toBeVisible()
    await openPanel(await open('/', { account: 'empty' }), 0)
    expect(await screen.findByText('Sie haben keine Benachrichtigungen.')).toBeVisible()
  })
})

describe('the count of unread notifications', () => {
  const notifications = [
    { id: 1, title: 'Eins', read: false },
    { id: 2, title: 'Zwei', read: true },
    { id: 3, title: 'Drei' },
  ]

  it.each([
    ['what the provider counts', { unreadNotifications: 7 }, 7],
    ['none, if the provider counts none', { unreadNotifications: 0 }, 0],
    ['the unread ones, if the provider does not count', {}, 2],
  ])('N1: is %s', async (_, user, count) => {
    const { answers } = await open('/', { hold: ['getMe', 'getNotifications', 'getConsentStatus'] })
    await answers.replace('getMe', { body: { user } })
    await answers.replace('getNotifications', { body: { notifications } })
    expect(await bell(count)).toBeVisible()
  })

  it('N1 N2: falls with each that is read, and the panel knows', async () => {
    const portal = await open('/')
    const panel = await openPanel(portal, 2)
    await portal.user.click((await panel.findAllByRole('link', { name: 'Mehr' }))[0] as HTMLElement)
    await heading('Doppeltes Datenvolumen im Winter')
    expect(await bell(1)).toBeVisible()
    const again = await openPanel(portal, 1)
    await waitFor(() => expect(again.getAllByText('Ungelesen:')).toHaveLength(1))
    expect(marked(portal)).toEqual(['POST /api/read-notifications/4'])
  })
})

describe('a notification', () => {
  it('N2: says title, day and text, and is marked as read', async () => {
    const portal = await open('/notification/3')
    await heading('Neue Sender in Ihrem TV-Paket')
    const { getByText, getAllByRole, findByText } = await article()
    expect(getByText(/^\d{2}\.\d{2}\.2026 \d{2}:\d{2}$/)).toBeVisible()
    expect((await findByText('zwölf weitere HD-Sender')).tagName).toBe('EM')
    expect(getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Sport',
      'Film',
      'Kinder',
    ])
    await bell(1)
    expect(marked(portal)).toEqual(['POST /api/read-notifications/3'])
  })

  it('N2: another address loads another, and back is back', async () => {
    const portal = await open('/notification/1')
    await heading('Ihre Rechnung wird papierlos')
    const before = askedOf(portal.sandbox, 'getNotifications').length
    await goTo('/notification/2')
    await heading('Wartung in der Nacht auf Sonntag')
    expect(askedOf(portal.sandbox, 'getNotifications').length).toBeGreaterThan(before)
    await act(async () => window.history.back())
    await heading('Ihre Rechnung wird papierlos')
  })

  it('N2 C3: the answer for the former address does not show', async () => {
    const { answers } = await open('/notification/1', { hold: ['getNotifications', 'getConsentStatus'] })
    await waitFor(() => expect(answers.count('getNotifications')).toBe(2))
    await goTo('/notification/2')
    await waitFor(() => expect(answers.count('getNotifications')).toBe(2))
    answers.pass('getNotifications')
    await answers.release('getNotifications')
    await answers.release('getNotifications')
    await heading('Wartung in der Nacht auf Sonntag')
    expect(screen.queryByText('Ihre Rechnung wird papierlos')).toBeNull()
  })

  it.each<[string, string, Visit]>([
    ['an unknown id', '99', {}],
    ['an id in another form', '01', {}],
    ['signs of HTML', '%3Cb%3E', {}],
    ['none at all', '1', { account: 'empty' }],
  ])('N2: of %s is not found', async (_, id, visit) => {
    const portal = await open(`/notification/${id}`, visit)
    await heading('Benachrichtigung nicht gefunden')
    expect(main().getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/')
    expect(marked(portal)).toEqual([])
    expect(toasts()).toEqual([])
  })

  it('N2: without a text says its short description, without a title that it has none', async () => {
    const { answers } = await open('/notification/8', { hold: ['getNotifications', 'getConsentStatus'] })
    const notifications = [{ id: 8, title: '', text: null, shortDescription: 'Nur kurz', read: true }]
    answers.pass('getNotifications')
    await answers.replace('getNotifications', { body: { notifications } })
    await answers.replace('getNotifications', { body: { notifications } })
    await heading('Ohne Titel')
    expect(await screen.findByText('Nur kurz')).toBeVisible()
  })
})
