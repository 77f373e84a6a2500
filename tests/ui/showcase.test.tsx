// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs'
import { render, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Showcase } from '../../showcase/Showcase'
import { StyleProvider } from '../../src/ui/StyleProvider'

/** What is a part of another part, holds no look of its own, or needs what only the portal has. */
const withinOthers = [
  ...[
    'Backdrop',
    'Dialog',
    'Explanation',
    'Field',
    'Grip',
    'Menu',
    'MenuItems',
    'Modal',
    'ModalDialog',
    'ModalSheet',
    'MovingFill',
  ],
  ...[
    'CallReference',
    'Form',
    'Loaded',
    'PartialNotice',
    'PasswordPairForm',
    'ProviderHtml',
    'SanitizedHtml',
  ],
  ...['ScreenHeading', 'StyleProvider', 'Toaster', 'VisuallyHidden', 'lazyPart', 'whenOpened'],
]

it('shows every part of the portal, or it is named why not', () => {
  const shown = readdirSync('showcase/parts')
    .map((file) => readFileSync(`showcase/parts/${file}`, 'utf8'))
    .flatMap((text) => [...text.matchAll(/src\/ui\/(\w+)'/g)].map(([, name]) => name))
  const parts = readdirSync('src/ui')
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => file.replace('.tsx', ''))
  expect([...new Set([...shown, ...withinOthers])].sort()).toEqual(parts.sort())
})

it('shows every drawing of an empty state', () => {
  const text = readFileSync('showcase/parts/Messages.tsx', 'utf8')
  const drawings = readdirSync('src/ui/drawings').map((file) => file.replace('.tsx', ''))
  // The frame of the others, and what stands in ErrorState.
  const others = ['Drawing', 'FailedDrawing']
  expect([...text.matchAll(/drawings\/(\w+)'/g)].map(([, name]) => name).sort()).toEqual(
    drawings.filter((name) => !others.includes(name)).sort(),
  )
})

it('is drawn light and dark beside each other, without a complaint', () => {
  const complaints = vi.spyOn(console, 'error')
  const { container } = render(
    <StyleProvider>
      <Showcase />
    </StyleProvider>,
  )
  const panes = [...container.querySelectorAll<HTMLElement>('.pane')]
  expect(panes.map(({ dataset }) => dataset.scheme)).toEqual(['light', 'dark'])
  for (const pane of panes)
    expect(within(pane).getByRole('heading', { name: 'Buttons and links' })).toBeVisible()
  expect(complaints).not.toHaveBeenCalled()
})
