import type { ContractKind } from '../domain/contractKind'

/** `anonymous` pages are for those who cannot sign in yet; `open` pages are for everybody. */
export type Access = 'authenticated' | 'anonymous' | 'open'
/** `bare`: the page alone. `withoutHeader`: navigation and footer. `full`: the blue header as well. */
export type Layout = 'bare' | 'withoutHeader' | 'full'

/** What a page is: for signed-in customers, with the full layout, unless it says otherwise. */
export interface Page {
  /** `:id` and `*` are parameters. Paths are case-insensitive. */
  path: string
  /** Its name in the code, where the specification names the route otherwise. */
  stem?: string
  /** The file of the component that draws it, in src. */
  screen: string
  access?: Access
  layout?: Layout
  /** A home shows only contracts of its kind; others lead to their own home. */
  homeOf?: ContractKind
  /** Needs no texts but those of the overview and its frame; other pages load all texts. */
  texts?: 'home'
  /** A required login returns to it. */
  returnsAfterLogin?: true
  /** In the first load: most visits begin with this page. */
  isFirst?: true
  /** How customers get to a page that no link leads to. */
  withoutLink?: string
}

/** Every page of the portal. No build contains this list: `npm run generate` makes routes and paths of it. */
export const pages: Record<string, Page> = {
  resources: {
    path: '/',
    stem: 'overview',
    screen: 'features/overview/Overview',
    homeOf: 'mobile',
    texts: 'home',
  },
  tv: { path: '/tv', screen: 'features/television/Television', homeOf: 'tv' },
  internet: { path: '/internet', screen: 'features/internet/Internet', homeOf: 'internet' },
  login: {
    path: '/login',
    screen: 'features/login/Login',
    access: 'anonymous',
    layout: 'bare',
    isFirst: true,
  },
  forgotPassword: {
    path: '/forgot-password',
    screen: 'features/passwords/ForgotPassword',
    access: 'anonymous',
    layout: 'bare',
  },
  resetPassword: {
    // A token may contain slashes.
    path: '/reset-password/*',
    screen: 'features/passwords/ResetPassword',
    access: 'anonymous',
    layout: 'bare',
    withoutLink: 'An e-mail has the link.',
  },
  topUp: { path: '/recharge-credit', screen: 'features/topUp/TopUp' },
  additionalPackages: { path: '/additional-packages', screen: 'features/tariffs/AdditionalPackages' },
  customerSupport: { path: '/customer-support', stem: 'support', screen: 'features/support/Support' },
  tariffs: { path: '/Tariffs', screen: 'features/tariffs/Tariffs' },
  tvTariffs: { path: '/tv-tariffs', screen: 'features/television/TvTariffs' },
  tvPassword: { path: '/tv-password', screen: 'features/passwords/TvPassword' },
  bills: { path: '/bills', screen: 'features/bills/Bills' },
  listing: { path: '/listing', screen: 'features/listing/Listing' },
  notification: { path: '/notification/:id', screen: 'features/notifications/Notification' },
  administration: { path: '/administration', screen: 'features/settings/Administration' },
  devices: { path: '/device', screen: 'features/devices/Devices' },
  withdrawal: {
    path: '/withdrawal-request',
    screen: 'features/declarations/ContractDeclaration',
    returnsAfterLogin: true,
  },
  cancellation: {
    path: '/cancellation-request',
    screen: 'features/declarations/ContractDeclaration',
    returnsAfterLogin: true,
  },
  topUpResult: {
    path: '/transaction-completed',
    screen: 'features/payments/TopUpResult',
    returnsAfterLogin: true,
    withoutLink: 'The payment provider leads here.',
  },
  paymentThankYouPageMobile: {
    path: '/transaction-completed-mobile',
    stem: 'mobileResult',
    screen: 'features/payments/MobileResult',
    access: 'open',
  },
  billResult: {
    path: '/transaction-completed-bill-paying',
    screen: 'features/payments/BillResult',
    returnsAfterLogin: true,
  },
  mobilePaymentView: {
    path: '/mobile-payment',
    stem: 'mobilePayment',
    screen: 'features/payments/MobilePayment',
    access: 'open',
    layout: 'bare',
    withoutLink: 'The app of the provider opens it.',
  },
  notFound: {
    path: '/404',
    screen: 'features/notFound/NotFound',
    access: 'open',
    layout: 'withoutHeader',
  },
  accessibility: {
    path: '/accessibility',
    screen: 'features/accessibility/Accessibility',
    access: 'open',
    layout: 'withoutHeader',
  },
}
