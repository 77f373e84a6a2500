import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { watchSavedFiles } from '../../../tests/support/savedFiles'
import {
  factsIn,
  field,
  formsOf,
  heading,
  main,
  press,
  replaceText,
  signIn,
  visit,
} from '../../../tests/support/steps'
import {
  goTo,
  newSandbox,
  startPortal,
  type Visit,
  type VisitedPortal,
} from '../../../tests/support/testPortal'

/** The time in a text differs with every run. */
const withoutTime = (text: unknown) => String(text).replaceAll(/\d\d\.\d\d\.\d{4}, \d\d:\d\d/g, '(time)')
const sentForms = (portal: VisitedPortal) =>
  formsOf(portal, 'sendSupportRequest').map((form) => ({ ...form, text: withoutTime(form?.text) }))

const chooseContract = async ({ user }: VisitedPortal, name: string, label = 'Vertrag') =>
  user.selectOptions(await screen.findByRole('combobox', { name: label }), name)

async function openWithdrawal(options: Visit = {}): Promise<VisitedPortal> {
  const portal = await visit('/withdrawal-request', options)
  await chooseContract(portal, 'TV, Fernsehen zu Hause')
  return portal
}

const findField = (name: string) => screen.findByLabelText(name)

/** The brands of the repository have no mailbox. */
const changedBrand = { links: { email: 'mailto:service@portal.example' } }

const withdrawalText = `Widerruf eines Vertrags

Hiermit widerrufe ich den folgenden Vertrag:

Vertrag: TV, Fernsehen zu Hause
Produktnummer: P-1005
Vertragsnummer: C-1005
Name: Lena Moser-Klein
E-Mail-Adresse: lena.moser@example.com
Erklärt am: (time)

Bitte bestätigen Sie mir den Eingang per E-Mail.`

