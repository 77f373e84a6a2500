import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { startPortal } from '../../tests/support/testPortal'
import { type RouteName, routes } from './routes'

// React's development build: only it warns of missing keys, misspelt attributes and late updates.
it.each(Object.keys(routes) as RouteName[])('React logs no warning on the page %s', async (name) => {
  const spies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
  const { path, access } = routes[name]
  const filled = path.replace(/:id|\*/, '4')
  await startPortal({ path: filled, ...(access !== 'anonymous' && { account: 'everyday' }) })
  await screen.findByRole('heading', { level: 1 })
  for (const { mock } of spies) expect(mock.calls).toEqual([])
})
