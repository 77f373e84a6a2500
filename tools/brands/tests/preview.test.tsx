import { readdirSync, readFileSync } from 'node:fs'
import { render, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { StyleProvider } from '../../../src/ui/StyleProvider'
import { Preview } from '../Preview'

/** Parts that belong to another part, draw nothing themselves, or need the whole portal. */
const omittedParts = [
  ...['CallReference', 'Dialog', 'DragHandle', 'Explanation', 'FailedDrawing', 'Field', 'Form'],
  ...['Menu', 'Modal', 'ModalDialog', 'ModalSheet', 'MovingFill', 'PartialAlert', 'ProviderHtml'],
  ...['QueryView', 'SanitizedHtml', 'ScreenHeading', 'StyleProvider', 'Toaster', 'VisuallyHidden'],
  ...['lazyComponent', 'lazyModal'],
]

it('shows every part of the portal except those in `omittedParts`', () => {
  const texts = ['Preview.tsx', 'parts/Parts.tsx'].map((file) => readFileSync(`tools/brands/${file}`, 'utf8'))
  const shownParts = texts.flatMap((text) => [...text.matchAll(/src\/ui\/(\w+)'/g)].map(([, name]) => name))
  const parts = readdirSync('src/ui')
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => file.replace('.tsx', ''))
  expect([...new Set([...shownParts, ...omittedParts])].sort()).toEqual(parts.sort())
})

it('renders light and dark side by side without an error', () => {
  const errors = vi.spyOn(console, 'error')
  const { container } = render(
    <StyleProvider>
      <Preview />
    </StyleProvider>,
  )
  const panes = [...container.querySelectorAll<HTMLElement>('.pane')]
  expect(panes.map(({ dataset }) => dataset.scheme)).toEqual(['light', 'dark'])
  for (const pane of panes)
    expect(within(pane).getByRole('heading', { name: /^Buttons and links/ })).toBeVisible()
  expect(errors).not.toHaveBeenCalled()
})
