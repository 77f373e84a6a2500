import type { ComponentType, ReactNode } from 'react'
import type { Messages } from './messages'
import type { Access, Layout, Page } from './pages'
import { routes as allRoutes } from './routes.gen'

type Screen = ComponentType & { preload?: () => Promise<void>; isLoaded?: () => boolean }

export interface Route extends Pick<Page, 'path' | 'homeOf' | 'returnsAfterLogin'> {
  access: Access
  layout: Layout
  createScreen: (messages: Messages) => Screen
}

/** The screens of all pages, and the frame around them. */
export interface Pages {
  Shell: ComponentType<{ route: Route; children: ReactNode }> & { preload: () => Promise<void> }
  routes: readonly (Route & { screen: Screen })[]
}

/** Every page of the portal. */
export const routes = allRoutes satisfies Record<string, Route>

export type RouteName = keyof typeof routes
