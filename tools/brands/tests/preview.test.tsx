import { render, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { StyleProvider } from '../../../src/ui/StyleProvider'
import { Preview } from '../Preview'

it('the preview renders light and dark side by side without an error', () => {
  const errors = vi.spyOn(console, 'error')
  const { container } = render(
    <StyleProvider>
      <Preview />
    </StyleProvider>,
  )
  const panes = [...container.querySelectorAll<HTMLElement>('.pane')]
  expect(panes.map(({ dataset }) => dataset.scheme)).toEqual(['light', 'dark'])
  for (const pane of panes) {
    expect(within(pane).getByRole('heading', { name: /^Buttons and links/ })).toBeVisible()
    expect(pane.querySelectorAll('svg[viewBox="0 0 200 120"]').length).toBeGreaterThan(5)
  }
  expect(errors).not.toHaveBeenCalled()
})
