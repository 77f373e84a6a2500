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
    screen: 'screens/overview/Overview',
    homeOf: 'mobile',
    texts: 'home',
  },
  tv: { path: '/tv', screen: 'screens/television/Television', homeOf: 'tv' },
  internet: { path: '/internet', screen: 'screens/internet/Internet', homeOf: 'internet' },
  login: {
    path: '/login',
    screen: 'screens/login/Login',
    access: 'anonymous',
    layout: 'bare',
    isFirst: true,
  },
  forgotPassword: {
    path: '/forgot-password',
    screen: 'screens/forgotPassword/ForgotPassword',
    access: 'anonymous',
    layout: 'bare',
  },
  resetPassword: {
    // A token may contain slashes.
    path: '/reset-password/*',
    screen: 'screens/resetPassword/ResetPassword',
    access: 'anonymous',
    layout: 'bare',
    withoutLink: 'An e-mail has the link.',
  },
  topUp: { path: '/recharge-credit', screen: 'screens/topUp/TopUp' },
  additionalPackages: { path: '/additional-packages', screen: 'features/tariffs/AdditionalPackages' },
  customerSupport: { path: '/customer-support', stem: 'support', screen: 'screens/support/Support' },
  tariffs: { path: '/Tariffs', screen: 'features/tariffs/Tariffs' },
  tvTariffs: { path: '/tv-tariffs', screen: 'screens/television/TvTariffs' },
  tvPassword: { path: '/tv-password', screen: 'screens/tvPassword/TvPassword' },
  bills: { path: '/bills', screen: 'screens/bills/Bills' },
  listing: { path: '/listing', screen: 'screens/listing/Listing' },
  notification: { path: '/notification/:id', screen: 'screens/notification/Notification' },
  administration: { path: '/administration', screen: 'screens/administration/Administration' },
  devices: { path: '/device', screen: 'screens/devices/Devices' },
  withdrawal: {
    path: '/withdrawal-request',
    screen: 'screens/contractDeclaration/ContractDeclaration',
    returnsAfterLogin: true,
  },
  cancellation: {
    path: '/cancellation-request',
    screen: 'screens/contractDeclaration/ContractDeclaration',
    returnsAfterLogin: true,
  },
  topUpResult: {
    path: '/transaction-completed',
    screen: 'screens/paymentResult/TopUpResult',
    returnsAfterLogin: true,
    withoutLink: 'The payment provider leads here.',
  },
  paymentThankYouPageMobile: {
    path: '/transaction-completed-mobile',
    stem: 'mobileResult',
    screen: 'screens/paymentResult/MobileResult',
    access: 'open',
  },
  billResult: {
    path: '/transaction-completed-bill-paying',
    screen: 'screens/paymentResult/BillResult',
    returnsAfterLogin: true,
  },
  mobilePaymentView: {
    path: '/mobile-payment',
    stem: 'mobilePayment',
    screen: 'screens/mobilePayment/MobilePayment',
    access: 'open',
    layout: 'bare',
    withoutLink: 'The app of the provider opens it.',
  },
  notFound: {
    path: '/404',
    screen: 'screens/notFound/NotFound',
    access: 'open',
    layout: 'withoutHeader',
  },
  accessibility: {
    path: '/accessibility',
    screen: 'screens/accessibility/Accessibility',
    access: 'open',
    layout: 'withoutHeader',
  },
}
