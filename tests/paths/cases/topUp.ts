import { topUpMachine } from '../../../machines/topUp.machine'
import { casesOf } from '../../../tools/paths/cases'

const phone = '436601000001'

export const cases = casesOf(topUpMachine, {
  starts: { opened: undefined },
  events: [
    { type: 'order.submit', case: 'the least', phone, amount: 10, mayBePaid: false },
    { type: 'order.submit', case: 'the most', phone, amount: 50, mayBePaid: false },
    { type: 'order.submit', case: 'a cent too little', phone, amount: 9.99, mayBePaid: false },
    { type: 'order.submit', case: 'too little', phone, amount: 9, mayBePaid: false },
    { type: 'order.submit', case: 'a cent too much', phone, amount: 50.01, mayBePaid: false },
    { type: 'order.submit', case: 'no amount', phone, amount: null, mayBePaid: false },
    { type: 'order.submit', case: 'no number', phone: '', amount: 20, mayBePaid: false },
    { type: 'order.submit', case: 'nothing', phone: '', amount: null, mayBePaid: false },
    { type: 'order.submit', case: 'perhaps paid', phone, amount: 20, mayBePaid: true },
    { type: 'order.submit', case: 'perhaps paid, too much', phone, amount: 51, mayBePaid: true },
    { type: 'order.edit' },
    { type: 'repeat.confirm' },
    { type: 'repeat.cancel' },
    { type: 'payment.confirm' },
    { type: 'payment.cancel' },
    { type: 'page.return' },
  ],
  systemEvents: ['page.return'],
  outcomes: {
    prepareTopUp: {
      prepared: { outcome: 'prepared', address: 'http://localhost:5174/pay/A1' },
      'not prepaid': { outcome: 'notPrepaid' },
      untrustedAddress: { outcome: 'untrustedAddress' },
      refused: { outcome: 'refused' },
    },
  },
})
