import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { autoAdvanceTime } from '../../../tests/support/fakeTime'
import {
  field,
  formsOf,
  heading,
  openTab,
  press,
  replaceText,
  signIn,
  textsOf,
} from '../../../tests/support/steps'
import { callsOf, startPortal, type Visit, type VisitedPortal } from '../../../tests/support/testPortal'
import { toasts } from '../../../tests/support/toasts'

// The flows of a signed-in customer load after the login.
const loading = vi.hoisted(() => ({ until: Promise.resolve() }))
vi.mock('../../app/session', async (original) => {
  const module = await original<typeof import('../../app/session')>()
  return { ...module, loadCustomerFlows: () => loading.until.then(module.loadCustomerFlows) }
})
afterEach(() => {
  loading.until = Promise.resolve()
})

const phone = '436601000001'
const codeField = () => screen.findByRole('textbox', { name: 'SMS-Code' })
const showCode = async (portal: VisitedPortal) => {
  await replaceText(portal, 'Telefonnummer', phone)
  await press(portal, 'Code anfordern')
  await codeField()
}

describe('the login by SMS', () => {
  it('L1 L2 L3 L4: a code can be resent after 30 seconds; a change of the tab keeps the number only', async () => {
    const portal = await startPortal({ path: '/login' })
    expect(textsOf(screen.getAllByRole('tab'))).toEqual(['Telefonnummer', 'Benutzername'])
    expect(screen.getByRole('tab', { name: 'Telefonnummer', selected: true })).toBeVisible()
    expect(field('Telefonnummer')).toHaveAttribute('placeholder', '436XXXXXXXX')
    const time = autoAdvanceTime()
    await showCode(portal)
    expect(document.body).toHaveTextContent('den wir an +43 660 1000001 gesendet haben')
    const resend = () => screen.getByRole('button', { name: 'Code erneut senden' })
    await portal.user.click(resend())
    expect(callsOf(portal.sandbox, 'sendSms')).toHaveLength(1)
    await portal.user.type(await codeField(), '12')
    await time.advance(30_000)
    await portal.user.click(resend())
    await waitFor(() => expect(portal.sandbox.outbox).toHaveLength(2))
    const pause = 'Einen neuen Code können Sie nach 30 Sekunden anfordern.'
    await waitFor(() => expect(resend()).toHaveAccessibleDescription(pause))
    expect(await codeField()).toHaveFocus()
    await portal.user.keyboard('3')
    expect(await codeField()).toHaveValue('3')
    for (const name of ['Benutzername', 'Telefonnummer']) {
      await openTab(portal, name)
      expect(screen.queryByRole('textbox', { name: 'SMS-Code' })).toBeNull()
    }
    expect(field('Telefonnummer')).toHaveValue(phone)
  })
})

