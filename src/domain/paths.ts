import type { ContractKind } from './contractKind'

/** The path of every page by its name; `:id` and `*` are parameters. */
export const paths = {
  overview: '/',
  tv: '/tv',
  internet: '/internet',
  login: '/login',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password/*',
  topUp: '/recharge-credit',
  additionalPackages: '/additional-packages',
  support: '/customer-support',
  tariffs: '/Tariffs',
  tvTariffs: '/tv-tariffs',
  tvPassword: '/tv-password',
  bills: '/bills',
  listing: '/listing',
  notification: '/notification/:id',
  administration: '/administration',
  devices: '/device',
  withdrawal: '/withdrawal-request',
  cancellation: '/cancellation-request',
  topUpResult: '/transaction-completed',
  mobileResult: '/transaction-completed-mobile',
  billResult: '/transaction-completed-bill-paying',
  mobilePayment: '/mobile-payment',
  notFound: '/404',
  accessibility: '/accessibility',
} as const

const homes = { mobile: paths.overview, tv: paths.tv, internet: paths.internet } as const

/** The home of a contract of this kind; without a contract, the mobile one. */
export const homePath = (kind: ContractKind | null): string => homes[kind ?? 'mobile']

/** The kind of contract whose home the path is, if it is such a home. */
export const kindAt = (path: string): 'tv' | 'internet' | undefined =>
  (['tv', 'internet'] as const).find((kind) => homes[kind] === path.toLowerCase())

export const notificationPath = (id: number | string): string => paths.notification.replace(':id', String(id))
