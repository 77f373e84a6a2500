import type { ComponentType } from 'react'
import type { ContractKind } from '../domain/contractKind'
import { paths } from '../domain/paths'
import { Login } from '../screens/login/Login'
import { lazyScreen } from './lazyScreen'

/** `anonymous` pages are for those who cannot sign in yet; `open` pages are for everybody. */
export type Access = 'authenticated' | 'anonymous' | 'open'
/** `bare`: the page alone. `withoutHeader`: navigation and footer. `full`: the blue header as well. */
export type Layout = 'bare' | 'withoutHeader' | 'full'

export interface Route {
  path: string
  access: Access
  layout: Layout
  screen: ComponentType & { preload?: () => Promise<void>; isLoaded?: () => boolean }
  /** A home shows only contracts of its kind; others lead to their own home. */
  homeOf?: ContractKind
  /** Shows a payment result once; a required login returns to it. */
  showsPaymentResult?: true
}

const signedIn = { access: 'authenticated', layout: 'full' } as const

/** Every page of the portal. Paths are case-insensitive. */
export const routes = {
  resources: {
    path: paths.overview,
    ...signedIn,
    homeOf: 'mobile',
    screen: lazyScreen(() => import('../screens/overview/Overview')),
  },
  tv: {
    path: paths.tv,
    ...signedIn,
    homeOf: 'tv',
    screen: lazyScreen(() => import('../screens/television/Television')),
  },
  internet: {
    path: paths.internet,
    ...signedIn,
    homeOf: 'internet',
    screen: lazyScreen(() => import('../screens/internet/Internet')),
  },
  login: {
    path: paths.login,
    access: 'anonymous',
    layout: 'bare',
    // Most visits begin with this page: it is in the first load.
    screen: Login,
  },
  forgotPassword: {
    path: paths.forgotPassword,
    access: 'anonymous',
    layout: 'bare',
    screen: lazyScreen(() => import('../screens/forgotPassword/ForgotPassword')),
  },
  resetPassword: {
    path: paths.resetPassword,
    access: 'anonymous',
    layout: 'bare',
    screen: lazyScreen(() => import('../screens/resetPassword/ResetPassword')),
  },
  topUp: {
    path: paths.topUp,
    ...signedIn,
    screen: lazyScreen(() => import('../screens/topUp/TopUp')),
  },
  additionalPackages: {
    path: paths.additionalPackages,
    ...signedIn,
    screen: lazyScreen(() => import('../screens/tariffs/AdditionalPackages')),
  },
  customerSupport: {
    path: paths.support,
    ...signedIn,
    screen: lazyScreen(() => import('../screens/support/Support')),
  },
  tariffs: {
    path: paths.tariffs,
    ...signedIn,
    screen: lazyScreen(() => import('../screens/tariffs/Tariffs')),
  },
  tvTariffs: {
    path: paths.tvTariffs,
    ...signedIn,
    screen: lazyScreen(() => import('../screens/television/TvTariffs')),
  },
  tvPassword: {
    path: paths.tvPassword,
    ...signedIn,
    screen: lazyScreen(() => import('../screens/tvPassword/TvPassword')),
  },
  bills: { path: paths.bills, ...signedIn, screen: lazyScreen(() => import('../screens/bills/Bills')) },
  listing: {
    path: paths.listing,
    ...signedIn,
    screen: lazyScreen(() => import('../screens/listing/Listing')),
  },
  notification: {
    path: paths.notification,
    ...signedIn,
    screen: lazyScreen(() => import('../screens/notification/Notification')),
  },
  administration: {
    path: paths.administration,
    ...signedIn,
    screen: lazyScreen(() => import('../screens/administration/Administration')),
  },
  devices: {
    path: paths.devices,
    ...signedIn,
    screen: lazyScreen(() => import('../screens/devices/Devices')),
  },
  topUpResult: {
    path: paths.topUpResult,
    ...signedIn,
    showsPaymentResult: true,
    screen: lazyScreen(() => import('../screens/paymentResult/TopUpResult')),
  },
  paymentThankYouPageMobile: {
    path: paths.mobileResult,
    access: 'open',
    layout: 'full',
    screen: lazyScreen(() => import('../screens/paymentResult/MobileResult')),
  },
  billResult: {
    path: paths.billResult,
    ...signedIn,
    showsPaymentResult: true,
    screen: lazyScreen(() => import('../screens/paymentResult/BillResult')),
  },
  mobilePaymentView: {
    path: paths.mobilePayment,
    access: 'open',
    layout: 'bare',
    screen: lazyScreen(() => import('../screens/mobilePayment/MobilePayment')),
  },
  notFound: {
    path: paths.notFound,
    access: 'open',
    layout: 'withoutHeader',
    screen: lazyScreen(() => import('../screens/notFound/NotFound')),
  },
  accessibility: {
    path: paths.accessibility,
    access: 'open',
    layout: 'withoutHeader',
    screen: lazyScreen(() => import('../screens/accessibility/Accessibility')),
  },
} as const satisfies Record<string, Route>

export type RouteName = keyof typeof routes
