import type { Translation } from '../i18n-types'

export const shell = {
  home: 'Home',
  settings: 'Settings',
  devices: 'Devices',
  support: 'Customer service',
  language: 'Language',
  notifications: 'Notifications',
  notificationsUnread: 'Notifications, {count} unread',
  profile: 'Profile',
  logIn: 'Sign in',
  logOut: 'Sign out',
  logOutHeading: 'Do you want to sign out?',
  logOutText: 'Your data will be removed from this device.',
  inactivityHeading: 'Are you still there?',
  inactivityText:
    'You have not used the portal for a while. For your security, we’ll sign you out in a moment.',
  inactivityLeft: '{shown} {{count:second|seconds}} left',
  stayLoggedIn: 'Stay signed in',
  cancel: 'Cancel',
  menu: 'Menu',
  overview: 'Overview',
  topUpShort: 'Top up',
  quickNavigation: 'Quick links',
  mainNavigation: 'Main navigation',
  contractNavigation: 'Contracts',
  skipToContent: 'Skip to content',
  mobile: 'Mobile',
  tv: 'TV',
  internet: 'Internet',
  contractType: { Postpaid: 'Pay monthly', Prepaid: 'Prepaid', Business: 'Business' },
  mobileMenu: {
    bills: 'Bills',
    listing: 'Usage',
    topUp: 'Top up',
    packages: 'Add-ons',
    tariff: 'My plan',
  },
  tvMenu: { bills: 'Bills', tariff: 'TV plan', password: 'TV password' },
  internetMenu: { bills: 'Bills', tariff: 'Internet plan' },
  selectedContract: 'Selected contract',
  searchContracts: 'Search contracts',
  contractCount: '{shown} {{count:contract|contracts}}',
  noContractFound: 'No contract found.',
  showMoreContracts: 'Show more contracts',
  noContracts: 'Your account has no active contract yet.',
  slow: 'This is taking longer than usual. Your data is still loading.',
} satisfies Translation['shell']

export const message = {
  partial:
    'We could not read some of the information, so it is missing here. Please contact customer service if you need it.',
} satisfies Partial<Translation['message']>
