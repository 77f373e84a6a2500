import { screen, waitFor } from '@testing-library/react'
import { createElement } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { type Route, type RouteName, routes } from '../../../src/app/routes'
import { serveDocument } from '../../support/network'
import { goTo, startPortal } from '../../support/testPortal'

const broken = vi.hoisted(() => ({ route: '' }))
vi.mock('../../../src/app/routes', async (original) => {
  const { routes } = await original<typeof import('../../../src/app/routes')>()
  const breaking = Object.entries<Route>(routes).map(([name, route]) => {
    async function load() {
      const { default: Screen } = (await route.load?.()) ?? { default: () => null }
      function BrokenScreen() {
        if (broken.route === name) throw new Error('a mistake of the program')
        return createElement(Screen)
      }
      return { default: BrokenScreen }
    }
    return [name, { ...route, load }]
  })
  return { routes: Object.fromEntries(breaking) }
})

// React logs what it passes to the boundary.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

it.each(Object.keys(routes) as RouteName[])(
  'F1 F4: a throw in the screen of %s shows a message, a reload button and the way to other pages',
  async (name) => {
    const { path, access, layout } = routes[name]
    broken.route = name
    const filled = path.replace(/:id|\*/, '4')
    const { user, reload } = await startPortal({
      path: filled,
      ...(access !== 'anonymous' && { account: 'everyday' }),
    })
    await screen.findByRole('heading', { level: 1, name: 'Hier ist etwas schiefgelaufen.' })
    expect(screen.getByRole('alert')).toHaveTextContent('Laden Sie die Seite neu')
    serveDocument()
    await user.click(screen.getByRole('button', { name: 'Seite neu laden' }))
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
    const other = name === 'customerSupport' ? 'Einstellungen' : 'Kundenservice'
    if (layout === 'bare') await goTo(name === 'login' ? '/forgot-password' : '/404')
    else await user.click(screen.getByRole('link', { name: other }))
    await waitFor(() => expect(screen.queryByText('Hier ist etwas schiefgelaufen.')).toBeNull())
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  },
)
