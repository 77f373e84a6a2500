import type { ComponentType } from 'react'
import type { Access, Layout, Page } from './pages'
import { routes as allRoutes } from './routes.gen'

export interface Route extends Pick<Page, 'path' | 'homeOf' | 'showsPaymentResult'> {
  access: Access
  layout: Layout
  screen: ComponentType & { preload?: () => Promise<void>; isLoaded?: () => boolean }
}

/** Every page of the portal. */
export const routes = allRoutes satisfies Record<string, Route>

export type RouteName = keyof typeof routes
