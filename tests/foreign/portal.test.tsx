// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { watchSavedFiles } from '../savedFiles'
import { toasts } from '../toasts'
import { type ForeignName, newForeign, visitForeign } from './foreignPortal'
import { foreignAccounts, smsCode } from './provider'

const main = () => screen.getByRole('main')
const header = () => screen.findByRole('region', { name: 'Ausgewählter Vertrag' })
const success = 'Aktivierung erfolgreich'
const postpaid = { stored: { phone: '43600100102' } }

describe('signing in', () => {
  it('L2 L3: by SMS: the user id is a number here', async () => {
    const { user, askedOf } = await visitForeign(null, '/login')
    await user.type(
      screen.getByRole('textbox', { name: 'Telefonnummer' }),
      `${foreignAccounts.petra.phone}{Enter}`,
    )
    await user.type(await screen.findByRole('textbox', { name: 'SMS-Code' }), `${smsCode}{Enter}`)
    expect(await header()).toHaveTextContent('23,40 €')
    expect(askedOf('/api/sms-login')).toEqual([{ id: expect.stringMatching(/^\d+$/), code: smsCode }])
  })

  it('L5: a refusal says something, and the token of nobody is forgotten', async () => {
    const { user } = await visitForeign(null, '/login')
    await user.click(screen.getByRole('tab', { name: 'Benutzername' }))
    await user.type(screen.getByRole('textbox', { name: 'Benutzername' }), 'petra')
    await user.type(screen.getByLabelText('Passwort'), 'wrong{Enter}')
    await waitFor(() => expect(screen.getByLabelText('Passwort')).toHaveAccessibleDescription(/\w+/))
    await user.clear(screen.getByLabelText('Passwort'))
    await user.type(screen.getByLabelText('Passwort'), `${foreignAccounts.thea.password}`)
    await user.clear(screen.getByRole('textbox', { name: 'Benutzername' }))
    await user.type(screen.getByRole('textbox', { name: 'Benutzername' }), 'thea{Enter}')
    await waitFor(() => expect(window.location.pathname).toBe('/tv'))
  })
})

/** What stands on the pages of the customers, whatever form it came in. */
const pages: [ForeignName, string, object, RegExp[]][] = [
  ['petra', '/', {}, [/Almwind M/, /6\.553,6 MB von 10\.240/, /Gültig bis \d{2}\.\d{2}\.\d{4}/]],
  [
    'petra',
    '/Tariffs',
    {},
    [/Mein Tarif.*Ihr TarifAlmwind MAktiv14,90 €28 Tage/, /Almwind L19,90 €28 Tage/, /Almwind Klassik/],
  ],
  ['petra', '/additional-packages', {}, [/Almwind Grenzenlos39,90 €/]],
  ['petra', '/bills', {}, [/Keine Rechnungen vorhanden/]],
  [
    'petra',
    '/bills',
    postpaid,
    [/Offener Gesamtbetrag\d+,\d{2} €/, /Ausgestellt am \d{2}\.\d{2}\.\d{4}/, /Bezahlt/],
  ],
  ['petra', '/listing', {}, [/10 Einträge geladen/, /Anrufe4130 min0,81 €/]],
  ['petra', '/administration?tab=voicemail', {}, [/Der aktuelle Stand ist nicht bekannt/]],
  ['petra', '/administration?tab=consents', {}, [/Per E-Mail/, /Per Telefon/]],
  ['petra', '/customer-support', {}, [/Mobilfunk/, /43600100102/]],
  ['petra', '/tv', {}, [/HD-Sender30/, /VideothekNein/]],
  ['petra', '/tv-tariffs', {}, [/TV Groß/, /VideothekJa/]],
  ['petra', '/device', {}, [/TV-Box Wohnzimmer/, /Aktiviert am \d{2}\.\d{2}\.\d{4}/]],
  ['petra', '/internet', {}, [/150\/30 Mbit\/s/]],
  ['thea', '/bills', {}, [/24,90 €/, /Online bezahlen/]],
  ['igor', '/internet', {}, [/Internet 300Geschwindigkeit300/]],
  ['nada', '/', {}, [/noch kein aktiver Vertrag/]],
  ['nada', '/bills', {}, [/Keine Rechnungen vorhanden/]],
  ['nada', '/listing', {}, [/Keine Einträge in diesem Zeitraum/]],
  ['nada', '/device', {}, [/Keine Geräte vorhanden/]],
  ['milan', '/Tariffs', {}, [/Mein Tarif.*Almwind SAktiv9,90 €/]],
  ['milan', '/administration?tab=sms', {}, [/SMS-Benachrichtigungen/]],
]

