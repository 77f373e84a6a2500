// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { fetchToast, Toaster } from '../../src/ui/Toaster'
import { renderPart } from './renderPart'

beforeAll(fetchToast)
beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const onDismiss = vi.fn()
const toaster = (...messages: { id: number; kind: 'error' | 'success'; text: string }[]) => (
  <Toaster label="Messages" closeLabel="Close" messages={messages} onDismiss={onDismiss} />
)
const success = { id: 1, kind: 'success', text: 'Saved' } as const
const error = { id: 2, kind: 'error', text: 'Not saved' } as const
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

beforeEach(() => onDismiss.mockClear())

test('the live regions stand before the first message, which appears inside them', () => {
  const { rerender } = renderPart(toaster())
  const region = screen.getByRole('region', { name: 'Messages' })
  const polite = region.querySelector('[aria-live=polite]')
  const assertive = region.querySelector('[aria-live=assertive]')
  rerender(toaster(success, error))
  expect(polite?.textContent).toBe('Saved')
  expect(assertive?.textContent).toBe('Not saved')
})

test('a success goes by itself, an error stays until it is closed', () => {
  renderPart(toaster(success, error))
  wait(6000)
  expect(onDismiss.mock.calls).toEqual([[1]])
  wait(600_000)
  expect(onDismiss.mock.calls).toEqual([[1]])
  fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[1] as HTMLElement)
  expect(onDismiss.mock.calls).toEqual([[1], [2]])
})

test('a success waits for whoever is at it', () => {
  renderPart(toaster(success))
  fireEvent.focus(screen.getByRole('button', { name: 'Close' }))
  wait(60_000)
  expect(onDismiss).not.toHaveBeenCalled()
  fireEvent.blur(screen.getByRole('button', { name: 'Close' }))
  wait(6000)
  expect(onDismiss.mock.calls).toEqual([[1]])
})
