// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { plugIn, turnNetwork, unplug } from '../network'
import { askedOf, goTo, newSandbox, startPortal } from '../testPortal'
import { closeToasts, errorToasts, toasts } from '../toasts'
import { bring, call, expectNumbers, loadMore, openWith, pageOf } from './listingVisit'
import { field, main, press, put, visit } from './steps'

const offline = 'Keine Internetverbindung. Sobald sie wieder da ist, geht es von selbst weiter.'
const online = 'Die Internetverbindung ist wieder da.'
const tryAgain = () => main().findByRole('button', { name: 'Erneut versuchen' })

afterEach(() => vi.restoreAllMocks())

describe('a network that is lost', () => {
  it.each(['/login', '/404'])('is announced on %s, politely, and its return too', async (path) => {
    const portal = await startPortal({ path })
    await unplug(portal)
    expect(toasts()).toEqual([offline])
    expect(errorToasts()).toEqual([])
    await plugIn(portal)
    expect(toasts()).toEqual([online])
  })

  it('is announced at once if it was lost before the portal started', async () => {
    vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false)
    await startPortal({ path: '/login' })
    await waitFor(() => expect(toasts()).toEqual([offline]))
  })

  it('is announced once: a closed message stays closed until the network is back', async () => {
    const portal = await visit('/')
    await turnNetwork('offline')
    await closeToasts(portal.user)
    await portal.user.click(screen.getByRole('link', { name: 'Kundenservice' }))
    await screen.findByRole('textbox', { name: 'Beschreibung' })
    expect(toasts()).toEqual([])
    await turnNetwork('online')
    expect(toasts()).toEqual([online])
  })
})

describe('what could not be loaded without a network', () => {
  it.each([
    ['/', 'getResources', 'Minuten Österreich'],
    ['/tariffs', 'getTariffs', 'Verfügbare Tarife'],
    ['/bills', 'getBills', 'Keine Rechnungen vorhanden'],
    ['/listing', 'getListing', 'Summe der geladenen Einträge'],
    ['/administration?tab=language', 'getLanguage', 'Serbisch'],
    ['/administration?tab=consents', 'getConsents', 'per E-Mail'],
    ['/customer-support', 'getSupportRequestTypes', 'Anliegen'],
    ['/notification/1', 'getNotifications', 'Ihre Rechnung wird papierlos'],
    ['/device', 'getDevices', 'Keine offenen Gebühren'],
  ] as const)('E1: loads by itself on %s, once', async (path, operationId, words) => {
    const portal = await visit('/tv-password')
    const before = askedOf(portal.sandbox, operationId).length
    await unplug(portal)
    await goTo(path)
    expect(await tryAgain()).toBeVisible()
    await plugIn(portal)
    expect(await main().findByText(words)).toBeVisible()
    expect(main().queryByRole('button', { name: 'Erneut versuchen' })).toBeNull()
    expect(askedOf(portal.sandbox, operationId)).toHaveLength(before + 1)
  })

  it('U4: loads by itself as the next page of a listing', async () => {
    const portal = await openWith(pageOf(1, 2, call('1')))
    await unplug(portal)
    await portal.user.click(await loadMore())
    expect(await tryAgain()).toBeVisible()
    await plugIn(portal)
    await act(() => bring(portal, pageOf(2, 2, call('2'))))
    await expectNumbers('1', '2')
  })

  it('S2: loads by itself as the account', async () => {
    const portal = await visit('/', { hold: ['getMe'] })
    await unplug(portal)
    await portal.answers.fail('getMe')
    expect(await tryAgain()).toBeVisible()
    portal.answers.pass('getMe')
    await plugIn(portal)
    expect(await screen.findByText('Minuten Österreich')).toBeVisible()
  })

  it('M5: loads by itself as the newer figures, once', async () => {
    const portal = await visit('/customer-support')
    const asked = () =>
      askedOf(portal.sandbox, 'getMe').length + askedOf(portal.sandbox, 'getMeByPhone').length
    const refresh = await screen.findByRole('button', { name: 'Aktualisieren' })
    const before = asked()
    await unplug(portal)
    await portal.user.click(refresh)
    await waitFor(() => expect(errorToasts()).toHaveLength(1))
    await plugIn(portal)
    await waitFor(() => expect(asked()).toBe(before + 1))
    await unplug(portal)
    await plugIn(portal)
    expect(asked()).toBe(before + 1)
  })
})

describe('what is not sent again by itself', () => {
  it('P1: a top-up, which keeps what was typed', async () => {
    const portal = await visit('/recharge-credit')
    await put(portal, 'Betrag', '20')
    await press(portal, 'Aufladen')
    await unplug(portal)
    await press(portal, 'Weiter zur Zahlung')
    expect(await screen.findByText(/Wir haben keine Antwort erhalten/)).toBeVisible()
    await plugIn(portal)
    await screen.findByText(online)
    expect(askedOf(portal.sandbox, 'prepareTopUp')).toHaveLength(0)
    expect(field('Betrag')).toHaveValue('20')
  })

  it('P7: the question for the result of a payment, which the provider answers once', async () => {
    const sandbox = newSandbox()
    const { id } = sandbox.checkouts.prepare({ kind: 'topUp', amount: 20, purpose: '436601000001' })
    const hold = ['getTransactionStatus'] as const
    const path = `/transaction-completed?resourcePath=/v1/checkouts/${id}/payment`
    const portal = await visit(path, { sandbox, hold })
    await portal.answers.next('getTransactionStatus')
    await unplug(portal)
    await portal.answers.fail('getTransactionStatus')
    expect(await screen.findByRole('heading', { name: 'Zahlung noch nicht bestätigt' })).toBeVisible()
    await plugIn(portal)
    await screen.findByText(online)
    expect(askedOf(sandbox, 'getTransactionStatus')).toHaveLength(1)
  })
})
