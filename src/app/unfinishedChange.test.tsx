import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { OperationId } from '../../sandbox/document'
import {
  failure,
  header,
  heading,
  postpaid,
  press,
  pressInDialog,
  replaceText,
  signIn,
  submitPair,
  tariffButton,
  tvContract,
  visit,
} from '../../tests/support/steps'
import {
  goTo,
  leavePortal,
  startPortal,
  type Visit,
  type VisitedPortal,
} from '../../tests/support/testPortal'
import { toasts } from '../../tests/support/toasts'

interface Change {
  path: string
  operation: OperationId
  begin: (portal: VisitedPortal) => Promise<void>
  /** What the customer must check. */
  notice: RegExp
  /** Whether the account reloads. */
  affectsBalance?: true
}

/** The provider demands the end of the active plan, and the customer agrees. */
async function beginSwitch(portal: VisitedPortal) {
  portal.answers.hold('activateTariff', 'deactivateTariff')
  await portal.user.click(await tariffButton('Aktivieren', 'Mtel Free S'))
  await pressInDialog(portal, 'Tarif aktivieren', 'Zahlungspflichtig aktivieren')
  await portal.answers.replace('activateTariff', { code: 'ACTIVATE_PLAN_FAILED_ANOTHER_PLAN_ACTIVE' }, 409)
  await press(portal, 'Mtel Free M beenden und zahlungspflichtig wechseln')
}

const smsSetting: Change = {
  path: '/administration?tab=sms',
  operation: 'changeSmsNotifications',
  begin: async ({ user }) =>
    user.click(await screen.findByRole('switch', { name: 'SMS-Benachrichtigungen' })),
  notice: /Bitte sehen Sie in den Einstellungen nach, was jetzt gilt/,
}

const changes: Record<string, Change> = {
  'T2: a tariff': {
    path: '/Tariffs',
    operation: 'activateTariff',
    async begin(portal) {
      await portal.user.click(await tariffButton('Aktivieren', 'Extra 5 GB'))
      await pressInDialog(portal, 'Tarif aktivieren', 'Zahlungspflichtig aktivieren')
    },
    notice: /Bitte sehen Sie Ihre Tarife und Ihr Guthaben an/,
    affectsBalance: true,
  },
  'T4: the end of a plan, for another': {
    path: '/Tariffs',
    operation: 'deactivateTariff',
    begin: beginSwitch,
    notice: /Bitte sehen Sie Ihre Tarife und Ihr Guthaben an/,
    affectsBalance: true,
  },
  'T4: the order of a plan, after the end of another': {
    path: '/Tariffs',
    operation: 'activateTariff',
    async begin(portal) {
      await beginSwitch(portal)
      await portal.answers.release('deactivateTariff')
    },
    notice: /Bitte sehen Sie Ihre Tarife und Ihr Guthaben an/,
    affectsBalance: true,
  },
  'P4: a voucher': {
    path: '/recharge-credit?tab=voucher',
    operation: 'topUpWithVoucher',
    async begin(portal) {
      await replaceText(portal, 'Gutscheincode', '1000-2000-3010')
      await press(portal, 'Aufladen')
    },
    notice: /Vielleicht ist der Gutschein schon eingelöst: Bitte sehen Sie das Guthaben/,
    affectsBalance: true,
  },
  'A6: a password': {
    path: '/administration?tab=account',
    operation: 'changeAccountPassword',
    begin: (portal) => submitPair(portal, 'Winter2026'),
    notice: /Vielleicht gilt das neue Passwort schon: Bitte probieren Sie es bei der nächsten Anmeldung/,
  },
  'A3: an SMS setting': smsSetting,
  'A5: a consent': {
    path: '/administration?tab=consents',
    operation: 'submitConsent',
    begin: async ({ user }) => user.click(await screen.findByRole('switch', { name: 'per SMS' })),
    notice: /unter Einstellungen, Datenschutz nach/,
  },
}

/** The browser discards the document without an event. */
function reloadTo(path: string, { sandbox }: VisitedPortal) {
  const saved = { ...window.sessionStorage }
  leavePortal()
  Object.assign(window.sessionStorage, saved)
  return startPortal({ path, sandbox })
}

