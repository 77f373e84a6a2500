// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Button } from '../../src/ui/Button'
import { PasswordField } from '../../src/ui/PasswordField'
import { Tabs } from '../../src/ui/Tabs'
import { TextField } from '../../src/ui/TextField'
import { renderPart } from './renderPart'

test('a button under way keeps its name and the focus, and neither a click nor Enter in a field sends again', async () => {
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
  expect(document.activeElement).toBe(button)
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await userEvent.type(screen.getByLabelText('Code'), '123{Enter}')
  expect(submit).toHaveBeenCalledTimes(1)
})

test('what is wrong with a field is linked to it', () => {
  const { rerender } = renderPart(<TextField label="Phone" hint="With country code" />)
  const field = screen.getByRole('textbox', { name: 'Phone', description: 'With country code' })
  expect(field.getAttribute('aria-invalid')).toBeNull()

  rerender(<TextField label="Phone" hint="With country code" error="Unknown number" />)
  expect(screen.getByRole('textbox', { description: 'Unknown number With country code' })).toBe(field)
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

test('a password is shown and hidden without losing what was typed', async () => {
  renderPart(<PasswordField label="Password" showLabel="Show" hideLabel="Hide" />)
  const field = screen.getByLabelText('Password')
  await userEvent.type(field, 'secret')
  expect(field).toHaveProperty('type', 'password')
  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  expect(field).toHaveProperty('type', 'text')
  expect(field).toHaveProperty('value', 'secret')
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }))
  expect(field).toHaveProperty('type', 'password')
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

test('the arrows, Home and End go round the tabs, which are one stop of the Tab key', async () => {
  renderPart(<Example />)
  const expectSelected = (name: string) => {
    const tab = screen.getByRole('tab', { name, selected: true })
    expect(document.activeElement).toBe(tab)
    expect(screen.getByRole('tabpanel', { name }).id).toBe(tab.getAttribute('aria-controls'))
  }
  await userEvent.tab()
  expectSelected('One')
  await userEvent.keyboard('{ArrowLeft}')
  expectSelected('Three')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expectSelected('Two')
  await userEvent.keyboard('{Home}')
  expectSelected('One')
  await userEvent.keyboard('{End}')
  expectSelected('Three')
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByLabelText('field of three'))
})
