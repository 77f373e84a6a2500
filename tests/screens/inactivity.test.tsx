// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { bySmallSteps } from '../fakeTime'
import { askedOf, newSandbox, startPortal, today, type Visit } from '../testPortal'
import { toasts } from '../toasts'
import { field, heading, press, put, signIn } from './steps'

const goodbye = 'Sie wurden abgemeldet, weil Sie das Portal längere Zeit nicht benutzt haben.'
const warning = () => screen.queryByRole('alertdialog', { name: 'Sind Sie noch da?' })
const atLogin = () => heading('Anmelden')
const kept = () => Object.keys({ ...window.localStorage, ...window.sessionStorage }).sort()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: today, ...bySmallSteps })
})
afterEach(() => {
  vi.useRealTimers()
})

const pass = (seconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(seconds * 1000)))
/** The computer sleeps: its clock goes on, and no timer runs. */
const sleep = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)
const movePointer = () => act(async () => void window.dispatchEvent(new MouseEvent('pointermove')))

async function visitOverview(visit: Visit = {}) {
  const portal = await startPortal({ account: 'everyday', inactivityMinutes: 5, ...visit })
  await heading('Mtel Free M')
  // What watches the customer comes beside the page.
  if (visit.inactivityMinutes !== 0)
    await waitFor(() => expect(window.sessionStorage.getItem('zweiklang.lastActive')).not.toBeNull())
  return portal
}

it('S3: where no time is set, nobody is logged out, and nothing is noted', async () => {
  await visitOverview({ inactivityMinutes: 0 })
  await pass(10 * 3600)
  expect(warning()).toBeNull()
  expect(kept()).not.toContain('zweiklang.lastActive')
  expect(window.localStorage.getItem('zweiklang.token')).not.toBeNull()
})

it.each([
  { minutes: 15, notice: 60 },
  { minutes: 2, notice: 24 },
  { minutes: 1, notice: 20 },
])('S3: of $minutes minutes the last $notice seconds are announced', async ({ minutes, notice }) => {
  await visitOverview({ inactivityMinutes: minutes })
  await pass(minutes * 60 - notice - 3)
  expect(warning()).toBeNull()
  await pass(4)
  expect(warning()).toHaveAccessibleDescription(/Zu Ihrer Sicherheit werden Sie gleich abgemeldet\./)
})

it('S3: without an answer the session ends as by a logout, and the login says why', async () => {
  await visitOverview({ locale: 'de' })
  await pass(245)
  expect(screen.getByRole('timer')).toHaveTextContent(/^Noch 5\d Sekunden$/)
  await pass(60)
  await atLogin()
  expect(toasts()).toEqual([goodbye])
  expect(kept()).toEqual(['zweiklang.contract', 'zweiklang.locale'])
  expect(document.body).not.toHaveTextContent('436601000001')
})

it('S3: a screen reader hears at 40, 20 and 10 seconds how many are left', async () => {
  await visitOverview()
  await pass(241)
  const status = within(warning() as HTMLElement).getByRole('status')
  expect(status).toHaveTextContent('')
  const heard: string[] = []
  for (let second = 0; second < 55; second++) {
    await pass(1)
    const said = status.textContent
    if (said && heard.at(-1) !== said) heard.push(said)
  }
  expect(heard).toEqual(['Noch 40 Sekunden', 'Noch 20 Sekunden', 'Noch 10 Sekunden'])
})

it('S3: a warning that is closed begins the time anew; it offers the logout, too', async () => {
  const portal = await visitOverview()
  await pass(270)
  await press(portal, 'Schließen')
  await waitFor(() => expect(warning()).toBeNull())
  await pass(235)
  expect(warning()).toBeNull()
  await pass(10)
  expect(warning()).not.toBeNull()
  await press(portal, 'Abmelden')
  await atLogin()
  expect(toasts()).toEqual([])
  expect(kept()).toEqual([])
})

