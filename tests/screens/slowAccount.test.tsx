// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { bySmallSteps } from '../fakeTime'
import { startPortal } from '../testPortal'
import { toasts } from '../toasts'

afterEach(() => vi.useRealTimers())

async function visitSlowly() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], ...bySmallSteps })
  return startPortal({ account: 'everyday', hold: ['getMe'] })
}
const pass = (milliseconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)))

it('S3: whoever waits long for her account is told, and can leave', async () => {
  const { user, answers } = await visitSlowly()
  await waitFor(() => expect(answers.count('getMe')).toBe(1))
  expect(screen.queryByRole('button', { name: 'Abmelden' })).toBeNull()
  await pass(4_000)
  expect(screen.getByText('Das dauert länger als gewohnt. Ihre Daten werden noch geladen.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Abmelden' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible()
  await waitFor(() => expect(answers.count('getMe')).toBe(0))
  expect(toasts()).toEqual([])
  expect(window.localStorage.getItem('zweiklang.token')).toBeNull()
})

it('S2: an account that does not come within 20 seconds is given up, with another try', async () => {
  const { user, answers } = await visitSlowly()
  await waitFor(() => expect(answers.count('getMe')).toBe(1))
  await pass(20_000)
  expect(toasts()).toEqual(['Es ist ein Fehler aufgetreten.'])
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
  await answers.release('getMe')
  expect(await screen.findByRole('heading', { level: 1, name: 'Mtel Free M' })).toBeVisible()
})
