// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { plugIn, unplug } from '../network'
import { askedOf, goTo, newSandbox, startPortal } from '../testPortal'
import { errorToasts } from '../toasts'
import { call, expectNumbers, loadMore, openWith, pageOf } from './listingVisit'
import { field, main, press, put } from './steps'

const tryAgain = () => main().findByRole('button', { name: 'Erneut versuchen' })

afterEach(() => vi.restoreAllMocks())

describe('what could not be read without a network', () => {
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
  ] as const)('E1: %s is read again by itself, once', async (path, operationId, words) => {
    const portal = await startPortal({ account: 'everyday', path: '/tv-password' })
    const before = askedOf(portal.sandbox, operationId).length
    await unplug(portal)
    await goTo(path)
    expect(await tryAgain()).toBeVisible()
    await plugIn(portal)
    expect(await main().findByText(words)).toBeVisible()
    expect(main().queryByRole('button', { name: 'Erneut versuchen' })).toBeNull()
    expect(askedOf(portal.sandbox, operationId)).toHaveLength(before + 1)
  })

  it('U4: the next page of a listing comes by itself', async () => {
    const portal = await openWith(pageOf(1, 2, call('1')))
    await unplug(portal)
    await portal.user.click(await loadMore())
    expect(await tryAgain()).toBeVisible()
    await plugIn(portal)
    await act(() => portal.answers.replace('getListing', { body: pageOf(2, 2, call('2')) }))
    await expectNumbers('1', '2')
  })

  it('S2: the account is read again by itself', async () => {
    const portal = await startPortal({ account: 'everyday', hold: ['getMe'] })
    await unplug(portal)
    await portal.answers.fail('getMe')
    expect(await tryAgain()).toBeVisible()
    portal.answers.pass('getMe')
    await plugIn(portal)
    expect(await screen.findByText('Minuten Österreich')).toBeVisible()
  })

  it('M5: newer figures that did not come are asked for again, and no others', async () => {
    const portal = await startPortal({ account: 'everyday', path: '/customer-support' })
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

describe('what is no read', () => {
  it('P1: a top-up keeps what was typed, and is not sent again by itself', async () => {
    const portal = await startPortal({ account: 'everyday', path: '/recharge-credit' })
    await put(portal, 'Betrag', '20')
    await press(portal, 'Aufladen')
    await unplug(portal)
    await press(portal, 'Weiter zur Zahlung')
    expect(await screen.findByText(/Wir haben keine Antwort erhalten/)).toBeVisible()
    expect(field('Betrag')).toHaveValue('20')
    await plugIn(portal)
    await screen.findByText('Die Internetverbindung ist wieder da.')
    expect(askedOf(portal.sandbox, 'prepareTopUp')).toHaveLength(0)
    expect(field('Betrag')).toHaveValue('20')
  })

  it('P7: the result of a payment, which is given once, is not asked for again', async () => {
    const sandbox = newSandbox()
    const { id } = sandbox.checkouts.prepare({
      ...{ kind: 'topUp', amount: 20, purpose: '436601000001' },
    })
    const path = `/transaction-completed?resourcePath=/v1/checkouts/${id}/payment`
    const hold = ['getTransactionStatus'] as const
    const portal = await startPortal({ path, account: 'everyday', sandbox, hold })
    await portal.answers.next('getTransactionStatus')
    await unplug(portal)
    await portal.answers.fail('getTransactionStatus')
    expect(await screen.findByRole('heading', { name: 'Zahlung noch nicht bestätigt' })).toBeVisible()
    await plugIn(portal)
    await screen.findByText('Die Internetverbindung ist wieder da.')
    expect(askedOf(sandbox, 'getTransactionStatus')).toHaveLength(1)
  })
})
