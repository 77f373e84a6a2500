import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type RouteName, routes } from '../../src/app/routes'
import { startPortal } from '../testPortal'

// React as it is developed with, which alone tells of missing keys, misspelt attributes and updates at the wrong moment.
const complain = { error: vi.spyOn(console, 'error'), warn: vi.spyOn(console, 'warn') }
beforeEach(() => vi.clearAllMocks())
afterEach(() => vi.clearAllMocks())

it.each(Object.keys(routes) as RouteName[])(
  'React has nothing to complain of on the page %s',
  async (name) => {
    const { path, access } = routes[name]
    const filled = path.replace(/:id|\*/, '4')
    await startPortal({ path: filled, ...(access !== 'anonymous' && { account: 'everyday' }) })
    await screen.findByRole('heading', { level: 1 })
    expect(complain.error.mock.calls).toEqual([])
    expect(complain.warn.mock.calls).toEqual([])
  },
)
