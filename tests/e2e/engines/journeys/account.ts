import { expect } from 'vitest'
import type { Journeys } from '../fixtures'
import { by } from '../page/target'

const consents = by.dialog('Ihre Einwilligungen')
const rows = by.listItem(undefined, by.list('Verbindungen'))
const countIn = (text: string) => Number(text.replaceAll(/\D/g, ''))

export const accountJourneys: Journeys = {
  // The first: the browser has no file in its cache yet.
  async 'S7: after a file was lost, the login offers a reload, and then works'({ page, sandbox, loseFiles }) {
    const signIn = async () => {
      await page.click(by.tab('Benutzername'))
      await page.fill(by.textbox('Benutzername'), 'everyday')
      await page.fill(by.label('Passwort'), 'Portal2026')
      await page.click(by.button('Anmelden'))
    }
    loseFiles(/customer-/)
    await page.goto('/login')
    await signIn()
    await page.reads('Es ist ein Fehler aufgetreten.')
    await page.click(by.button('Anmelden'))
    await page.shows(by.button('Seite neu laden'))
    loseFiles(null)
    expect(sandbox.requests).toEqual([])
    await page.click(by.button('Seite neu laden'))
    await page.lacks(by.button('Seite neu laden'))
    await signIn()
    await page.reads('23,40 €', by.accountHeader)
  },

  async 'L1 L2 L3 S1: the code from the SMS signs in, and shows the balance'({ page, sandbox }) {
    await page.goto('/login')
    await page.fill(by.textbox('Telefonnummer'), '436601000001')
    await page.press('Enter')
    await page.shows(by.textbox('SMS-Code'), ({ focused }) => focused)
    await page.reads('Der Code wurde gesendet.')
    const code = sandbox.outbox[0]?.code ?? ''
    await page.type(code)
    await page.press('Enter')

    await page.isAt('/')
    await page.shows(by.heading('Mtel Free M'))
    await page.reads(['+43 660 1000001', '23,40 €'], by.accountHeader)
    expect(sandbox.requests.map(({ operationId, form }) => [operationId, form]).slice(0, 2)).toEqual([
      ['sendSms', { phone: '436601000001' }],
      ['loginWithSms', { id: 'U-1001', code }],
    ])
  },

  async 'L1 L5 S1 S2: user name and password sign in, also after a reload'({ page, sandbox }) {
    await page.goto('/login')
    await page.click(by.tab('Benutzername'))
    await page.fill(by.textbox('Benutzername'), 'everyday')
    await page.fill(by.label('Passwort'), 'Portal2026')
    await page.click(by.button('Passwort anzeigen'))
    await page.shows(by.label('Passwort'), ({ value }) => value === 'Portal2026')
    await page.click(by.button('Anmelden'))

    await page.isAt('/')
    await page.reads('+43 660 1000001', by.accountHeader)
    expect(sandbox.requests[0]?.form).toEqual({ username: 'everyday', password: 'Portal2026' })
    const token = await page.evaluate("localStorage.getItem('zweiklang.token')")
    expect(sandbox.requests.at(-1)?.headers.Authorization).toBe(`Bearer ${token}`)
    await page.goto('/')
    await page.reads('23,40 €', by.accountHeader)
  },

  async 'C1 C2 F11 M5: each contract becomes current with its own figures'({ page, visit, sandbox }) {
    await visit('everyday')
    await page.reads('23,40 €', by.accountHeader)
    sandbox.requests.length = 0
    await page.click(by.contract('+43 660 1000011'))
    await page.shows(by.heading('Flex 20'))
    await page.reads(['Aktuelle Kosten', '18,75 €'], by.accountHeader)
    const operations = sandbox.requests.map(({ operationId }) => operationId)
    expect(operations).toEqual(expect.arrayContaining(['getMeByPhone', 'getResources', 'getConsentStatus']))

    await page.click(by.contract('Fernsehen zu Hause'))
    await page.isAt('/tv')
    await page.reads(['TV Komfort', 'Ex-YU-Sender'], by.main)
    await page.click(by.contract('Internet zu Hause'))
    await page.isAt('/internet')
    await page.reads('150/30 Mbit/s', by.main)
    await page.click(by.contract('+43 660 1000001'))
    await page.isAt('/')
    await page.reads('23,40 €', by.accountHeader)
  },

  async 'U4: the listing loads more on scroll'({ page, visit, callsOf }) {
    await visit('crowd', '/listing')
    await page.shows(rows, ({ aria }) => aria['aria-posinset'] === '1')
    const loaded = by.text(/Einträge geladen$/, by.main)
    await page.pressUntil('End', loaded, ({ text }) => countIn(text) >= 600)
    await page.pressUntil('End', rows, ({ aria }) => Number(aria['aria-posinset']) >= 600)
    expect(callsOf('getListing').length).toBeGreaterThan(1)
    await page.pressUntil('Home', rows, ({ aria }) => aria['aria-posinset'] === '1')
  },

  async 'A1 A2 A3 A4: language, SMS and mailbox are set and stay'({ page, visit, callsOf }) {
    await visit('everyday')
    await page.click(by.link('Einstellungen'))
    const serbian = by.radio('Serbisch', by.tabPanel('Sprache'))
    await page.click(serbian)
    await page.shows(serbian, ({ checked, aria }) => checked && !('aria-busy' in aria))
    expect(callsOf('changeLanguage')).toMatchObject([{ form: { phone: '436601000001' }, status: 200 }])

    await page.click(by.tab('SMS-Benachrichtigungen'))
    const sms = by.switch(undefined, by.tabPanel('SMS-Benachrichtigungen'))
    await page.shows(sms, ({ checked }) => checked)
    await page.click(sms)
    await page.shows(sms, ({ checked, aria }) => !checked && !('aria-busy' in aria))

    await page.click(by.tab('SMS-Benachrichtigungen'))
    await page.press('ArrowRight')
    await page.isAt('/administration?tab=voicemail')
    const offOption = by.radio('Aus', by.tabPanel('Mailbox'))
    await page.click(offOption)
    await page.shows(offOption, ({ checked, aria }) => checked && !('aria-busy' in aria))
    expect(callsOf('changeVoicemailState')).toMatchObject([{ status: 200 }])

    await page.goto('/administration')
    await page.shows(serbian, ({ checked }) => checked)
    await page.goto('/administration?tab=sms')
    await page.shows(sms, ({ checked }) => !checked)
    await page.goto('/administration?tab=voicemail')
    await page.shows(offOption, ({ checked }) => checked)
  },

  async 'G1 A5: a consent that the customer gives in the modal is in the settings'({ page, visit, callsOf }) {
    const bySms = by.switch('per SMS', consents)
    await visit('consents')
    await page.click(bySms)
    await page.shows(bySms, ({ checked, aria }) => checked && !('aria-busy' in aria))
    await page.click(by.button('Schließen', consents))
    await page.lacks(consents)
    expect(callsOf('submitConsent').map(({ form }) => form)).toEqual([{ id: '12', agree: '1' }])
    await page.goto('/administration?tab=consents')
    await page.shows(by.switch('per SMS', by.tabPanel('Datenschutz')), ({ checked }) => checked)
  },

  async 'S3 F10: a logout in one of two tabs ends both'({ page, openTab, visit }) {
    await visit('everyday')
    await page.reads('23,40 €', by.accountHeader)
    const other = await openTab()
    await other.goto('/')
    await other.reads('23,40 €', by.accountHeader)
    await other.click(by.button('Profil'))
    await other.click(by.menuItem('Abmelden'))
    await other.click(by.button('Abmelden', by.dialog('Möchten Sie sich abmelden?')))
    for (const one of [other, page]) {
      await one.isAt('/login')
      await one.shows(by.heading('Anmelden'))
      const text = (await one.observe(by.main)).map((state) => state.text).join()
      expect(text).not.toContain('660 1000001')
    }
    const stored = "Object.keys(localStorage).filter((key) => key !== 'zweiklang.locale').join()"
    expect(await page.evaluate(stored)).toBe('')
  },
}
