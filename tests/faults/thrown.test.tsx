// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { createElement } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type RouteName, routes } from '../../src/app/routes'
import { serveDocument } from '../network'
import { goTo, startPortal } from '../testPortal'

const broken = vi.hoisted(() => ({ route: '' }))
vi.mock('../../src/app/routes', async (original) => {
  const { routes } = await original<typeof import('../../src/app/routes')>()
  const breaking = Object.entries(routes).map(([name, route]) => {
    const screen = () => {
      if (broken.route === name) throw new Error('a mistake of the program')
      return createElement(route.screen)
    }
    return [name, { ...route, screen }]
  })
  return { routes: Object.fromEntries(breaking) }
})

// React logs what it passes to the boundary.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const crash = () => screen.findByRole('heading', { level: 1, name: 'Hier ist etwas schiefgelaufen.' })

describe.each(Object.keys(routes) as RouteName[])('a throw in the screen of %s', (name) => {
  const { path, access, layout } = routes[name]

  async function open() {
    broken.route = name
    const filled = path.replace(/:id|\*/, '4')
    const portal = await startPortal({ path: filled, ...(access !== 'anonymous' && { account: 'everyday' }) })
    await crash()
    return portal
  }

  it('F1: is said in its place, and loading anew is offered', async () => {
    const { user, reload } = await open()
    expect(screen.getByRole('alert')).toHaveTextContent('Laden Sie die Seite neu')
    serveDocument()
    await user.click(screen.getByRole('button', { name: 'Seite neu laden' }))
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  })

  it('F1 F4: leaves the way to the other pages open', async () => {
    const { user } = await open()
    const other = name === 'customerSupport' ? 'Einstellungen' : 'Kundenservice'
    if (layout === 'bare') await goTo(name === 'login' ? '/forgot-password' : '/404')
    else await user.click(screen.getByRole('link', { name: other }))
    await waitFor(() => expect(screen.queryByText('Hier ist etwas schiefgelaufen.')).toBeNull())
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  })
})
