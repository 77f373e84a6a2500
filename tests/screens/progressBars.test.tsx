// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { reduceMotion } from '../browserGaps'
import { stopTime } from '../fakeTime'
import { startPortal } from '../testPortal'
// Loaded with the test: where time stands still, nothing waits for a file.
import '../../src/ui/MovingFill'

/** Waits where time stands still: what is drawn takes turns, but no moment of it passes. */
async function until(isThere: () => unknown): Promise<void> {
  while (!isThere()) await act(() => new Promise((resolve) => setImmediate(resolve)))
}

async function showBar(balance: number | null, initialBalance: number | null) {
  const { answers } = await startPortal({ account: 'everyday', hold: ['getResources'] })
  await screen.findByRole('button', { name: 'Profil' })
  await waitFor(() => expect(answers.count('getResources')).toBe(1))
  const time = stopTime()
  const accounts = [{ name: 'Daten', balance, initialBalance, unit: 'GB' }]
  await act(() => answers.replace('getResources', { body: { resources: { BUNDLE_ACCOUNT: accounts } } }))
  await until(() => screen.queryByText('Daten'))
  return time
}
const bar = () => screen.queryByRole('progressbar', { name: 'Daten: verbleibend' })
const width = () => (bar()?.firstElementChild as HTMLElement | null)?.style.width

describe('the bar of an account', () => {
  it.each([
    [5, 10, '50'],
    [1, 3, '33.3'],
    [2, 3, '66.7'],
    [0, 10, '0'],
    [10, 10, '100'],
    [0.0004, 1, '0'],
    [15, 10, '100'],
    [-4, 10, '0'],
  ])('M4: stands for %s of %s at %s percent', async (balance, initialBalance, percent) => {
    await showBar(balance, initialBalance)
    expect(bar()).toHaveAttribute('aria-valuenow', percent)
  })

  it.each([
    [5, 0],
    [5, null],
    [null, 10],
    [5, -1],
  ])('M4: is not there where nothing can be compared: %s of %s', async (balance, initialBalance) => {
    await showBar(balance, initialBalance)
    expect(bar()).toBeNull()
  })

  it('M4: fills after 1500 ms, and not before', async () => {
    const { pass } = await showBar(5, 10)
    await act(() => pass(1_499))
    expect(width()).toBe('0%')
    await act(() => pass(1))
    await until(() => width() === '50%')
  })

  it('M4: is full at once for whoever asked for less motion', async () => {
    reduceMotion(true)
    await showBar(5, 10)
    await until(() => width() === '50%')
    reduceMotion(false)
  })
})
