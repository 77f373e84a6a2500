import { expect as base, type Locator, type Page, type Route } from '@playwright/test'
import type { OperationId } from '../../../sandbox/document'
import {
  type ConnectionFaultName,
  connectionFaults,
  expectedResult,
  refusedToken,
} from '../../api/faults/faultyConnection'
import { hold } from '../support/timing'
import { type Change, type ChangeFixtures, success } from './changes'

// A fault must not hide the next one.
const expect = base.configure({ soft: true })
/** Fast enough to count as immediate on a busy machine. */
const shortTimeout = { timeout: 2_000 }

/** How long a flow waits for the answer to a change, in milliseconds. */
const CHANGE_TIMEOUT_MS = 45_000

type FaultName = Exclude<ConnectionFaultName, 'broken off in the middle'>
/** Routes of the page cannot break off an answer in the middle. */
export const faultNames = Object.keys(connectionFaults).filter(
  (name): name is FaultName => name !== 'broken off in the middle',
)

/** What charges or binds the customer, or concerns her privacy, meets every fault. */
const momentous: readonly OperationId[] = [
  'activateTariff',
  'deactivateTariff',
  'payBill',
  'prepareTopUp',
  // A cancellation is such a request, too.
  'sendSupportRequest',
  'submitConsent',
  'topUpWithVoucher',
]

/**
 * The faults to try on the screen of an operation. Of those that are equal to its flow, it returns one, a different one
 * for each operation; of the others, every second, because the paths of each flow meet them in jsdom.
 * `tests/api/faults/client.test.ts` proves them equal for every operation and every fault.
 */
export function faultsOf(id: OperationId, turn: number): FaultName[] {
  const equalFaults = new Map<string, FaultName[]>()
  for (const fault of faultNames) {
    const { outcome, code } = expectedResult(fault, id)
    const key =
      outcome === 'answered' ? fault : JSON.stringify([outcome, code, connectionFaults[fault].closed])
    equalFaults.set(key, [...(equalFaults.get(key) ?? []), fault])
  }
  const faults = [...equalFaults.values()].map((names) => names[turn % names.length] as FaultName)
  return momentous.includes(id) ? faults : faults.filter((_, index) => (index + turn) % 2 === 0)
}

const offlineNotice = 'Keine Internetverbindung'
// By attributes and not by roles: behind a dialog, elements have no role.
const overlay = (page: Page) => page.locator('[role=status]').getByText('Wird geladen')
const toasts = (page: Page) => page.locator('[aria-label=Meldungen]')
/** The controls that are locked until the answer arrives. */
const lockedControls = (page: Page) =>
  page.locator(
    ':is(button, input)[aria-busy=true], :is(main, [role=dialog]) :is(button, input, textarea)[aria-disabled=true]',
  )
/** Reports of a failure: a toast, a message on the page or at a field, or a dialog. */
const failure = (page: Page) =>
  toasts(page)
    .locator('[aria-live=assertive] p')
    .or(page.getByRole('dialog', { name: 'Änderung noch nicht bestätigt' }))
    .or(page.locator(':is(main, [role=dialog]) [role=alert], main [aria-invalid=true]'))
    .filter({ hasNotText: offlineNotice, visible: true })

/** The change is pending, and the screen reports neither success nor failure. */
async function expectPending(page: Page, { isAutomatic }: Change): Promise<void> {
  await expect(overlay(page)).toBeVisible(shortTimeout)
  if (!isAutomatic) await expect(lockedControls(page).first()).toBeVisible(shortTimeout)
  await expect(failure(page)).toHaveCount(0, shortTimeout)
  await expect(success(page)).toHaveCount(0, shortTimeout)
}

/** Unlike the assertion, `waitFor` looks again within 100 ms. */
async function expectShown(first: Locator): Promise<void> {
  await first.waitFor().catch(() => {})
  await expect(first).toBeVisible(shortTimeout)
}

async function expectFailure(page: Page): Promise<void> {
  await expectShown(failure(page).first())
  await expect(success(page)).toHaveCount(0, shortTimeout)
}

