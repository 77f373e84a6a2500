import { voucherMachine } from '../../../machines/voucher.machine'
import { alphabetOf } from '../../../tools/paths/alphabet'

const phone = '436601000001'
const code = '100020003010'

export const alphabet = alphabetOf(voucherMachine, {
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
