// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { reduceMotion } from '../browserGaps'
import { stopTime } from '../fakeTime'
import { startPortal } from '../testPortal'
// Loaded with the test: where time stands still, nothing waits for a file.
import '../../src/ui/MovingFill'

/** Waits where time stands still: what is drawn takes turns, but no moment of it passes. */
async function until(isThere: () => unknown): Promise<void> {
  while (!isThere()) await act(() => new Promise((resolve) => setImmediate(resolve)))
}

type Balances = readonly (readonly [balance: number | null, initialBalance: number | null])[]

/** The overview with an account for each of these, whose names are their numbers. */
async function showBars(...balances: Balances) {
  const { answers } = await startPortal({ account: 'everyday', hold: ['getResources'] })
  await screen.findByRole('button', { name: 'Profil' })
  await waitFor(() => expect(answers.count('getResources')).toBe(1))
  const time = stopTime()
  const accounts = balances.map(([balance, initialBalance], index) => ({
    ...{ name: `Daten ${index}`, balance, initialBalance, unit: 'GB' },
  }))
  await act(() => answers.replace('getResources', { body: { resources: { BUNDLE_ACCOUNT: accounts } } }))
  await until(() => screen.queryByText('Daten 0'))
  return time
}
const bar = (index = 0) => screen.queryByRole('progressbar', { name: `Daten ${index}: verbleibend` })
const width = () => (bar()?.firstElementChild as HTMLElement | null)?.style.width

const shares = [
  [5, 10, '50'],
  [1, 3, '33.3'],
  [2, 3, '66.7'],
  [0, 10, '0'],
  [10, 10, '100'],
  [0.0004, 1, '0'],
  [15, 10, '100'],
  [-4, 10, '0'],
  [5, 0, null],
  [5, null, null],
  [null, 10, null],
  [5, -1, null],
] as const

it('M4: a bar stands for the share that is left, and is not there where nothing can be compared', async () => {
  await showBars(...shares.map(([balance, initialBalance]) => [balance, initialBalance] as const))
  for (const [index, [balance, initialBalance, percent]] of shares.entries())
    expect(bar(index)?.getAttribute('aria-valuenow') ?? null, `${balance} of ${initialBalance}`).toBe(percent)
})

it('M4: a bar fills after 1500 ms, and not before', async () => {
  const { pass } = await showBars([5, 10])
  await act(() => pass(1_499))
  expect(width()).toBe('0%')
  await act(() => pass(1))
  await until(() => width() === '50%')
})

it('M4: a bar is full at once for whoever asked for less motion', async () => {
  reduceMotion(true)
  await showBars([5, 10])
  await until(() => width() === '50%')
  reduceMotion(false)
})
