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
  /** The component that draws it, in src/screens. */
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
  resources: { path: '/', stem: 'overview', screen: 'overview/Overview', homeOf: 'mobile', texts: 'home' },
  tv: { path: '/tv', screen: 'television/Television', homeOf: 'tv' },
  internet: { path: '/internet', screen: 'internet/Internet', homeOf: 'internet' },
  login: { path: '/login', screen: 'login/Login', access: 'anonymous', layout: 'bare', isFirst: true },
  forgotPassword: {
    path: '/forgot-password',
    screen: 'forgotPassword/ForgotPassword',
    access: 'anonymous',
    layout: 'bare',
  },
  resetPassword: {
    // A token may contain slashes.
    path: '/reset-password/*',
    screen: 'resetPassword/ResetPassword',
    access: 'anonymous',
    layout: 'bare',
    withoutLink: 'An e-mail has the link.',
  },
  topUp: { path: '/recharge-credit', screen: 'topUp/TopUp' },
  additionalPackages: { path: '/additional-packages', screen: 'tariffs/AdditionalPackages' },
  customerSupport: { path: '/customer-support', stem: 'support', screen: 'support/Support' },
  tariffs: { path: '/Tariffs', screen: 'tariffs/Tariffs' },
  tvTariffs: { path: '/tv-tariffs', screen: 'television/TvTariffs' },
  tvPassword: { path: '/tv-password', screen: 'tvPassword/TvPassword' },
  bills: { path: '/bills', screen: 'bills/Bills' },
  listing: { path: '/listing', screen: 'listing/Listing' },
  notification: { path: '/notification/:id', screen: 'notification/Notification' },
  administration: { path: '/administration', screen: 'administration/Administration' },
  devices: { path: '/device', screen: 'devices/Devices' },
  withdrawal: {
    path: '/withdrawal-request',
    screen: 'contractDeclaration/ContractDeclaration',
    returnsAfterLogin: true,
  },
  cancellation: {
    path: '/cancellation-request',
    screen: 'contractDeclaration/ContractDeclaration',
    returnsAfterLogin: true,
  },
  topUpResult: {
    path: '/transaction-completed',
    screen: 'paymentResult/TopUpResult',
    returnsAfterLogin: true,
    withoutLink: 'The payment provider leads here.',
  },
  paymentThankYouPageMobile: {
    path: '/transaction-completed-mobile',
    stem: 'mobileResult',
    screen: 'paymentResult/MobileResult',
    access: 'open',
  },
  billResult: {
    path: '/transaction-completed-bill-paying',
    screen: 'paymentResult/BillResult',
    returnsAfterLogin: true,
  },
  mobilePaymentView: {
    path: '/mobile-payment',
    stem: 'mobilePayment',
    screen: 'mobilePayment/MobilePayment',
    access: 'open',
    layout: 'bare',
    withoutLink: 'The app of the provider opens it.',
  },
  notFound: {
    path: '/404',
    screen: 'notFound/NotFound',
    access: 'open',
    layout: 'withoutHeader',
  },
  accessibility: {
    path: '/accessibility',
    screen: 'accessibility/Accessibility',
    access: 'open',
    layout: 'withoutHeader',
  },
}
