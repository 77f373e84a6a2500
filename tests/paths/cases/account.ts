import { accountMachine } from '../../../machines/account.machine'
import { casesOf } from '../../../tools/paths/cases'

const mobile = { productId: 'mobile-1', phoneNumber: '436601000001', isMobile: true }
const second = { productId: 'mobile-2', phoneNumber: '436601000002', isMobile: true }
const tv = { productId: 'tv-1', isTv: true }
const internet = { productId: 'internet-1', isInternet: true }

const balance = (value: number) => ({ resources: { balance: { value } } })
const customer = { fullName: 'Ana Berger', unreadNotifications: 3 }
const noContract = { productId: null, phone: null, kind: null }

export const cases = casesOf(accountMachine, {
  starts: {
    'after a login': { initialContract: noContract },
    'with the number selected last': { initialContract: { ...noContract, phone: second.phoneNumber } },
    'with the contract of this tab': { initialContract: { ...noContract, productId: tv.productId } },
    'on the page of TV': { initialContract: { ...noContract, kind: 'tv' } },
    'on the page of internet': { initialContract: { ...noContract, kind: 'internet' } },
  },
  events: [
    { type: 'contract.select', case: 'mobile', productId: mobile.productId },
    { type: 'contract.select', case: 'TV', productId: tv.productId },
    { type: 'contract.select', case: 'of somebody else', productId: 'of-somebody-else' },
    { type: 'device.choose', case: 'of the TV contract', productId: tv.productId, isMobile: false },
    { type: 'device.choose', case: 'mobile, of no contract', productId: 'device-9', isMobile: true },
    { type: 'device.choose', case: 'of no contract', productId: 'device-8', isMobile: false },
    { type: 'account.reload' },
    { type: 'load.retry' },
    { type: 'figures.receive', case: 'with a balance', user: balance(3), loadedAt: 3_000 },
    { type: 'figures.receive', case: 'without a balance', user: { resources: {} }, loadedAt: 3_000 },
    { type: 'notifications.count', unread: 2 },
  ],
  systemEvents: ['account.reload', 'figures.receive', 'notifications.count'],
  outcomes: { loadAccount: { 'a new balance': { user: balance(2), loadedAt: 2_000 } } },
  exceptions: {
    openAccount: {
      port: 'loadAccount',
      outputs: {
        'four contracts': {
          user: { ...customer, contracts: [mobile, second, tv, internet], ...balance(1) },
          loadedAt: 1_000,
        },
        'TV and mobile': { user: { ...customer, contracts: [tv, mobile] }, loadedAt: 1_000 },
        'no contract': { user: { ...customer, contracts: [] }, loadedAt: 1_000 },
      },
    },
  },
})