it('S3: who uses the portal stays', async () => {
  const { user } = await visitOverview()
  for (const use of [movePointer, () => user.keyboard('{Shift}'), () => user.click(document.body)]) {
    await pass(235)
    await use()
  }
  await pass(235)
  expect(warning()).toBeNull()
})

it('S3: a pointer that rests while the page moves below it is no use of the portal', async () => {
  await visitOverview()
  await pass(235)
  const resting = new PointerEvent('pointermove')
  Object.defineProperties(resting, { movementX: { value: 0 }, movementY: { value: 0 } })
  await act(async () => void window.dispatchEvent(resting))
  await pass(10)
  expect(warning()).not.toBeNull()
})

it.each([
  ['whoever moves its pointer', movePointer],
  ['also if nobody touches it', () => pass(1)],
])('S3: a computer that wakes after the end ends the session, %s', async (_, wake) => {
  await visitOverview()
  sleep(3600)
  await wake()
  await atLogin()
  expect(toasts()).toEqual([goodbye])
})

it('S3: a tab that the browser put away, and loads anew after the end, asks for nothing and says why', async () => {
  const { sandbox } = await visitOverview()
  sleep(3600)
  const asked = sandbox.requests.length
  await startPortal({ sandbox, inactivityMinutes: 5 })
  await atLogin()
  expect(toasts()).toEqual([goodbye])
  expect(sandbox.requests).toHaveLength(asked)
})

it('S3: who reloads in time stays', async () => {
  const { sandbox } = await visitOverview()
  sleep(290)
  await startPortal({ sandbox, inactivityMinutes: 5 })
  await heading('Mtel Free M')
  await pass(235)
  expect(warning()).toBeNull()
})

it('S3 P7: who pays for longer than that signs in and is told the result, asked for once', async () => {
  const sandbox = newSandbox()
  const order = { kind: 'topUp', amount: 20, purpose: '436601000001' } as const
  const checkout = sandbox.checkouts.prepare(order)
  sandbox.checkouts.settle(checkout, 'paid')
  const portal = await startPortal({
    sandbox,
    account: 'everyday',
    inactivityMinutes: 5,
    path: `/transaction-completed?resourcePath=/v1/checkouts/${checkout.id}/payment`,
    tab: {
      contract: { productId: 'P-1001', phone: '436601000001', isChosen: false },
      lastActive: Date.now() - 301_000,
    },
  })
  await atLogin()
  expect(askedOf(sandbox, 'getTransactionStatus')).toHaveLength(0)
  await signIn(portal, 'everyday')
  await heading('Zahlung erfolgreich')
  expect(toasts()).not.toContain(goodbye)
  expect(askedOf(sandbox, 'getTransactionStatus')).toHaveLength(1)
})

it('S3 H1: what was written to customer service waits for who wrote it', async () => {
  const visit = { account: 'everyday', path: '/customer-support', inactivityMinutes: 5 } as const
  const portal = await startPortal(visit)
  await put(portal, 'Beschreibung', 'Warum ist meine Rechnung höher?')
  await pass(310)
  await atLogin()
  await signIn(portal, 'everyday')
  await heading('Mtel Free M')
  await startPortal({ ...visit, sandbox: portal.sandbox })
  await screen.findByLabelText('Beschreibung')
  expect(field('Beschreibung')).toHaveValue('Warum ist meine Rechnung höher?')
})

it('S3 P4: a voucher that is being redeemed is answered before the session ends', async () => {
  const portal = await startPortal({
    account: 'everyday',
    path: '/recharge-credit?tab=voucher',
    inactivityMinutes: 0.5,
    hold: ['topUpWithVoucher'],
  })
  await put(portal, 'Gutscheincode', '100020003010')
  await press(portal, 'Aufladen')
  await portal.answers.next('topUpWithVoucher')
  await pass(40)
  expect(field('Gutscheincode')).toBeInTheDocument()
  await portal.answers.release('topUpWithVoucher')
  await pass(3)
  await atLogin()
  expect(toasts()).toEqual(expect.arrayContaining(['Aktivierung erfolgreich', goodbye]))
})
