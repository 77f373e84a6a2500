// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Dialog } from '../../src/ui/Dialog'
import { renderPart } from './renderPart'

/** Two questions, of which the first leads to the second. */
function Questions() {
  const [open, show] = useState<'first' | 'second' | null>(null)
  const close = () => show(null)
  return (
    <>
      <button type="button" onClick={() => show('first')}>
        Ask
      </button>
      <Dialog open={open === 'first'} onClose={close} title="First" closeLabel="Close">
        <button type="button" onClick={() => show('second')}>
          Next
        </button>
      </Dialog>
      <Dialog open={open === 'second'} onClose={close} title="Second" closeLabel="Close" />
    </>
  )
}

test('a dialog that takes the place of another stays when that one closes', async () => {
  renderPart(<Questions />)
  screen.getByRole('button', { name: 'Ask' }).click()
  await screen.findByRole('dialog', { name: 'First' })
  screen.getByRole('button', { name: 'Next' }).click()
  expect(await screen.findByRole('dialog', { name: 'Second' })).toBeInTheDocument()
  expect(screen.queryByRole('dialog', { name: 'First' })).not.toBeInTheDocument()
})