async function expectLogin(page: Page): Promise<void> {
  await expect(page).toHaveURL('/login')
  await expect(toasts(page).getByText('Ihre Sitzung ist nicht mehr gültig.')).toHaveCount(1)
  await expect(page.locator('body')).not.toContainText('+43 660')
  const stored = await page.evaluate(() => Object.keys(localStorage))
  expect(stored.filter((key) => /token|phone/.test(key))).toEqual([])
}

/** The page has a heading, has not crashed, and nothing is pending. */
export async function expectIntactPage(page: Page): Promise<void> {
  await expectShown(page.locator('h1, h2').filter({ visible: true }).first())
  await expect(page.getByText('Hier ist etwas schiefgelaufen.')).toHaveCount(0, shortTimeout)
  await expect(overlay(page)).toHaveCount(0)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

/** Presses Enter and every locked control, as an impatient customer does. */
async function pressAgain(page: Page): Promise<void> {
  await page.keyboard.press('Enter')
  await lockedControls(page).evaluateAll((controls) => {
    for (const control of controls) (control as HTMLElement).click()
  })
}

const closeToasts = (page: Page) =>
  toasts(page)
    .locator('button')
    .evaluateAll((buttons) => {
      for (const button of buttons) (button as HTMLElement).click()
    })

const fieldValues = (page: Page) =>
  page
    .locator(':is(main, [role=dialog]) :is(input:not([type=radio], [type=checkbox]), textarea)')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))

/** The faults between page and provider; the sandbox handles the others. */
const handlers: Partial<Record<FaultName, (route: Route) => Promise<void>>> = {
  'offline before': (route) => route.abort('internetdisconnected'),
  // Broken in the page: if the server breaks the connection, the browser itself may retry.
  async 'dropped after sending'(route) {
    await route.fetch()
    await route.abort('connectionreset')
  },
  async 'time-out'(route) {
    const response = await route.fetch()
    // A call that the portal has aborted cannot be answered.
    await route.fulfill({ response }).catch(() => {})
  },
}

/** Sends one change through one fault; returns whether the next fault can use the same page. */
export async function meetFault(
  fixtures: ChangeFixtures,
  { id, address }: { id: OperationId; address: string },
  change: Change,
  fault: FaultName,
): Promise<boolean> {
  const { page, context, sandbox, pageErrors } = fixtures
  const { sandbox: sandboxFault, result, closed: isOffline } = connectionFaults[fault]
  const handle = handlers[fault]
  const endsSession = result === refusedToken
  await change.prepare?.(fixtures)
  const typed = await fieldValues(page)
  if (isOffline && !change.isAutomatic) await context.setOffline(true)
  if (sandboxFault && !handle) sandbox.faults.set({ operationId: id, ...sandboxFault })
  await closeToasts(page)
  const requestCount = () => sandbox.requests.filter(({ operationId }) => operationId === id).length
  const countBefore = requestCount()
  const calls = await hold(page, address, { method: 'POST', ...(handle && { handle }) })

  await change.send(page)
  await base.poll(calls.count, { intervals: [10] }).toBe(1)
  await expectPending(page, change)
  if (fault === 'slow') {
    await pressAgain(page)
    await page.clock.fastForward(20_000)
    await expectPending(page, change)
    await Promise.all([change.done(page), calls.release()])
  } else {
    if (fault === 'time-out') {
      // The page's clock continues; half the timeout leaves room for a slow computer.
      await page.clock.fastForward(CHANGE_TIMEOUT_MS / 2)
      await expectPending(page, change)
      await page.clock.fastForward(CHANGE_TIMEOUT_MS / 2)
    } else await calls.release()
    const isSignedOut = endsSession && change.account
    await (isSignedOut ? expectLogin(page) : expectFailure(page))
    if (fault === 'time-out') {
      await calls.release()
      await expectFailure(page)
    }
    const keepsText = !(isSignedOut || change.empties || change.isAutomatic)
    if (keepsText) expect(await fieldValues(page), 'the fields').toEqual(typed)
  }
  await expectIntactPage(page)
  expect(pageErrors).toEqual([])
  expect([calls.count(), requestCount() - countBefore], 'sent, and received').toEqual([1, isOffline ? 0 : 1])
  pageErrors.length = 0
  sandbox.faults.clear()
  await page.unroute(address)
  await context.setOffline(false)
  return !(change.isShownWithoutAnswer || fault === 'slow' || endsSession)
}
