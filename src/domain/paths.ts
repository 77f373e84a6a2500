import type { ContractKind } from './contractKind'
import { homes } from './homes'

/** The path of every page by its name; `:id` and `*` are parameters. */
export const paths = {
  overview: homes.mobile,
  tv: homes.tv,
  internet: homes.internet,
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

/** The home of a contract of this kind; without a contract, the mobile one. */
export const homePath = (kind: ContractKind | null): string => homes[kind ?? 'mobile']

export const notificationPath = (id: number | string): string => paths.notification.replace(':id', String(id))
