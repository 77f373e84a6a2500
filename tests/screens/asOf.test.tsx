// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { goTo, newSandbox, startPortal } from '../testPortal'

const at = (hours: number, minutes: number) => new Date(2026, 10, 20, hours, minutes)
const asOf = () =>
  within(screen.getByRole('region', { name: 'Ausgewählter Vertrag' })).getByText(/^Stand/).textContent

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: at(10, 0) }))
afterEach(() => vi.useRealTimers())

async function visitAtTen() {
  const visit = await startPortal({ account: 'everyday', sandbox: newSandbox() })
  await waitFor(() => expect(asOf()).toContain('10:00'))
  return visit
}

it('M5: reading a notification leaves the time of the balance as it is', async () => {
  const { user } = await visitAtTen()
  vi.setSystemTime(at(11, 30))
  await user.click(screen.getByRole('button', { name: /^Benachrichtigungen, 2/ }))
  await user.click((await screen.findAllByRole('link', { name: 'Mehr' }))[0] as HTMLElement)
  await screen.findByRole('button', { name: /^Benachrichtigungen, 1/ })
  expect(asOf()).toContain('10:00')
})

it('M5: a page without the header in between does not make the balance newer', async () => {
  await visitAtTen()
  vi.setSystemTime(at(12, 15))
  await goTo('/404')
  await screen.findByRole('heading', { level: 1, name: 'Seite nicht gefunden' })
  await goTo('/customer-support')
  await screen.findByRole('heading', { level: 1, name: 'Kundenservice' })
  expect(asOf()).toContain('10:00')
})

it('M5: a newer answer with the balance makes it newer', async () => {
  const { user, sandbox } = await visitAtTen()
  vi.setSystemTime(at(10, 45))
  sandbox.clock.set(at(10, 45))
  await user.click(screen.getByRole('button', { name: 'Aktualisieren' }))
  await waitFor(() => expect(asOf()).toContain('10:45'))
})
