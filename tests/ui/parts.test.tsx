// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Component, type ReactElement, type ReactNode, useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ChunkMissing } from '../../src/lib/loadChunk'
import { Button } from '../../src/ui/Button'
import { lazyPart } from '../../src/ui/lazyPart'
import MovingFill from '../../src/ui/MovingFill'
import { StyleProvider } from '../../src/ui/StyleProvider'
import { Tabs } from '../../src/ui/Tabs'
import { TextField } from '../../src/ui/TextField'
import { fetchToast, Toaster } from '../../src/ui/Toaster'

const renderPart = (part: ReactElement) => render(part, { wrapper: StyleProvider })

test('a loading button keeps its name and the focus, and neither a click nor Enter in a field sends again', async () => {
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const form = (loading: boolean) => (
    <form onSubmit={submit}>
      <TextField label="Code" />
      <Button type="submit" loading={loading}>
        Send
      </Button>
    </form>
  )
  const { rerender } = renderPart(form(false))
  const button = screen.getByRole('button', { name: 'Send' })
  await userEvent.click(button)
  expect(submit).toHaveBeenCalledTimes(1)

  rerender(form(true))
  expect(button.getAttribute('aria-busy')).toBe('true')
  expect(button).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await userEvent.type(screen.getByLabelText('Code'), '123{Enter}')
  expect(submit).toHaveBeenCalledTimes(1)
})

test('the error and the hint of a field describe it', () => {
  const { rerender } = renderPart(<TextField label="Phone" hint="With country code" />)
  const field = screen.getByRole('textbox', { name: 'Phone', description: 'With country code' })
  expect(field.getAttribute('aria-invalid')).toBeNull()

  rerender(<TextField label="Phone" hint="With country code" error="Unknown number" />)
  expect(screen.getByRole('textbox', { description: 'Unknown number With country code' })).toBe(field)
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

const tabs = [
  { id: 'one', label: 'One' },
  { id: 'two', label: 'Two' },
  { id: 'three', label: 'Three' },
] as const
function Example() {
  const [selected, select] = useState<(typeof tabs)[number]['id']>('one')
  return (
    <Tabs label="Numbers" tabs={tabs} selected={selected} onSelect={select}>
      <input aria-label={`field of ${selected}`} />
    </Tabs>
  )
}

test('the arrows, Home and End move between the tabs, which are one stop of the Tab key', async () => {
  renderPart(<Example />)
  await userEvent.tab()
  for (const [keys, name] of [
    ['', 'One'],
    ['{ArrowLeft}', 'Three'],
    ['{ArrowRight}{ArrowRight}', 'Two'],
    ['{Home}', 'One'],
    ['{End}', 'Three'],
  ] as const) {
    if (keys) await userEvent.keyboard(keys)
    const tab = screen.getByRole('tab', { name, selected: true })
    expect(tab).toHaveFocus()
    expect(screen.getByRole('tabpanel', { name }).id).toBe(tab.getAttribute('aria-controls'))
  }
  await userEvent.tab()
  expect(screen.getByLabelText('field of three')).toHaveFocus()
})

describe('a lazy part', () => {
  const somePart = () =>
    lazyPart(async () => ({ default: ({ name }: { name: string }) => <p>{name}</p> }), 'waiting')

  test('has a placeholder until it is loaded', async () => {
    const Part = somePart()
    render(<Part name="the part" />)
    expect(screen.getByText('waiting')).toBeVisible()
    expect(await screen.findByText('the part')).toBeVisible()
    expect(screen.queryByText('waiting')).toBeNull()
  })

  test('appears at once if it is loaded', async () => {
    const Part = somePart()
    await Part.preload()
    render(<Part name="the part" />)
    expect(screen.getByText('the part')).toBeVisible()
  })

  const load = () => Promise.reject(new TypeError('Failed to fetch'))

  test('gives way to its fallback if it does not load', async () => {
    const Part = lazyPart<object>(load, 'waiting', () => <p>plain</p>)
    render(<Part />)
    expect(await screen.findByText('plain')).toBeInTheDocument()
  })

  test('without a fallback tells the boundary that its code is missing', async () => {
    class Boundary extends Component<{ children: ReactNode }, { error?: unknown }> {
      override state: { error?: unknown } = {}
      static getDerivedStateFromError = (error: unknown) => ({ error })
      override render = () => {
        if (!this.state.error) return this.props.children
        return this.state.error instanceof ChunkMissing ? 'missing' : 'broken'
      }
    }
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const Part = lazyPart<object>(load, 'waiting')
    render(<Part />, { wrapper: Boundary })
    expect(await screen.findByText('missing')).toBeInTheDocument()
    vi.restoreAllMocks()
  })
})

test('a moving bar renders without a complaint of React', () => {
  const complaints = vi.spyOn(console, 'error')
  const { container } = renderPart(<MovingFill percent={40} tone="data" />)
  expect(complaints).not.toHaveBeenCalled()
  expect(container.firstElementChild).not.toBeNull()
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
    await fetchToast()
    onDismiss.mockClear()
    vi.useFakeTimers()
    return renderPart(toaster(...messages))
  }
  afterEach(() => vi.useRealTimers())

  test('appears inside a live region that is there before it', async () => {
    const { rerender } = await renderToaster()
    const region = screen.getByRole('region', { name: 'Messages' })
    const polite = region.querySelector('[aria-live=polite]')
    const assertive = region.querySelector('[aria-live=assertive]')
    rerender(toaster(success, error))
    expect(polite?.textContent).toBe('Saved')
    expect(assertive?.textContent).toBe('Not saved')
  })

  test('goes by itself after a success, and stays after an error until it is closed', async () => {
    await renderToaster(success, error)
    wait(6000)
    expect(onDismiss.mock.calls).toEqual([[1]])
    wait(600_000)
    expect(onDismiss.mock.calls).toEqual([[1]])
    fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[1] as HTMLElement)
    expect(onDismiss.mock.calls).toEqual([[1], [2]])
  })

  test('stays while it has the focus', async () => {
    await renderToaster(success)
    const button = screen.getByRole('button', { name: 'Close' })
    fireEvent.focus(button)
    wait(60_000)
    expect(onDismiss).not.toHaveBeenCalled()
    fireEvent.blur(button)
    wait(6000)
    expect(onDismiss.mock.calls).toEqual([[1]])
  })
})
