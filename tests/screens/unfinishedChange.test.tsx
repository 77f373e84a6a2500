// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { OperationId } from '../../sandbox/document'
import { goTo, leavePortal, startPortal, type VisitedPortal } from '../testPortal'
import { toasts } from '../toasts'
import { heading, press as pressButton, put, submitPair } from './steps'
import { buttonOf, press } from './tariffVisit'

interface Change {
  path: string
  operation: OperationId
  begin: (portal: VisitedPortal) => Promise<void>
  /** What the customer is told to look at. */
  words: RegExp
  /** Whether the account loads anew. */
  touchesBalance: boolean
}

const changes: Record<string, Change> = {
  'T2: a tariff': {
    path: '/Tariffs',
    operation: 'activateTariff',
    async begin(portal) {
      await portal.user.click(await buttonOf('Aktivieren', 'Extra 5 GB'))
      await press(portal, 'Tarif aktivieren', 'Bestätigen')
    },
    words: /Bitte sehen Sie Ihre Tarife und Ihr Guthaben an/,
    touchesBalance: true,
  },
  'P4: a voucher': {
    path: '/recharge-credit?tab=voucher',
    operation: 'topUpWithVoucher',
    async begin(portal) {
      await put(portal, 'Gutscheincode', '1000-2000-3010')
      await pressButton(portal, 'Aufladen')
    },
    words: /Vielleicht ist der Gutschein schon eingelöst: Bitte sehen Sie das Guthaben/,
    touchesBalance: true,
  },
  'A6: a password': {
    path: '/administration?tab=account',
    operation: 'changeAccountPassword',
    begin: (portal) => submitPair(portal, 'Winter2026'),
    words: /Vielleicht gilt das neue Passwort schon: Bitte probieren Sie es bei der nächsten Anmeldung/,
    touchesBalance: false,
  },
  'A3: an SMS setting': {
    path: '/administration?tab=sms',
    operation: 'changeSmsNotifications',
    begin: async ({ user }) =>
      user.click(await screen.findByRole('switch', { name: 'SMS-Benachrichtigungen' })),
    words: /Bitte sehen Sie in den Einstellungen nach, was jetzt gilt/,
    touchesBalance: false,
  },
  'A5: a consent': {
    path: '/administration?tab=consents',
    operation: 'submitConsent',
    begin: async ({ user }) => user.click(await screen.findByRole('switch', { name: 'per SMS' })),
    words: /unter Einstellungen, Datenschutz nach/,
    touchesBalance: false,
  },
}

const overview = () => heading('Mtel Free M')

/** The browser drops the document as it stands: nothing of it is told that it goes. */
function reloadTo(path: string, { sandbox }: VisitedPortal) {
  const kept = { ...window.sessionStorage }
  leavePortal()
  Object.assign(window.sessionStorage, kept)
  return startPortal({ path, sandbox })
}

describe.each(Object.entries(changes))('%s that is under way', (_, { path, operation, begin, ...told }) => {
  async function beginChange() {
    const portal = await startPortal({ account: 'everyday', path, hold: [operation] })
    await begin(portal)
    await portal.answers.next(operation)
    return portal
  }

  /** After the next reload nothing is told, whatever was told before. */
  async function expectSilentReload(portal: VisitedPortal) {
    await reloadTo('/', portal)
    await overview()
    expect(toasts()).toEqual([])
  }

  it('is told of, and what to look at, when the page is reloaded in its middle; once', async () => {
    const reloaded = await reloadTo('/', await beginChange())
    await overview()
    expect(toasts()).toEqual([expect.stringMatching(told.words)])
    await expectSilentReload(reloaded)
  })

  it('is told of when the customer goes to another page; not again by a reload', async () => {
    const portal = await beginChange()
    const asked = portal.sandbox.requests.length
    await goTo('/')
    await overview()
    expect(toasts()).toEqual([expect.stringMatching(told.words)])
    const accounts = () =>
      portal.sandbox.requests.slice(asked).filter(({ operationId }) => operationId === 'getMeByPhone')
    await waitFor(() => expect(accounts()).toHaveLength(told.touchesBalance ? 1 : 0))
    await expectSilentReload(portal)
  })

  it('is not told of by a reload when it was answered', async () => {
    const portal = await beginChange()
    await portal.answers.replace(operation, { code: 'REQUEST_FAILED_SERVER_ERROR' })
    await waitFor(() => expect(toasts()).toEqual(['Es ist ein Fehler aufgetreten.']))
    await expectSilentReload(portal)
  })
})

it('S3: a change under way is forgotten with the customer who logs out', async () => {
  const portal = await startPortal({
    account: 'everyday',
    path: '/administration?tab=account',
    hold: ['changeAccountPassword'],
  })
  await submitPair(portal, 'Winter2026')
  await portal.answers.next('changeAccountPassword')
  portal.services.session.send({ type: 'session.endElsewhere' })
  await heading('Anmelden')
  expect(toasts()).toEqual([])
  expect({ ...window.sessionStorage }).toEqual({})
})

it('L7: the password of a link, too, is told of to whoever reloads, though nobody is signed in', async () => {
  const portal = await startPortal({ path: '/reset-password/t', hold: ['checkReset', 'updatePassword'] })
  await portal.answers.replace('checkReset', { code: 'CHECK_RESET_SUCCESS' })
  await submitPair(portal, 'Winter2026')
  await portal.answers.next('updatePassword')
  await reloadTo('/reset-password/t', portal)
  await heading('Anmelden')
  expect(toasts()).toEqual([
    expect.stringMatching(/^Wir haben keine Antwort erhalten. Vielleicht gilt das neue Passwort schon/),
    'Der Link ist ungültig oder abgelaufen.',
  ])
})

it('T10: the TV password is told of by its own words', async () => {
  const portal = await startPortal({ account: 'everyday', path: '/tv', hold: ['changeTvPassword'] })
  await screen.findByRole('heading', { name: 'TV Komfort' })
  await goTo('/tv-password')
  await submitPair(portal, 'Fernsehen1')
  await portal.answers.next('changeTvPassword')
  await reloadTo('/', portal)
  await waitFor(() => expect(toasts()).toEqual([expect.stringMatching(/das neue TV-Passwort schon/)]))
})
