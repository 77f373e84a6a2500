import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { resultPath } from '../../../tests/e2e/support/paths'
import { smallSteps } from '../../../tests/support/fakeTime'
import { field, heading, press, replaceText, signIn, success, visit } from '../../../tests/support/steps'
import { callsOf, goTo, newSandbox, startPortal, today, type Visit } from '../../../tests/support/testPortal'
import { toasts } from '../../../tests/support/toasts'

const goodbye = 'Sie wurden abgemeldet, weil Sie das Portal längere Zeit nicht benutzt haben.'
const inactivityMinutes = 5
const warning = () => screen.queryByRole('alertdialog', { name: 'Sind Sie noch da?' })
const storedKeys = () => Object.keys({ ...window.localStorage, ...window.sessionStorage }).sort()
async function expectGoodbye() {
  await heading('Anmelden')
  expect(toasts()).toEqual([goodbye])
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: today, ...smallSteps })
})

async function pass(seconds: number): Promise<void> {
  await act(async () => void (await vi.advanceTimersByTimeAsync(seconds * 1000)))
  // A dialog opens one render later.
  await act(async () => {})
}
/** The computer sleeps: its clock continues, but no timer runs. */
const sleep = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)
const movePointer = () => act(async () => void window.dispatchEvent(new MouseEvent('pointermove')))

async function visitOverview(overrides: Visit = {}) {
  const portal = await visit('/', { inactivityMinutes, ...overrides })
  await heading('Mtel Free M')
  // The inactivity watch loads after the page.
  if (overrides.inactivityMinutes !== 0)
    await waitFor(() => expect(window.sessionStorage.getItem('zweiklang.lastActive')).not.toBeNull())
  return portal
}

it('S3: without a limit, the portal logs nobody out and stores nothing', async () => {
  await visitOverview({ inactivityMinutes: 0 })
  await pass(10 * 3600)
  expect(warning()).toBeNull()
  expect(storedKeys()).not.toContain('zweiklang.lastActive')
  expect(storedKeys()).toContain('zweiklang.token')
})

it.each([
  { minutes: 15, notice: 60 },
  { minutes: 2, notice: 24 },
  { minutes: 1, notice: 20 },
])('S3: the portal announces the last $notice seconds of $minutes minutes', async ({ minutes, notice }) => {
  await visitOverview({ inactivityMinutes: minutes })
  await pass(minutes * 60 - notice - 3)
  expect(warning()).toBeNull()
  await pass(4)
  expect(warning()).toHaveAccessibleDescription(/Zu Ihrer Sicherheit werden Sie gleich abgemeldet\./)
})

it('S3: a screen reader announces 40, 20 and 10 seconds; then the session ends, and the login says why', async () => {
  await visitOverview({ locale: 'de' })
  await pass(241)
  expect(screen.getByRole('timer')).toHaveTextContent(/^Noch 5\d Sekunden$/)
  const status = within(warning() as HTMLElement).getByRole('status')
  expect(status).toHaveTextContent('')
  const announcements = new Set<string>()
  for (let second = 0; second < 55; second++) {
    await pass(1)
    announcements.add(status.textContent)
  }
  announcements.delete('')
  expect([...announcements]).toEqual(['Noch 40 Sekunden', 'Noch 20 Sekunden', 'Noch 10 Sekunden'])
  await pass(10)
  await expectGoodbye()
  expect(storedKeys()).toEqual(['zweiklang.contract', 'zweiklang.locale'])
  expect(document.body).not.toHaveTextContent('660 1000001')
})

it('S3: the warning offers the logout, too', async () => {
  const portal = await visitOverview()
  await pass(270)
  await press(portal, 'Abmelden')
  await heading('Anmelden')
  expect(toasts()).toEqual([])
  expect(storedKeys()).toEqual([])
})

it('S3: pointer, keys and clicks count as activity; a resting pointer over a moving page does not', async () => {
  const { user } = await visitOverview()
  for (const use of [movePointer, () => user.keyboard('{Shift}'), () => user.click(document.body)]) {
    await pass(235)
    await use()
  }
  await pass(235)
  expect(warning()).toBeNull()
  const resting = new PointerEvent('pointermove')
  Object.defineProperties(resting, { movementX: { value: 0 }, movementY: { value: 0 } })
  await act(async () => void window.dispatchEvent(resting))
  await pass(10)
  expect(warning()).not.toBeNull()
})

it('S3: a computer that wakes after the end ends the session, whether or not the pointer moves', async () => {
  for (const wake of [movePointer, () => pass(1)]) {
    await visitOverview()
    sleep(3600)
    await wake()
    await expectGoodbye()
  }
})

it('S3: a tab that is reloaded after the end sends no call; before it, the session continues', async () => {
  const { sandbox } = await visitOverview()
  sleep(290)
  await startPortal({ sandbox, inactivityMinutes })
  await heading('Mtel Free M')
  await pass(235)
  expect(warning()).toBeNull()
  sleep(3600)
  const countBefore = sandbox.requests.length
  await startPortal({ sandbox, inactivityMinutes })
  await expectGoodbye()
  expect(sandbox.requests).toHaveLength(countBefore)
})

it('S3 P7 H1: after a longer payment, the next login shows the result, requested once, and the draft', async () => {
  const sandbox = newSandbox()
  const portal = await visit(resultPath(sandbox), {
    ...{ sandbox, inactivityMinutes },
    tab: {
      contract: { productId: 'P-1001', phone: '436601000001', isChosen: false },
      lastActive: Date.now() - 301_000,
      supportDraft: {
        ownerId: 'P-1001',
        data: { text: 'Warum?', typeId: 1, contractId: 'P-1001', isLoss: false, template: '' },
      },
    },
  })
  await heading('Anmelden')
  expect(callsOf(sandbox, 'getTransactionStatus')).toHaveLength(0)
  await signIn(portal, 'everyday')
  await heading('Zahlung erfolgreich')
  expect(toasts()).not.toContain(goodbye)
  expect(callsOf(sandbox, 'getTransactionStatus')).toHaveLength(1)
  await goTo('/customer-support?view=form')
  expect(await screen.findByLabelText('Beschreibung')).toHaveValue('Warum?')
})

it('S3 P4: the session ends after the answer to a voucher', async () => {
  const hold = ['topUpWithVoucher'] as const
  const portal = await visit('/recharge-credit?tab=voucher', { inactivityMinutes: 0.5, hold })
  await replaceText(portal, 'Gutscheincode', '100020003010')
  await press(portal, 'Aufladen')
  await portal.answers.next('topUpWithVoucher')
  await pass(40)
  expect(field('Gutscheincode')).toBeInTheDocument()
  await portal.answers.release('topUpWithVoucher')
  await pass(3)
  await heading('Anmelden')
  expect(toasts()).toEqual(expect.arrayContaining([success, goodbye]))
})