it.each(['by SMS', 'by password'])(
  'L3 L5: %s, the form stays locked until the page can open',
  async (way) => {
    let open = () => {}
    loading.until = new Promise((resolve) => {
      open = resolve
    })
    const portal = await startPortal({ path: '/login' })
    if (way === 'by SMS') {
      await showCode(portal)
      await portal.user.type(await codeField(), portal.sandbox.outbox[0]?.code ?? '')
      await press(portal, 'Anmelden')
    } else await signIn(portal, 'everyday')
    const operation = way === 'by SMS' ? 'loginWithSms' : 'loginWithPassword'
    await waitFor(() => expect(callsOf(portal.sandbox, operation)).toHaveLength(1))
    await act(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    expect(screen.getByRole('button', { name: 'Anmelden' })).toHaveAttribute('aria-busy', 'true')
    if (way === 'by SMS') expect(await codeField()).toBeVisible()
    open()
    await heading('Mtel Free M')
  },
)

it.each(['0660 1000001', '+43 (0) 660 1000001', '\u202a+43\u00a0660\u20111000001\u202c'])(
  'L1 L2: %j is a number of the customer; the form keeps the typed text',
  async (typed) => {
    const portal = await startPortal({ path: '/login' })
    await replaceText(portal, 'Telefonnummer', typed)
    await press(portal, 'Code anfordern')
    await codeField()
    expect(formsOf(portal, 'sendSms')).toEqual([{ phone }])
    expect(document.body).toHaveTextContent('den wir an +43 660 1000001 gesendet haben')
    await press(portal, 'Andere Nummer verwenden')
    expect(field('Telefonnummer')).toHaveValue(typed)
  },
)

it('L2: a number of another country appears as typed', async () => {
  const fixedAnswers = { sendSms: { body: { user: { userId: 'U-1' } } } }
  const portal = await startPortal({ path: '/login', fixedAnswers })
  await replaceText(portal, 'Telefonnummer', '+381 64 123-4567')
  await press(portal, 'Code anfordern')
  await codeField()
  expect(formsOf(portal, 'sendSms')).toEqual([{ phone: '381641234567' }])
  expect(document.body).toHaveTextContent('den wir an +381 64 123-4567 gesendet haben')
})

it.each<[string, (code: string) => string]>([
  ['a copied SMS', (code) => `Ihr Code ist ${code}.`],
  ['groups with a no-break hyphen', (code) => `${code.slice(0, 3)}\u2011${code.slice(3)}`],
])(
  'L3: %s is the code; the field keeps it, and the portal sends it once the customer presses',
  async (_, typed) => {
    const portal = await startPortal({ path: '/login', hold: ['loginWithSms'] })
    await showCode(portal)
    const code = portal.sandbox.outbox[0]?.code ?? ''
    await replaceText(portal, 'SMS-Code', typed(code))
    expect(callsOf(portal.sandbox, 'loginWithSms')).toEqual([])
    await press(portal, 'Anmelden')
    await portal.answers.next('loginWithSms')
    expect(formsOf(portal, 'loginWithSms')).toMatchObject([{ code }])
    expect(await codeField()).toHaveValue(typed(code))
    await portal.answers.release('loginWithSms')
    expect(await screen.findByRole('button', { name: 'Profil' })).toBeVisible()
  },
)
describe('the step of the SMS code', () => {
  const reload = ({ sandbox }: VisitedPortal) => startPortal({ path: '/login', sandbox })
  const stored = (secondsAgo: number): Visit => ({
    path: '/login',
    tab: { smsLogin: { phone, userId: 'user-1', sentAt: Date.now() - secondsAgo * 1000 } },
  })
  const resend = () => screen.findByRole('button', { name: 'Code erneut senden' })

  it('L2 L3: survives a reload, without the code, until the customer has signed in', async () => {
    const first = await startPortal({ path: '/login' })
    await showCode(first)
    const code = first.sandbox.outbox[0]?.code ?? ''
    await replaceText(first, 'SMS-Code', code)
    expect(JSON.stringify(window.sessionStorage)).not.toContain(code)
    const portal = await reload(first)
    expect(await codeField()).toHaveFocus()
    expect(document.body).toHaveTextContent('den wir an +43 660 1000001 gesendet haben')
    await replaceText(portal, 'SMS-Code', code)
    await press(portal, 'Anmelden')
    await heading('Mtel Free M')
    expect(callsOf(portal.sandbox, 'sendSms')).toHaveLength(1)
    expect(JSON.stringify(window.sessionStorage)).not.toContain('smsLogin')
  })

  it.each([
    ['another number', (portal: VisitedPortal) => press(portal, 'Andere Nummer verwenden')],
    ['the tab of the user name', (portal: VisitedPortal) => openTab(portal, 'Benutzername')],
  ])('L4: ends with %s, also after a reload', async (_, leave) => {
    const first = await startPortal({ path: '/login' })
    await showCode(first)
    const portal = await reload(first)
    await codeField()
    await leave(portal)
    await reload(portal)
    expect(field('Telefonnummer')).toBeVisible()
    expect({ ...window.sessionStorage }).toEqual({})
  })

  it.each<[string, Visit]>([
    ['of ten minutes ago', stored(600)],
    ['of the future', stored(-60)],
    ['of another format', { path: '/login', tab: { smsLogin: { phone, sentAt: Date.now() } } }],
  ])('L2: %s is forgotten', async (_, visit) => {
    await startPortal(visit)
    expect(field('Telefonnummer')).toBeVisible()
    expect({ ...window.sessionStorage }).toEqual({})
  })

  it('L2: shows the rest of the pause, without reading it out each second', async () => {
    const time = autoAdvanceTime()
    await startPortal(stored(12))
    const left = await screen.findByText('Neuer Code in 18 Sekunden möglich.')
    expect(left).toHaveAttribute('role', 'timer')
    expect(left.closest('[aria-live]')).toBeNull()
    expect(await resend()).toHaveAccessibleDescription(
      'Einen neuen Code können Sie nach 30 Sekunden anfordern.',
    )
    await screen.findByText('Neuer Code in 17 Sekunden möglich.', {}, { timeout: 3000 })
    await act(() => time.advance(17_000))
    await waitFor(async () => expect(await resend()).not.toHaveAttribute('aria-disabled', 'true'))
    expect(screen.queryByRole('timer')).toBeNull()
  })
})

describe('a refusal of another shape', () => {
  const withoutWords = 'Die Anmeldung war nicht möglich. Bitte prüfen Sie Ihre Angaben.'

  it.each([
    [{ message: 'Ihr Konto ist gesperrt.' }, '', 'Ihr Konto ist gesperrt.'],
    [{ message: null, body: [] }, '', withoutWords],
    [{ message: { text: 'x' }, body: [] }, '', withoutWords],
    [{}, '', withoutWords],
    [{ body: { validation_errors: { username: 'Unbekannt', password: { text: 'x' } } } }, 'Unbekannt', ''],
  ])('E1 L5: %j is shown at a field of the password login', async (answer, ofName, ofPassword) => {
    const portal = await startPortal({ path: '/login', hold: ['loginWithPassword'] })
    await signIn(portal, 'everyday')
    await portal.answers.replace('loginWithPassword', { code: 'LOGIN_FAILED', ...answer }, 401)
    await waitFor(() => expect(field('Passwort')).toHaveAccessibleDescription(ofPassword))
    await waitFor(() => expect(field('Benutzername')).toHaveAccessibleDescription(ofName))
  })

  it('E1 L2: appears in the live region of the phone number, also under another field name', async () => {
    const portal = await startPortal({ path: '/login', hold: ['sendSms'] })
    // A screen reader announces only content added to an existing region.
    const region = field('Telefonnummer').closest('form')?.querySelector('[aria-live=polite]')
    expect(region).toBeEmptyDOMElement()
    await replaceText(portal, 'Telefonnummer', '43660')
    await press(portal, 'Code anfordern')
    const validation_errors = { msisdn: ['Diese Nummer gibt es nicht.'] }
    await portal.answers.replace('sendSms', { code: 422, message: null, body: { validation_errors } }, 422)
    await waitFor(() => expect(region).toHaveTextContent('Diese Nummer gibt es nicht.'))
    expect(field('Telefonnummer')).toHaveAccessibleDescription('Diese Nummer gibt es nicht.')
    expect(toasts()).toEqual([])
  })
})

describe('a lost phone', () => {
  const lost = 'Handy verloren?'

  it('L1: leads to the hotline, on both tabs', async () => {
    const portal = await startPortal({ path: '/login' })
    await portal.user.click(await screen.findByText(lost))
    const hotline = screen.getByRole('link', { name: /^\+49/ })
    expect(hotline).toHaveAttribute('href', 'tel:+49-30-23125-100')
    expect(hotline.parentElement).toHaveTextContent('täglich rund um die Uhr')
    await openTab(portal, 'Benutzername')
    expect(screen.getByText(lost)).toBeVisible()
  })

  it('L1: is not mentioned by a brand without a hotline', async () => {
    await startPortal({ path: '/login', changedBrand: { links: {} } })
    await heading('Anmelden')
    await vi.dynamicImportSettled()
    expect(screen.queryByText(lost)).toBeNull()
  })
})

describe('an SMS that does not come', () => {
  const until = /^Zu viele Anfragen\. Ab \d\d:\d\d Uhr können Sie wieder einen Code anfordern\./
  const later = 'Zu viele Anfragen. Bitte versuchen Sie es später noch einmal.'
  const limit = (retryAfter?: string) =>
    ({ operationId: 'sendSms', fault: '429', ...(retryAfter !== undefined && { retryAfter }) }) as const

  it('L2 E1: names the wait if the provider does', async () => {
    const portal = await startPortal({ path: '/login' })
    portal.sandbox.faults.set(limit('90'))
    await replaceText(portal, 'Telefonnummer', phone)
    await press(portal, 'Code anfordern')
    await waitFor(() => expect(field('Telefonnummer')).toHaveAccessibleDescription(until))
    portal.sandbox.faults.set(limit(''))
    await press(portal, 'Code anfordern')
    await waitFor(() => expect(field('Telefonnummer')).toHaveAccessibleDescription(later))
    expect(toasts()).toEqual([])
  })

  it('L2 E1: names the wait for another code, while the earlier one may still work', async () => {
    const smsLogin = { phone, userId: 'user-1', sentAt: Date.now() - 40_000 }
    const portal = await startPortal({ path: '/login', tab: { smsLogin } })
    portal.sandbox.faults.set(limit())
    await codeField()
    await press(portal, 'Code erneut senden')
    await waitFor(async () => expect(await codeField()).toHaveAccessibleDescription(until))
    expect(screen.getByRole('button', { name: 'Anmelden' })).not.toHaveAttribute('aria-disabled', 'true')
  })

  it('L2 E1: words of the provider come before the wait', async () => {
    const portal = await startPortal({ path: '/login', hold: ['sendSms'] })
    await replaceText(portal, 'Telefonnummer', phone)
    await press(portal, 'Code anfordern')
    await portal.answers.replace('sendSms', { code: 'SEND_SMS_FAILED', message: 'Drei Codes am Tag.' }, 429)
    await waitFor(() =>
      expect(field('Telefonnummer')).toHaveAccessibleDescription(`Drei Codes am Tag. ${later}`),
    )
  })

  it('L1 L4: the step of the code leads to the login by password', async () => {
    const portal = await startPortal({ path: '/login' })
    await showCode(portal)
    await press(portal, 'Mit Benutzername anmelden')
    expect(await screen.findByRole('textbox', { name: 'Benutzername' })).toBeVisible()
    expect(screen.getByRole('tab', { name: 'Benutzername', selected: true })).toBeVisible()
  })
})
