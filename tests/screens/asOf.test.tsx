// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { goTo, newSandbox, startPortal } from '../testPortal'
import { heading, press } from './steps'

const at = (hours: number, minutes: number) => new Date(2026, 10, 20, hours, minutes)
const asOf = () =>
  within(screen.getByRole('region', { name: 'Ausgewählter Vertrag' })).getByText(/^Stand/).textContent

afterEach(() => vi.useRealTimers())

it('M5: the balance is as of the answer that held it, not of any other news or of a page in between', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: at(10, 0) })
  const portal = await startPortal({ account: 'everyday', sandbox: newSandbox() })
  await waitFor(() => expect(asOf()).toContain('10:00'))
  vi.setSystemTime(at(10, 30))
  await press(portal, /^Benachrichtigungen, 2/)
  await portal.user.click((await screen.findAllByRole('link', { name: 'Mehr' }))[0] as HTMLElement)
  await screen.findByRole('button', { name: /^Benachrichtigungen, 1/ })
  expect(asOf()).toContain('10:00')
  await goTo('/404')
  await heading('Seite nicht gefunden')
  await goTo('/customer-support')
  await heading('Kundenservice')
  expect(asOf()).toContain('10:00')
  vi.setSystemTime(at(10, 45))
  portal.sandbox.clock.set(at(10, 45))
  await press(portal, 'Aktualisieren')
  await waitFor(() => expect(asOf()).toContain('10:45'))
})
