import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { applyStyles } from '../lib/applyStyles'
import { lazyComponent } from './lazyComponent'
import { prefetchToast, Toaster } from './messages/Toaster'
import { StyleProvider } from './StyleProvider'

const renderPart = (part: ReactElement) => render(part, { wrapper: StyleProvider })

describe('a lazy part', () => {
  test('has a placeholder only until it is loaded', async () => {
    const Part = lazyComponent(async () => ({ default: () => <p>the part</p> }), 'waiting')
    const { unmount } = render(<Part />)
    expect(screen.getByText('waiting')).toBeVisible()
    expect(await screen.findByText('the part')).toBeVisible()
    expect(screen.queryByText('waiting')).toBeNull()
    unmount()
    render(<Part />)
    expect(screen.getByText('the part')).toBeVisible()
  })

  test('shows its fallback if it fails to load', async () => {
    const load = () => Promise.reject(new TypeError('Failed to fetch'))
    const Part = lazyComponent<object>(load, 'waiting', () => <p>plain</p>)
    render(<Part />)
    expect(await screen.findByText('plain')).toBeInTheDocument()
  })
})

describe('a toast', () => {
  const success = { id: 1, kind: 'success', text: 'Saved' } as const
  const error = { id: 2, kind: 'error', text: 'Not saved' } as const
  const onDismiss = vi.fn()
  const toaster = (...messages: (typeof success | typeof error)[]) => (
    <Toaster label="Messages" closeLabel="Close" messages={messages} onDismiss={onDismiss} />
  )
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
  async function renderToaster(...messages: (typeof success | typeof error)[]) {
    await prefetchToast()
    onDismiss.mockClear()
    vi.useFakeTimers()
    return renderPart(toaster(...messages))
  }

  test('appears inside an existing live region', async () => {
    const { rerender } = await renderToaster()
    const region = screen.getByRole('region', { name: 'Messages' })
    const polite = region.querySelector('[aria-live=polite]')
    const assertive = region.querySelector('[aria-live=assertive]')
    rerender(toaster(success, error))
    expect(polite?.textContent).toBe('Saved')
    expect(assertive?.textContent).toBe('Not saved')
  })

  test('closes automatically after a success unless it has the focus, and stays after an error', async () => {
    await renderToaster(success, error)
    const [close, closeError] = screen.getAllByRole('button', { name: 'Close' }) as [HTMLElement, HTMLElement]
    fireEvent.focus(close)
    wait(60_000)
    expect(onDismiss).not.toHaveBeenCalled()
    fireEvent.blur(close)
    wait(6000)
    expect(onDismiss.mock.calls).toEqual([[1]])
    wait(600_000)
    expect(onDismiss.mock.calls).toEqual([[1]])
    fireEvent.click(closeError)
    expect(onDismiss.mock.calls).toEqual([[1], [2]])
  })

  test('closes even if its file fails to load', async () => {
    vi.resetModules()
    vi.doMock('./messages/Toast', () => Promise.reject(new TypeError('Failed to fetch')))
    const plain = await import('./messages/Toaster')
    onDismiss.mockClear()
    renderPart(<plain.Toaster label="Messages" closeLabel="Close" messages={[error]} onDismiss={onDismiss} />)
    fireEvent.click(await screen.findByRole('button', { name: 'Close' }))
    expect(onDismiss.mock.calls).toEqual([[2]])
  })
})

test('the styles of the document find the fonts of the build', () => {
  const font = 'html{--font:url("narrow.woff2")}'
  document.head.innerHTML = `<meta name="critical-styles" content='${font}' /><meta name="deferred-styles" content="a.css" />`
  applyStyles(document)
  expect(document.styleSheets[0]?.cssRules[0]?.cssText).toContain('url(/assets/narrow.woff2)')
  document.head.replaceChildren()
})
