import type { ComponentType } from 'react'
import type { ContractKind } from '../lib/contractType'
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
  screen: ComponentType & { preload?: () => Promise<void> }
  /** A home shows only contracts of its kind; others lead to their own home. */
  homeOf?: ContractKind
}

const signedIn = { access: 'authenticated', layout: 'full' } as const

/** Every page of the portal. Paths match whatever the case of their letters. */
export const routes = {
  resources: {
    path: '/',
    ...signedIn,
    homeOf: 'mobile',
    screen: lazyScreen(() => import('../screens/overview/Overview')),
  },
  tv: {
    path: '/tv',
    ...signedIn,
    homeOf: 'tv',
    screen: lazyScreen(() => import('../screens/television/Television')),
  },
  internet: {
    path: '/internet',
    ...signedIn,
    homeOf: 'internet',
    screen: lazyScreen(() => import('../screens/internet/Internet')),
  },
  login: {
    path: '/login',
    access: 'anonymous',
    layout: 'bare',
    // The page most visits begin with: it comes with the first load.
    screen: Login,
  },
  forgotPassword: {
    path: '/forgot-password',
    access: 'anonymous',
    layout: 'bare',
    screen: lazyScreen(() => import('../screens/forgotPassword/ForgotPassword')),
  },
  resetPassword: {
    // A token may hold slashes.
    path: '/reset-password/*',
    access: 'anonymous',
    layout: 'bare',
    screen: lazyScreen(() => import('../screens/resetPassword/ResetPassword')),
  },
  rechargeCredit: {
    path: '/recharge-credit',
    ...signedIn,
    screen: lazyScreen(() => import('../screens/topUp/TopUp')),
  },
  additionalPackages: {
    path: '/additional-packages',
    ...signedIn,
    screen: lazyScreen(() => import('../screens/tariffs/AdditionalPackages')),
  },
  customerSupport: {
    path: '/customer-support',
    ...signedIn,
    screen: lazyScreen(() => import('../screens/support/Support')),
  },
  tariffs: {
    path: '/Tariffs',
    ...signedIn,
    screen: lazyScreen(() => import('../screens/tariffs/Tariffs')),
  },
  tvTariffs: {
    path: '/tv-tariffs',
    ...signedIn,
    screen: lazyScreen(() => import('../screens/television/TvTariffs')),
  },
  tvPassword: {
    path: '/tv-password',
    ...signedIn,
    screen: lazyScreen(() => import('../screens/tvPassword/TvPassword')),
  },
  bills: { path: '/bills', ...signedIn, screen: lazyScreen(() => import('../screens/bills/Bills')) },
  listing: {
    path: '/listing',
    ...signedIn,
    screen: lazyScreen(() => import('../screens/listing/Listing')),
  },
  notification: {
    path: '/notification/:id',
    ...signedIn,
    screen: lazyScreen(() => import('../screens/notification/Notification')),
  },
  administration: {
    path: '/administration',
    ...signedIn,
    screen: lazyScreen(() => import('../screens/administration/Administration')),
  },
  devices: {
    path: '/device',
    ...signedIn,
    screen: lazyScreen(() => import('../screens/devices/Devices')),
  },
  transactionCompleted: {
    path: '/transaction-completed',
    ...signedIn,
    screen: lazyScreen(() => import('../screens/paymentResult/TopUpResult')),
  },
  paymentThankYouPageMobile: {
    path: '/transaction-completed-mobile',
    access: 'open',
    layout: 'full',
    screen: lazyScreen(() => import('../screens/paymentResult/MobileResult')),
  },
  transactionCompletedBillPaying: {
    path: '/transaction-completed-bill-paying',
    ...signedIn,
    screen: lazyScreen(() => import('../screens/paymentResult/BillResult')),
  },
  mobilePaymentView: {
    path: '/mobile-payment',
    access: 'open',
    layout: 'bare',
    screen: lazyScreen(() => import('../screens/mobilePayment/MobilePayment')),
  },
  notFound: {
    path: '/404',
    access: 'open',
    layout: 'withoutHeader',
    screen: lazyScreen(() => import('../screens/notFound/NotFound')),
  },
} as const satisfies Record<string, Route>

export type RouteName = keyof typeof routes
