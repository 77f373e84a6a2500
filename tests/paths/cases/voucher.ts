import { voucherMachine } from '../../../machines/voucher.machine'
import { casesOf } from '../../../tools/paths/cases'

const phone = '436601000001'
const code = '100020003010'

export const cases = casesOf(voucherMachine, {
  starts: { opened: undefined },
  events: [
    { type: 'voucher.submit', case: 'complete', phone, code },
    { type: 'voucher.submit', case: 'no number', phone: '', code },
    { type: 'voucher.submit', case: 'no code', phone, code: '' },
    { type: 'voucher.submit', case: 'nothing', phone: '', code: '' },
    { type: 'voucher.edit' },
    { type: 'voucher.begin' },
  ],
  outcomes: { redeemVoucher: { redeemed: { outcome: 'redeemed' }, refused: { outcome: 'refused' } } },
})