describe.each(Object.entries(changes))('%s without an answer', (_, { path, operation, begin, ...change }) => {
  async function beginChange() {
    const portal = await visit(path, { hold: [operation] })
    await begin(portal)
    await portal.answers.next(operation)
    return portal
  }

  /** Reloads the page twice: the first reload announces these messages, the second none. */
  async function expectOnReload(portal: VisitedPortal, ...messages: RegExp[]) {
    for (const expected of [messages, []]) {
      await reloadTo('/', portal)
      await header()
      expect(toasts()).toEqual(expected.map((text) => expect.stringMatching(text)))
    }
  }

  it('is announced once after a reload', async () => expectOnReload(await beginChange(), change.notice))

  it('is announced once after a page change', async () => {
    const portal = await beginChange()
    const countBefore = portal.sandbox.requests.length
    await goTo('/')
    await header()
    expect(toasts()).toEqual([expect.stringMatching(change.notice)])
    const accounts = () =>
      portal.sandbox.requests.slice(countBefore).filter(({ operationId }) => operationId === 'getMeByPhone')
    await waitFor(() => expect(accounts()).toHaveLength(change.affectsBalance ? 1 : 0))
    await expectOnReload(portal)
  })

  it('is not announced after the answer', async () => {
    const portal = await beginChange()
    await portal.answers.replace(operation, { code: 'REQUEST_FAILED_SERVER_ERROR' })
    await waitFor(() => expect(toasts()).toEqual([failure]))
    await expectOnReload(portal)
  })
})

interface Attempt extends Pick<Change, 'path' | 'operation' | 'begin'> {
  options?: Visit
}

const attempts: [string, Attempt][] = [
  // The sandbox executes the order of a tariff whatever its answer, so the card offers no second attempt.
  ...Object.entries(changes).filter(([, { path }]) => path !== '/Tariffs'),
  [
    'P2: a payment by card',
    {
      ...{ path: '/recharge-credit', operation: 'prepareTopUp' },
      async begin(portal) {
        await replaceText(portal, 'Betrag', '20')
        await press(portal, 'Aufladen')
        await press(portal, 'Weiter zur Zahlung')
      },
    },
  ],
  [
    'B3: the payment of a bill',
    {
      ...{ path: '/bills', operation: 'payBill', options: postpaid },
      begin: async ({ user }) =>
        user.click((await screen.findAllByRole('button', { name: 'Online bezahlen' }))[0] as HTMLElement),
    },
  ],
  [
    'H1: a request',
    {
      ...{ path: '/customer-support?view=form', operation: 'sendSupportRequest' },
      async begin(portal) {
        await replaceText(portal, 'Beschreibung', 'Guten Tag, danke.')
        await press(portal, 'Senden')
      },
    },
  ],
]

const signedOut = { account: undefined }
/** Attempts whose refusal appears in the form or instead of the content; an unreadable answer is an error. */
const otherAttempts: [string, Attempt][] = [
  [
    'L5: a login by password',
    {
      ...{ path: '/login', operation: 'loginWithPassword', options: signedOut },
      begin: (portal) => signIn(portal, 'everyday'),
    },
  ],
  [
    'L2: the request of a code',
    {
      ...{ path: '/login', operation: 'sendSms', options: signedOut },
      async begin(portal) {
        await replaceText(portal, 'Telefonnummer', '436601000001')
        await press(portal, 'Code anfordern')
      },
    },
  ],
  [
    'L3: a code',
    {
      ...{ path: '/login', operation: 'loginWithSms', options: signedOut },
      async begin(portal) {
        if (!screen.queryByRole('textbox', { name: 'SMS-Code' })) {
          await replaceText(portal, 'Telefonnummer', '436601000001')
          await press(portal, 'Code anfordern')
        }
        await replaceText(portal, 'SMS-Code', '123456')
        await press(portal, 'Anmelden')
      },
    },
  ],
  [
    'L6: a forgotten password',
    {
      ...{ path: '/forgot-password', operation: 'requestPasswordReset', options: signedOut },
      async begin(portal) {
        await replaceText(portal, 'Benutzername', 'everyday')
        await press(portal, 'Neues Passwort anfordern')
      },
    },
  ],
  [
    'B4: a PDF',
    {
      ...{ path: '/bills', operation: 'downloadPdf', options: postpaid },
      begin: async ({ user }) =>
        user.click((await screen.findAllByRole('button', { name: 'PDF herunterladen' }))[0] as HTMLElement),
    },
  ],
  [
    'A2: the language of messages',
    {
      ...{ path: '/administration?tab=language', operation: 'getLanguage' },
      async begin(portal) {
        if (toasts().length > 0) await press(portal, 'Erneut versuchen')
      },
    },
  ],
  [
    'U4: more usage',
    {
      ...{ path: '/listing', operation: 'getListing' },
      async begin(portal) {
        if (toasts().length > 0) return press(portal, 'Erneut versuchen')
        await portal.answers.release('getListing')
        await press(portal, 'Weitere Einträge laden')
      },
    },
  ],
  [
    'M5: newer figures',
    {
      ...{ path: '/customer-support', operation: 'getMeByPhone' },
      begin: (portal) => press(portal, 'Aktualisieren'),
    },
  ],
]

