import type { ComponentType, ReactNode } from 'react'
import type { ContractKind } from '../domain/contractKind'
import { paths } from '../domain/paths'
import type { TextPart } from './messages'

/** `anonymous` pages are for those who cannot sign in yet; `open` pages are for everybody. */
export type Access = 'authenticated' | 'anonymous' | 'open'
/** `bare`: the page alone. `withoutHeader`: navigation and footer. `full`: the blue header as well. */
export type Layout = 'bare' | 'withoutHeader' | 'full'

type Screen = ComponentType & { preload?: () => Promise<void>; isLoaded?: () => boolean }

export interface Route {
  /** `:id` and `*` are parameters. Paths are case-insensitive. */
  path: string
  access: Access
  layout: Layout
  /** Loads what draws the page. The login has none: it is in the first load, since most visits begin with it. */
  load?: () => Promise<{ default: ComponentType }>
  /** The texts that the page needs, if not all. */
  texts?: readonly TextPart[]
  /** A home shows only contracts of its kind; others lead to their own home. */
  homeOf?: ContractKind
  /** A required login returns to it. */
  returnsAfterLogin?: true
}

/** The screens of all pages, and the shell around them. */
export interface Pages {
  Shell: ComponentType<{ route: Route; children: ReactNode }> & { preload: () => Promise<void> }
  routes: readonly (Route & { screen: Screen })[]
}

const signedIn = { access: 'authenticated', layout: 'full' } as const
const anonymous = { access: 'anonymous', layout: 'bare' } as const
const withoutHeader = { access: 'open', layout: 'withoutHeader' } as const
const declaration = {
  ...signedIn,
  returnsAfterLogin: true,
  load: () => import('../features/declarations/ContractDeclaration'),
} as const

/** Every page of the portal, by the route names of the specification. */
export const routes = {
  resources: {
    path: paths.overview,
    ...signedIn,
    homeOf: 'mobile',
    texts: ['home'],
    load: () => import('../features/overview/Overview'),
  },
  tv: {
    path: paths.tv,
    ...signedIn,
    homeOf: 'tv',
    load: () => import('../features/television/Television'),
  },
  internet: {
    path: paths.internet,
    ...signedIn,
    homeOf: 'internet',
    load: () => import('../features/internet/Internet'),
  },
  login: { path: paths.login, ...anonymous },
  forgotPassword: {
    path: paths.forgotPassword,
    ...anonymous,
    load: () => import('../features/passwords/ForgotPassword'),
  },
  resetPassword: {
    path: paths.resetPassword,
    ...anonymous,
    load: () => import('../features/passwords/ResetPassword'),
  },
  topUp: { path: paths.topUp, ...signedIn, load: () => import('../features/topUp/TopUp') },
  additionalPackages: {
    path: paths.additionalPackages,
    ...signedIn,
    load: () => import('../features/tariffs/AdditionalPackages'),
  },
  customerSupport: { path: paths.support, ...signedIn, load: () => import('../features/support/Support') },
  tariffs: { path: paths.tariffs, ...signedIn, load: () => import('../features/tariffs/Tariffs') },
  tvTariffs: { path: paths.tvTariffs, ...signedIn, load: () => import('../features/television/TvTariffs') },
  tvPassword: { path: paths.tvPassword, ...signedIn, load: () => import('../features/passwords/TvPassword') },
  bills: { path: paths.bills, ...signedIn, load: () => import('../features/bills/Bills') },
  listing: { path: paths.listing, ...signedIn, load: () => import('../features/listing/Listing') },
  notification: {
    path: paths.notification,
    ...signedIn,
    load: () => import('../features/notifications/Notification'),
  },
  administration: {
    path: paths.administration,
    ...signedIn,
    load: () => import('../features/settings/Administration'),
  },
  devices: { path: paths.devices, ...signedIn, load: () => import('../features/devices/Devices') },
  withdrawal: { path: paths.withdrawal, ...declaration },
  cancellation: { path: paths.cancellation, ...declaration },
  topUpResult: {
    path: paths.topUpResult,
    ...signedIn,
    returnsAfterLogin: true,
    load: () => import('../features/payments/TopUpResult'),
  },
  paymentThankYouPageMobile: {
    path: paths.mobileResult,
    access: 'open',
    layout: 'full',
    load: () => import('../features/payments/MobileResult'),
  },
  billResult: {
    path: paths.billResult,
    ...signedIn,
    returnsAfterLogin: true,
    load: () => import('../features/payments/BillResult'),
  },
  mobilePaymentView: {
    path: paths.mobilePayment,
    access: 'open',
    layout: 'bare',
    load: () => import('../features/payments/MobilePayment'),
  },
  notFound: { path: paths.notFound, ...withoutHeader, load: () => import('../features/notFound/NotFound') },
  accessibility: {
    path: paths.accessibility,
    ...withoutHeader,
    load: () => import('../features/accessibility/Accessibility'),
  },
} as const satisfies Record<string, Route>

export type RouteName = keyof typeof routes

/** The file that draws a page: the text of its function names it, even if it is compiled. */
export const screenFileOf = ({ load }: Route): string =>
  `src/${/features\/\w+\/\w+/.exec(String(load))?.[0] ?? 'features/login/Login'}.tsx`
