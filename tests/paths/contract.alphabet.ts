import { contractMachine } from '../../machines/contract.machine'
import { alphabetOf } from './kit/alphabetOf'

const mobile = { productId: 'mobile-1', phoneNumber: '436601000001', isMobile: true }
const tv = { productId: 'tv-1', isTv: true }
const contracts = [mobile, tv]

export const alphabet = alphabetOf(contractMachine, {
  starts: { opened: undefined },
  events: [
    { type: 'contracts.receive', case: 'mobile and TV', contracts, phone: null },
    {
      type: 'contracts.receive',
      case: 'the second chosen last',
      contracts: [tv, mobile],
      phone: mobile.phoneNumber,
    },
    {
      type: 'contracts.receive',
      case: 'one chosen last that is gone',
      contracts: [tv, mobile],
      phone: '436609999999',
    },
    { type: 'contracts.receive', case: 'none', contracts: [], phone: null },
    { type: 'contracts.forget' },
    { type: 'contract.select', productId: mobile.productId },
    { type: 'contract.select', productId: tv.productId },
    { type: 'contract.select', productId: 'of-somebody-else' },
    { type: 'account.reload' },
    { type: 'load.retry' },
  ],
  outcomes: {
    loadAccount: { outputs: [{ fullName: 'Ana Berger' }], errors: [{ message: 'no answer' }] },
  },
})