it.each([
  ...attempts.map(([name, attempt]) => [name, attempt, { code: 'SOMETHING_FAILED' }] as const),
  ...otherAttempts.map(([name, attempt]) => [name, attempt, 'unreadable'] as const),
])('E1 %s: the next attempt removes the error of the last one', async (_, attempt, answer) => {
  const { path, operation, begin, options } = attempt
  const portal = await visit(path, { ...options, hold: [operation] })
  await begin(portal)
  await portal.answers.replace(operation, answer)
  await waitFor(() => expect(toasts()).toEqual([failure]))
  await begin(portal)
  await portal.answers.next(operation)
  await waitFor(() => expect(toasts()).toEqual([]))
})

it('E1 A3: the next attempt removes that the last one is not confirmed', async () => {
  const { path, operation, begin, notice } = smsSetting
  const portal = await visit(path, { hold: [operation] })
  await begin(portal)
  await portal.answers.replace(operation, 'unreadable')
  await waitFor(() => expect(toasts()).toEqual([expect.stringMatching(notice)]))
  await begin(portal)
  await portal.answers.next(operation)
  await waitFor(() => expect(toasts()).toEqual([]))
})

it.each(attempts)(
  'E1 %s: `success: false` without a code is neither done nor a reason',
  async (_, attempt) => {
    const { path, operation, begin, options } = attempt
    const portal = await visit(path, { ...options, hold: [operation] })
    await begin(portal)
    await portal.answers.replace(operation, { success: false, message: 'Abgelehnt' })
    const notConfirmed = /Es ist ein Fehler aufgetreten|Wir haben keine/
    await waitFor(() => expect(document.body).toHaveTextContent(notConfirmed))
    expect(document.body).not.toHaveTextContent(/Abgelehnt|Aktivierung erfolgreich/)
  },
)

it('S3: a logout deletes an unfinished change', async () => {
  const portal = await visit('/administration?tab=account', { hold: ['changeAccountPassword'] })
  await submitPair(portal, 'Winter2026')
  await portal.answers.next('changeAccountPassword')
  portal.services.session.send({ type: 'session.endElsewhere' })
  await heading('Anmelden')
  expect(toasts()).toEqual([])
  expect({ ...window.sessionStorage }).toEqual({})
})

it('L7: a reload announces the new password of a link, even without a session', async () => {
  const portal = await startPortal({ path: '/reset-password/t', hold: ['checkReset', 'updatePassword'] })
  await portal.answers.replace('checkReset', { code: 'CHECK_RESET_SUCCESS' })
  await submitPair(portal, 'Winter2026')
  await portal.answers.next('updatePassword')
  await reloadTo('/reset-password/t', portal)
  await heading('Anmelden')
  expect(toasts()).toEqual([
    expect.stringMatching(/^Wir haben keine Bestätigung erhalten. Vielleicht gilt das neue Passwort schon/),
    'Der Link ist ungültig oder abgelaufen.',
  ])
})

it('T10: the TV password has its own message', async () => {
  const portal = await visit('/tv-password', { ...tvContract, hold: ['changeTvPassword'] })
  await submitPair(portal, 'Fernsehen1')
  await portal.answers.next('changeTvPassword')
  await reloadTo('/', portal)
  await waitFor(() => expect(toasts()).toEqual([expect.stringMatching(/das neue TV-Passwort schon/)]))
})
