import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { resultPath } from '../../tests/e2e/support/paths'
import {
  answerPage,
  call,
  expectNumbers,
  loadMore,
  openWithPage,
  pageOf,
} from '../../tests/support/listingVisit'
import { goOffline, goOnline, setNetworkState } from '../../tests/support/network'
import { heading, main, visit } from '../../tests/support/steps'
import { callsOf, goTo, newSandbox, startPortal } from '../../tests/support/testPortal'
import { closeToasts, errorToasts, toasts } from '../../tests/support/toasts'

const offline = 'Keine Internetverbindung. Sobald sie wieder da ist, geht es von selbst weiter.'
const online = 'Die Internetverbindung ist wieder da.'
const tryAgain = () => main().findByRole('button', { name: 'Erneut versuchen' })

it.each(['/login', '/404'])(
  'the portal announces on %s that the network is lost, and that it is back',
  async (path) => {
    const portal = await startPortal({ path })
    await goOffline(portal)
    expect(toasts()).toEqual([offline])
    expect(errorToasts()).toEqual([])
    await goOnline(portal)
    expect(toasts()).toEqual([online])
  },
)

it('the portal announces at once a network that was lost before the portal started', async () => {
  vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false)
  await startPortal({ path: '/login' })
  await waitFor(() => expect(toasts()).toEqual([offline]))
})

it('the portal announces a lost network once: a closed message stays closed until the network is back', async () => {
  const portal = await visit('/')
  await setNetworkState('offline')
  await closeToasts(portal.user)
  await portal.user.click(screen.getByRole('link', { name: 'Kundenservice' }))
  await heading('Kundenservice')
  expect(toasts()).toEqual([])
  await setNetworkState('online')
  expect(toasts()).toEqual([online])
})

it.each([
  ['/tariffs', 'getTariffs', 'Verfügbare Tarife'],
  ['/bills', 'getBills', 'Keine Rechnungen vorhanden'],
  ['/administration?tab=language', 'getLanguage', 'Serbisch'],
  ['/administration?tab=consents', 'getConsents', 'per E-Mail'],
  ['/notification/1', 'getNotifications', 'Ihre Rechnung wird papierlos'],
] as const)('E1: the page %s loads automatically, once', async (path, operationId, text) => {
  const portal = await visit('/tv-password')
  const countBefore = callsOf(portal.sandbox, operationId).length
  await goOffline(portal)
  await goTo(path)
  expect(await tryAgain()).toBeVisible()
  await goOnline(portal)
  expect(await main().findByText(text)).toBeVisible()
  expect(main().queryByRole('button', { name: 'Erneut versuchen' })).toBeNull()
  expect(callsOf(portal.sandbox, operationId)).toHaveLength(countBefore + 1)
})

it('U4: the next page of a listing loads automatically', async () => {
  const portal = await openWithPage(pageOf(1, 2, call('1')))
  await goOffline(portal)
  await portal.user.click(await loadMore())
  expect(await tryAgain()).toBeVisible()
  await goOnline(portal)
  await act(() => answerPage(portal, pageOf(2, 2, call('2'))))
  await expectNumbers('1', '2')
})

it('S2: the account loads automatically', async () => {
  const portal = await visit('/', { hold: ['getMe'] })
  await goOffline(portal)
  await portal.answers.fail('getMe')
  expect(await tryAgain()).toBeVisible()
  portal.answers.stopHolding('getMe')
  await goOnline(portal)
  expect(await screen.findByText('Minuten Österreich')).toBeVisible()
})

it('M5: newer figures load automatically, once', async () => {
  const portal = await visit('/customer-support')
  const count = () => callsOf(portal.sandbox, 'getMe').length + callsOf(portal.sandbox, 'getMeByPhone').length
  const refresh = await screen.findByRole('button', { name: 'Aktualisieren' })
  const countBefore = count()
  await goOffline(portal)
  await portal.user.click(refresh)
  await waitFor(() => expect(errorToasts()).toHaveLength(1))
  await goOnline(portal)
  await waitFor(() => expect(count()).toBe(countBefore + 1))
  await goOffline(portal)
  await goOnline(portal)
  expect(count()).toBe(countBefore + 1)
})

it('P7: the request for a payment result is not retried automatically', async () => {
  const sandbox = newSandbox()
  const portal = await visit(resultPath(sandbox), { sandbox, hold: ['getTransactionStatus'] })
  await portal.answers.next('getTransactionStatus')
  await goOffline(portal)
  await portal.answers.fail('getTransactionStatus')
  expect(await screen.findByRole('heading', { name: 'Zahlung noch nicht bestätigt' })).toBeVisible()
  await goOnline(portal)
  await screen.findByText(online)
  expect(callsOf(sandbox, 'getTransactionStatus')).toHaveLength(1)
})
