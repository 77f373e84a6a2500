// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { ConfirmDialog } from '../../src/ui/ConfirmDialog'
import { MenuButton } from '../../src/ui/MenuButton'
import { renderPart } from './renderPart'

// jsdom lays nothing out.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
)

function Example({ onConfirm }: { onConfirm: () => void }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Leave
      </button>
      <ConfirmDialog
        open={open}
        title="Really?"
        confirmLabel="Yes"
        cancelLabel="No"
        closeLabel="Close"
        onConfirm={onConfirm}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

test.each(['No', 'Close'])('%s leaves everything as it was and gives the focus back', async (name) => {
  const onConfirm = vi.fn()
  renderPart(<Example onConfirm={onConfirm} />)
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }))
  await userEvent.click(await screen.findByRole('button', { name }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Leave' })))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(onConfirm).not.toHaveBeenCalled()
})

test('the dialog is named by its title and confirms with its second button', async () => {
  const onConfirm = vi.fn()
  renderPart(<Example onConfirm={onConfirm} />)
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }))
  await screen.findByRole('dialog', { name: 'Really?' })
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }))
  expect(onConfirm).toHaveBeenCalledTimes(1)
})

test('a double click that opens the dialog leaves it open, whatever stands under the mouse then', async () => {
  const onConfirm = vi.fn()
  renderPart(<Example onConfirm={onConfirm} />)
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  const yes = await screen.findByRole('button', { name: 'Yes' })
  fireEvent.click(yes, { detail: 2 })
  expect(onConfirm).not.toHaveBeenCalled()
  await user.click(yes)
  expect(onConfirm).toHaveBeenCalledTimes(1)
})

test('a click beside the dialog closes it, text marked beyond its edge does not', async () => {
  renderPart(<Example onConfirm={vi.fn()} />)
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  const dialog = await screen.findByRole('dialog')
  const beside = dialog.parentElement as HTMLElement
  fireEvent.pointerDown(dialog)
  fireEvent.click(beside, { detail: 1 })
  expect(screen.getByRole('dialog')).toBe(dialog)
  await user.click(beside)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a menu of things to do, and a menu of choices that says which is set', async () => {
  const onSelect = vi.fn()
  const items = [
    { id: 'a', label: 'Alpha' },
    { id: 'b', label: 'Beta' },
  ]
  const menu = (chosen?: string) => (
    <MenuButton label="Menu" trigger="≡" items={items} onSelect={onSelect} {...(chosen ? { chosen } : {})} />
  )
  const { rerender } = renderPart(menu())
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Beta' }))
  expect(onSelect.mock.calls).toEqual([['b']])

  rerender(menu('a'))
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
  expect(await screen.findByRole('menuitemradio', { name: 'Alpha', checked: true })).toBeTruthy()
  expect(screen.getByRole('menuitemradio', { name: 'Beta', checked: false })).toBeTruthy()
})