describe('a withdrawal from a contract', () => {
  it('has a summary, is sent once, and becomes a receipt with the time of the provider', async () => {
    const saved = watchSavedFiles()
    const portal = await openWithdrawal()
    expect(field('Name').value).toBe('Lena Moser')
    await replaceText(portal, 'Name', ' Lena Moser-Klein ')
    await press(portal, 'Weiter zur Prüfung')
    expect(screen.getByRole('heading', { name: 'Stimmt Ihr Widerruf?' })).toHaveFocus()
    const facts = ['Vertrag: TV, Fernsehen zu Hause', 'Produktnummer: P-1005', 'Vertragsnummer: C-1005']
    const person = ['Name: Lena Moser-Klein', 'E-Mail-Adresse: lena.moser@example.com']
    expect(factsIn(screen.getByRole('main'))).toEqual([...facts, ...person])
    expect(formsOf(portal, 'sendSupportRequest')).toEqual([])

    await press(portal, 'Widerruf bestätigen')
    await screen.findByRole('heading', { name: 'Ihr Widerruf ist eingegangen' })
    expect(sentForms(portal)).toEqual([{ request_type: '3', contractid: 'C-1005', text: withdrawalText }])
    expect(factsIn(screen.getByRole('main')).map(withoutTime)).toEqual(['Eingegangen am: (time)'])
    await press(portal, 'Als Datei speichern')
    expect(saved.map(({ name }) => name)).toEqual(['widerruf.txt'])
    expect(withoutTime(await saved[0]?.content?.text())).toBe(
      `${withdrawalText}\n\nEingegangen am: (time)\n\n`,
    )
  })

  it('is not sent by the second click of a double click that leads to the summary', async () => {
    const portal = await openWithdrawal()
    fireEvent.click(await screen.findByRole('button', { name: 'Weiter zur Prüfung' }), { detail: 1 })
    const confirm = await screen.findByRole('button', { name: 'Widerruf bestätigen' })
    fireEvent.click(confirm, { detail: 2 })
    expect(confirm).not.toHaveAttribute('aria-busy', 'true')
    fireEvent.click(confirm, { detail: 1 })
    await screen.findByRole('heading', { name: 'Ihr Widerruf ist eingegangen' })
    expect(formsOf(portal, 'sendSupportRequest')).toHaveLength(1)
  })

  it('says what to do instead in a browser that cannot print, such as that of an app', async () => {
    vi.stubGlobal('print', undefined)
    const portal = await openWithdrawal()
    await press(portal, 'Weiter zur Prüfung')
    await press(portal, 'Widerruf bestätigen')
    await screen.findByText(/^Dieser Browser kann nicht drucken\. Speichern Sie die Erklärung als Datei/)
    expect(screen.queryByRole('button', { name: 'Drucken' })).toBeNull()
  })

  it('keeps what was entered over a reload until it is received', async () => {
    const portal = await openWithdrawal()
    await replaceText(portal, 'E-Mail-Adresse', 'neu@example.com')
    const { sandbox } = portal
    await visit('/cancellation-request', { sandbox })
    expect(await findField('E-Mail-Adresse')).toHaveValue('lena.moser@example.com')
    const reloaded = await visit('/withdrawal-request', { sandbox })
    expect(await findField('E-Mail-Adresse')).toHaveValue('neu@example.com')
    expect(field('Vertrag')).toHaveDisplayValue('TV, Fernsehen zu Hause')
    await press(reloaded, 'Weiter zur Prüfung')
    await press(reloaded, 'Widerruf bestätigen')
    await screen.findByRole('heading', { name: 'Ihr Widerruf ist eingegangen' })
    await visit('/withdrawal-request', { sandbox })
    expect(await findField('E-Mail-Adresse')).toHaveValue('lena.moser@example.com')
  })

  it.each(['everyday', 'empty'] as const)(
    'S4: is hidden until a login; %s finds only her own',
    async (account) => {
      const portal = await openWithdrawal({ sandbox: newSandbox() })
      await replaceText(portal, 'E-Mail-Adresse', 'neu@example.com')
      await press(portal, 'Weiter zur Prüfung')
      portal.sandbox.faults.set({ operationId: 'sendSupportRequest', fault: 'tokenRefused' })
      await press(portal, 'Widerruf bestätigen')
      await heading('Anmelden')
      portal.sandbox.faults.clear()
      await signIn(portal, account)
      await screen.findByRole('button', { name: 'Profil' })
      await goTo('/withdrawal-request')
      await findField('E-Mail-Adresse')
      const isOwn = account === 'everyday'
      expect(field('E-Mail-Adresse').value === 'neu@example.com').toBe(isOwn)
      expect(JSON.stringify({ ...window.sessionStorage }).includes('neu@example.com')).toBe(isOwn)
    },
  )

  it('without an answer, is never repeated by itself, and offers its text as an e-mail', async () => {
    const portal = await openWithdrawal({ changedBrand, hold: ['sendSupportRequest'] })
    await press(portal, 'Weiter zur Prüfung')
    await press(portal, 'Widerruf bestätigen')
    await portal.answers.fail('sendSupportRequest')
    expect(
      await screen.findByRole('heading', { name: 'Ihr Widerruf ist vielleicht angekommen' }),
    ).toHaveFocus()
    const href = screen.getByRole('link', { name: 'E-Mail schreiben' }).getAttribute('href') ?? ''
    expect(href).toMatch(/^mailto:\S+@\S+\?subject=Widerruf%20eines%20Vertrags&body=Widerruf%20/)
    expect(decodeURIComponent(href)).toContain('\r\nVertragsnummer: C-1005\r\n')
    await press(portal, 'Text kopieren')
    expect(await navigator.clipboard.readText()).toContain('Vertragsnummer: C-1005')
    expect(formsOf(portal, 'sendSupportRequest')).toHaveLength(1)

    await press(portal, 'Erneut senden')
    expect(screen.getByText(/vielleicht schon angekommen/)).toBeVisible()
    expect(formsOf(portal, 'sendSupportRequest')).toHaveLength(1)
  })

  it('of a contract without its id leads to customer service, or to the e-mail of the brand', async () => {
    const contract = { productId: 'P-9', isTv: true, name: 'Fernsehen zu Hause', statusReason: 'Active' }
    const fixedAnswers = { getMe: { code: 'GET_USER_SUCCESS', body: { user: { contracts: [contract] } } } }
    await visit('/withdrawal-request', { fixedAnswers })
    await heading('Vertrag widerrufen')
    expect(main().getByRole('link', { name: 'Zum Kundenservice' })).toHaveAttribute(
      'href',
      '/customer-support',
    )
    expect(screen.queryByRole('button', { name: 'Weiter zur Prüfung' })).toBeNull()
    await visit('/withdrawal-request', { fixedAnswers, changedBrand })
    await heading('Vertrag widerrufen')
    expect(main().getByRole('link', { name: 'E-Mail schreiben' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    )
  })
})

describe('a cancellation', () => {
  it('names the earliest end, and sends the wished day in German', async () => {
    const portal = await visit('/cancellation-request', { locale: 'en', languages: 'de sr en' })
    await chooseContract(portal, 'Mobile, +43 660 1000011', 'Contract')
    expect(factsIn(screen.getByRole('main'))).toContain('Earliest end: 18.06.2027')

    await portal.user.click(field('Cancellation for good cause'))
    await replaceText(portal, 'Reason', 'Kein Empfang')
    await portal.user.click(field('On a certain day'))
    await portal.user.type(field('Day'), '2026-12-31')
    await press(portal, 'Continue to review')
    await press(portal, 'Confirm cancellation')
    await screen.findByRole('heading', { name: 'We received your cancellation' })
    const [form] = sentForms(portal)
    expect(form).toMatchObject({ request_type: '4', contractid: 'C-1002' })
    expect(form?.text.split('\n').slice(4, -3)).toEqual([
      'Vertrag: Mobil, +43 660 1000011',
      'Produktnummer: P-1002',
      'Vertragsnummer: C-1002',
      'Art der Kündigung: Kündigung aus wichtigem Grund',
      'Grund: Kein Empfang',
      'Ende des Vertrags: 31.12.2026, hilfsweise zum nächstmöglichen Termin',
      'Name: Lena Moser',
      'E-Mail-Adresse: lena.moser@example.com',
    ])
  })

  it.each([
    [
      'de',
      ['Vertrag', 'Mobil, +43 660 1000011', 'Im Kalender vormerken', 'kuendigen-bis.ics'],
      'Bindung bis 18.06.2027. Damit der Vertrag dann endet, kündigen Sie bis 19.05.2027.',
      'Letzter Tag zum Kündigen: Mobil, +43 660 1000011',
    ],
    [
      'sr',
      ['Ugovor', 'Mobilni, +43 660 1000011', 'Sačuvaj u kalendaru', 'raskid-do.ics'],
      'Obaveza do 18.06.2027. Da bi ugovor tada prestao, raskinite ga do 19.05.2027.',
      'Poslednji dan za raskid: Mobilni, +43 660 1000011',
    ],
    [
      'en',
      ['Contract', 'Mobile, +43 660 1000011', 'Save to calendar', 'cancel-by.ics'],
      'Bound until 18.06.2027. To end the contract then, cancel by 19.05.2027.',
      'Last day to cancel: Mobile, +43 660 1000011',
    ],
  ] as const)(
    'has the last day to give notice, also for the calendar: %s',
    async (locale, [label, contract, button, fileName], sentence, title) => {
      const saved = watchSavedFiles()
      const portal = await visit('/cancellation-request', { locale, languages: 'de sr en' })
      await chooseContract(portal, contract, label)
      expect(screen.getByText(sentence)).toBeVisible()
      await press(portal, button)
      expect(saved.map(({ name }) => name)).toEqual([fileName])
      const lines = (await saved[0]?.content?.text())
        ?.replaceAll('\r\n ', '')
        .replaceAll('\\', '')
        .split('\r\n')
      expect(lines).toEqual(
        expect.arrayContaining([
          'DTSTART;VALUE=DATE:20270519',
          `SUMMARY:${title}`,
          `DESCRIPTION:${sentence}`,
        ]),
      )
    },
  )

  it.each([
    ['the notice period is unknown', '', 'Mobil, +43 660 1000011', 'Frühestes Ende: 18.06.2027'],
    ['the last day is past', '211', 'Mobil, +43 660 1000011', 'Frühestes Ende: 19.06.2027'],
    ['there is no binding period', '30', 'Mobil, +43 660 1000001', 'Frühestes Ende: 20.12.2026'],
  ])('has no entry for the calendar if %s', async (_, noticeDays, contract, earliestEnd) => {
    const portal = await visit('/cancellation-request', { settings: { 'portal:notice-days': noticeDays } })
    await chooseContract(portal, contract)
    expect(factsIn(screen.getByRole('main'))).toContain(earliestEnd)
    expect(screen.queryByText(/kündigen Sie bis/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Im Kalender vormerken' })).toBeNull()
  })

  it('names the start of a contract, if the provider does', async () => {
    const portal = await visit('/withdrawal-request')
    await chooseContract(portal, 'Mobil, +43 660 1000012')
    expect(factsIn(screen.getByRole('main'))).toContain('Vertragsbeginn: 06.10.2025')
    await chooseContract(portal, 'Mobil, +43 660 1000011')
    expect(screen.queryByText('Vertragsbeginn')).toBeNull()
  })

  it('is Serbian in Serbian, and moves the focus to the first error', async () => {
    const portal = await visit('/cancellation-request', { locale: 'sr' })
    await press(portal, 'Nastavi na proveru')
    expect(screen.getByText('Izaberite ugovor.')).toBeVisible()
    await waitFor(() => expect(field('Ugovor')).toHaveFocus())
    await chooseContract(portal, 'Mobilni, +43 660 1000001', 'Ugovor')
    await press(portal, 'Nastavi na proveru')
    await press(portal, 'Potvrdi raskid')
    await screen.findByRole('heading', { name: 'Vaš raskid je primljen' })
    expect(sentForms(portal)[0]?.text).toContain('\nKraj ugovora: U prvom mogućem roku\n')
  })
})

describe('the links to end a contract', () => {
  const names = ['Vertrag widerrufen', 'Vertrag kündigen']
  const linksNow = () =>
    names.map((name) => screen.queryByRole('link', { name })?.getAttribute('href') ?? null)

  it('lead to the pages of the portal, to those of the provider, or are missing with their page', async () => {
    await startPortal({ path: '/login' })
    await waitFor(() => expect(linksNow()).toEqual(['/withdrawal-request', '/cancellation-request']))
    const settings = {
      'portal:withdrawal-request': 'https://provider.example/withdraw',
      'portal:cancellation-request': 'mailto:end@x.example',
    }
    await visit('/accessibility', { settings })
    await waitFor(() => expect(linksNow()).toEqual(Object.values(settings)))
    const none = { 'portal:withdrawal-request': 'yes', 'portal:cancellation-request': '' }
    for (const path of ['/withdrawal-request', '/cancellation-request']) {
      await visit(path, { settings: none })
      await heading('Seite nicht gefunden')
      expect(window.location.pathname).toBe('/404')
      expect(linksNow()).toEqual([null, null])
    }
  })

  it('return after the login', async () => {
    const portal = await startPortal({ path: '/login' })
    await portal.user.click(await screen.findByRole('link', { name: 'Vertrag kündigen' }))
    await waitFor(() =>
      expect(within(screen.getByRole('main')).getByText(/geht es mit Ihrer Erklärung weiter/)).toBeVisible(),
    )
    expect(window.location.pathname).toBe('/login')
    await signIn(portal, 'everyday')
    await heading('Vertrag kündigen')
    expect(window.location.pathname).toBe('/cancellation-request')
  })
})