describe('every screen before a provider that means the same', () => {
  it.each(pages)('E1: %s %s %j', async (name, path, visit, texts) => {
    await visitForeign(name, path, visit)
    for (const text of texts) await waitFor(() => expect(main()).toHaveTextContent(text))
    expect(document.body.textContent).not.toMatch(/NaN|undefined|\[object|Invalid Date|Ein Teil der Angaben/)
    expect(screen.queryByRole('button', { name: 'Erneut versuchen' })).toBeNull()
    expect(toasts()).toEqual([])
  })
})

describe('changes', () => {
  it('T4: the plan that is active is offered, whatever the code', async () => {
    const { user, askedOf } = await visitForeign('petra', '/Tariffs')
    await user.click(await screen.findByRole('button', { name: 'Aktivieren', description: 'Almwind S' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Bestätigen' }))
    const notice = await screen.findByRole('dialog', { name: 'Ein Tarif ist bereits aktiv' })
    await user.click(within(notice).getByRole('button', { name: 'Deaktivieren' }))
    const question = await screen.findByRole('dialog', { name: 'Tarif deaktivieren' })
    expect(question).toHaveTextContent('Almwind M')
    await user.click(within(question).getByRole('button', { name: 'Bestätigen' }))
    await waitFor(() => expect(toasts()).toEqual([success]))
    expect(askedOf('/api/tariffs/deactivate/ALM-M')).toHaveLength(1)
  })

  it('P4: a voucher without a message, with an empty body', async () => {
    const { user } = await visitForeign('petra', '/recharge-credit?tab=voucher')
    await user.type(await screen.findByRole('textbox', { name: 'Gutscheincode' }), '135792468')
    await waitFor(async () => expect(await header()).toHaveTextContent('23,40 €'))
    await user.click(screen.getByRole('button', { name: 'Aufladen' }))
    await waitFor(() => expect(toasts()).toEqual([success]))
    // The customer comes without a balance here: it is asked for where the units are.
    await waitFor(async () => expect(await header()).toHaveTextContent('43,40 €'))
  })

  it('P2: a top-up leads to the payment page, and its result raises the balance', async () => {
    const provider = newForeign()
    const { user, leaveTo } = await visitForeign('petra', '/recharge-credit', {}, provider)
    await user.type(await screen.findByRole('textbox', { name: 'Betrag' }), '20')
    await user.click(screen.getByRole('button', { name: 'Aufladen' }))
    await user.click(await screen.findByRole('button', { name: 'Weiter zur Zahlung' }))
    await waitFor(() => expect(leaveTo).toHaveBeenCalled())
    const id = String(leaveTo.mock.lastCall?.[0]).split('/').at(-1)
    const path = `/transaction-completed?id=${id}&resourcePath=/v1/checkouts/${id}/payment`
    await visitForeign('petra', path, {}, provider)
    expect(await screen.findByRole('heading', { name: 'Zahlung erfolgreich' })).toBeVisible()
    await waitFor(async () => expect(await header()).toHaveTextContent('43,40 €'))
  })

  it('B3: a bill is prepared for the widget by its own amount', async () => {
    const { user, askedOf } = await visitForeign('petra', '/bills', postpaid)
    const [pay] = await screen.findAllByRole('button', { name: 'Online bezahlen' })
    await user.click(pay as HTMLElement)
    await waitFor(() => expect(askedOf('/api/pay-bill')).toHaveLength(1))
    expect(askedOf('/api/pay-bill')[0]).toEqual({
      reference_number: expect.stringMatching(/^\d+$/),
      amount: expect.stringMatching(/^\d+(\.\d+)?$/),
    })
    expect(await screen.findByRole('dialog')).toBeVisible()
  })

  it('B4: a document comes under its name', async () => {
    const saved = watchSavedFiles()
    const { user } = await visitForeign('petra', '/bills', postpaid)
    await user.click((await screen.findAllByRole('button', { name: 'PDF herunterladen' }))[0] as HTMLElement)
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual([expect.stringMatching(/\.pdf$/)]))
  })

  it.each([
    ['sms', 'Aus', '/api/mvno-notifications', 'sms', '0'],
    ['voicemail', 'Aus', '/api/voice-mail-state', 'voice_mail_state', '2'],
    ['language', 'Serbisch', '/api/change-mvno-language', 'language', '1'],
  ])('A2 A3 A4: %s', async (tab, option, path, field, value) => {
    const { user, askedOf } = await visitForeign('petra', `/administration?tab=${tab}`)
    await user.click(await screen.findByRole('radio', { name: option }))
    await waitFor(() => expect(toasts()).toEqual([success]))
    expect(askedOf(path).at(-1)).toMatchObject({ [field]: value })
  })

  it('A5: a consent, also a child', async () => {
    const { user, askedOf } = await visitForeign('petra', '/administration?tab=consents')
    const control = await screen.findByRole('switch', { name: 'Per SMS' })
    const before = control.getAttribute('aria-checked') ?? String((control as HTMLInputElement).checked)
    await user.click(control)
    await waitFor(() => expect(toasts()).toEqual([success]))
    expect(askedOf('/api/submit-gdpr')).toEqual([
      { id: expect.stringMatching(/^\d+$/), agree: before === 'true' ? '0' : '1' },
    ])
  })

  it('G1: the modal is asked for by a text, and closes', async () => {
    const { user, askedOf } = await visitForeign('petra', '/', { hold: [] })
    const modal = within(await screen.findByRole('dialog', { name: 'Ihre Einwilligungen' }))
    const agrees = modal.getAllByRole<HTMLInputElement>('switch').some(({ checked }) => checked)
    await user.click(modal.getByRole('button', { name: 'Schließen' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(askedOf('/api/submit-gdpr')).toHaveLength(agrees ? 0 : 1))
  })

  it('N1 N2: a notification is read, and counted', async () => {
    const { user, askedOf } = await visitForeign('thea', '/tv')
    await user.click(await screen.findByRole('button', { name: /^Benachrichtigungen, \d+ ungelesen$/ }))
    const panel = within(await screen.findByRole('dialog', { name: 'Benachrichtigungen' }))
    await user.click((await panel.findAllByRole('link', { name: 'Mehr' }))[0] as HTMLElement)
    expect(await within(main()).findByRole('article')).toBeVisible()
    await waitFor(() => expect(askedOf('/api/read-notifications/')).toHaveLength(1))
    expect(toasts()).toEqual([])
  })

  it('H1: a request to customer service', async () => {
    const { user, askedOf } = await visitForeign('petra', '/customer-support')
    await user.type(await screen.findByRole('textbox', { name: 'Beschreibung' }), 'Meine Karte geht nicht.')
    await user.click(screen.getByRole('button', { name: 'Senden' }))
    await waitFor(() => expect(toasts()).toEqual([success]))
    expect(askedOf('/api/support-requests')).toMatchObject([
      { request_type: '2', contractid: expect.stringMatching(/^\d+$/) },
    ])
  })

  it('L6 L7: a new password by the link of the letter', async () => {
    const provider = newForeign()
    const { user } = await visitForeign(null, '/forgot-password', {}, provider)
    await user.type(await screen.findByRole('textbox', { name: 'Benutzername' }), 'petra{Enter}')
    await waitFor(() => expect(provider.letters).toHaveLength(1))
    await visitForeign(null, new URL(provider.letters[0]?.link ?? '').pathname, {}, provider)
    await user.type(await screen.findByLabelText('Neues Passwort'), 'neu-1234')
    await user.type(screen.getByLabelText('Passwort wiederholen'), 'neu-1234{Enter}')
    await waitFor(() => expect(toasts()).toEqual([success]))
  })

  it('U4: pages of usage follow until the last', async () => {
    const { user } = await visitForeign('petra', '/listing?month=2026-10')
    expect(await screen.findByText(/Einträge geladen/)).toBeVisible()
    while (screen.queryByRole('button', { name: 'Weitere Einträge laden' })) {
      await user.click(screen.getByRole('button', { name: 'Weitere Einträge laden' }))
      await waitFor(() =>
        expect(screen.queryByRole('button', { name: 'Weitere Einträge laden', busy: true })).toBeNull(),
      )
    }
    expect(toasts()).toEqual([])
  })
})
