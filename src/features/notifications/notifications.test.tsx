import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { dialog, heading, main, press, textsOf, visit } from '../../../tests/support/steps'
import { callsOf, goTo, type Visit, type VisitedPortal } from '../../../tests/support/testPortal'
import { toasts } from '../../../tests/support/toasts'

const bell = (unread: number) => (unread ? `Benachrichtigungen, ${unread} ungelesen` : 'Benachrichtigungen')
const expectUnread = async (unread: number) =>
  expect(await screen.findByRole('button', { name: bell(unread) })).toBeVisible()
const marked = ({ sandbox }: VisitedPortal) =>
  callsOf(sandbox, 'readNotification').map(({ method, path }) => `${method} ${path}`)
const visitOptions = { hold: ['getNotifications', 'getConsentStatus'] } as const

async function openPanel(portal: VisitedPortal, unread: number) {
  await press(portal, bell(unread))
  return within(await dialog('Benachrichtigungen'))
}

describe('the panel of notifications', () => {
  it('N1 N2: shows title, text and unread state; the bell counts down with each opened one', async () => {
    const portal = await visit('/')
    const panel = await openPanel(portal, 2)
    const [first, , third] = await panel.findAllByRole('listitem')
    expect(first).toHaveTextContent(
      'Ungelesen: Doppeltes Datenvolumen im WinterBis Ende Februar surfen Sie mit doppeltem Datenvolumen.Mehr',
    )
    expect(third).toHaveTextContent(/^Wartung in der Nacht auf Sonntag/)
    const moreLink = within(first as HTMLElement).getByRole('link', { name: 'Mehr' })
    expect(moreLink).toHaveAttribute('href', '/notification/4')
    await portal.user.click(moreLink)
    await heading('Doppeltes Datenvolumen im Winter')
    await expectUnread(1)
    const reopenedPanel = await openPanel(portal, 1)
    await waitFor(() => expect(reopenedPanel.getAllByText('Ungelesen:')).toHaveLength(1))
    expect(marked(portal)).toEqual(['POST /api/read-notifications/4'])
  })

  it('N1 F10: shows a notification without a title or a description, and reports an empty list', async () => {
    const portal = await visit('/', { account: 'odd' })
    const panel = await openPanel(portal, 2)
    expect(textsOf(await panel.findAllByRole('listitem'))).toEqual([
      ...['Ungelesen: <i>Titel</i> mit HTMLMehr', 'Ungelesen: Ohne TitelMehr'],
    ])
    await portal.user.click(panel.getAllByRole('link', { name: 'Mehr' })[1] as HTMLElement)
    await heading('Ohne Titel')
    expect(await screen.findByText('Nur Text')).toBeVisible()
    await openPanel(await visit('/', { account: 'empty' }), 0)
    expect(await screen.findByText('Sie haben keine Benachrichtigungen.')).toBeVisible()
  })

  it.each([
    ['what the provider counts', { unreadNotifications: 7 }, 7],
    ['none, if the provider counts none', { unreadNotifications: 0 }, 0],
    ['the unread ones, if the provider does not count', {}, 2],
  ])('N1: the bell counts %s', async (_, user, count) => {
    const notifications = [false, true, undefined].map((read, id) => ({ id, title: 'Neu', read }))
    await visit('/', {
      fixedAnswers: { getMe: { body: { user } }, getNotifications: { body: { notifications } } },
    })
    await expectUnread(count)
  })
})

describe('a notification', () => {
  it('N2: shows title, day and text', async () => {
    await visit('/notification/3')
    await heading('Neue Sender in Ihrem TV-Paket')
    const { getByText, getAllByRole, findByText } = within(await screen.findByRole('article'))
    expect(getByText(/^\d{2}\.\d{2}\.2026 \d{2}:\d{2}$/)).toBeVisible()
    expect((await findByText('zwölf weitere HD-Sender')).tagName).toBe('EM')
    expect(textsOf(getAllByRole('listitem'))).toEqual(['Sport', 'Film', 'Kinder'])
  })

  it('N2 C3: a new address loads another one and ignores the stale answer; Back returns', async () => {
    const { answers } = await visit('/notification/1', visitOptions)
    await waitFor(() => expect(answers.count('getNotifications')).toBe(2))
    await goTo('/notification/2')
    await waitFor(() => expect(answers.count('getNotifications')).toBe(2))
    answers.stopHolding('getNotifications')
    await answers.release('getNotifications')
    await answers.release('getNotifications')
    await heading('Wartung in der Nacht auf Sonntag')
    expect(screen.queryByText('Ihre Rechnung wird papierlos')).toBeNull()
    await act(async () => window.history.back())
    await heading('Ihre Rechnung wird papierlos')
  })

  it.each<[string, string, Visit]>([
    ['an unknown id', '99', {}],
    ['an id in another form', '01', {}],
    ['signs of HTML', '%3Cb%3E', {}],
    ['a customer who has none', '1', { account: 'empty' }],
  ])('N2: is not found by %s', async (_, id, overrides) => {
    const portal = await visit(`/notification/${id}`, overrides)
    await heading('Benachrichtigung nicht gefunden')
    expect(main().getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/')
    expect(marked(portal)).toEqual([])
    expect(toasts()).toEqual([])
  })

  it('N2: shows its short description without a text, and a notice without a title', async () => {
    const notifications = [{ id: 8, title: '', text: null, shortDescription: 'Nur kurz', read: true }]
    await visit('/notification/8', { fixedAnswers: { getNotifications: { body: { notifications } } } })
    await heading('Ohne Titel')
    expect(await screen.findByText('Nur kurz')).toBeVisible()
  })
})

describe('links of a notification', () => {
  const links = ['/bills', '/bills?lang=sr', '/withdrawal-request', 'https://www.example.com/']
  const text = links.map((href) => `<p><a href="${href}">${href}</a></p>`).join('')
  const notifications = [{ id: 1, title: 'Neu', text, read: true }]
  const fixedAnswers = { getNotifications: { body: { notifications } } }

  it('N2: lead to pages of the portal without a new document', async () => {
    const portal = await visit('/notification/1', { fixedAnswers })
    const link = await main().findByRole('link', { name: '/bills' })
    expect(link).not.toHaveAttribute('target')
    await portal.user.click(link)
    await heading('Rechnungen')
    expect(window.location.pathname).toBe('/bills')
  })

  it('N2: are text with a query, and to a page that the deployment does not have', async () => {
    const namesOf = async () => {
      await main().findByRole('link', { name: '/bills' })
      return textsOf(main().getAllByRole('link'))
    }
    await visit('/notification/1', { fixedAnswers })
    expect(await namesOf()).toEqual(['/bills', '/withdrawal-request', 'https://www.example.com/'])
    const settings = { 'portal:withdrawal-request': '' }
    await visit('/notification/1', { fixedAnswers, settings })
    expect(await namesOf()).toEqual(['/bills', 'https://www.example.com/'])
  })
})
