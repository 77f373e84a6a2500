import { Hono } from 'hono'
import { done, refused, say } from './answers'
import { type ForeignEnvironment, fieldOf, isPrepaid } from './call'
import { decimal } from './forms'
import { contractByPhone } from './state'

/** The vouchers there are, and what each is worth in cents. */
export const foreignVouchers: Record<string, number> = {
  '246813579': 1000,
  '135792468': 2000,
  '975318642': 5000,
}

export const vouchers = new Hono<ForeignEnvironment>()

vouchers.post('/api/voucher-topup', (call) => {
  const { customers, usedVouchers } = call.get('state')
  const contract = contractByPhone(customers, fieldOf(call, 'phone'))
  if (!contract || !isPrepaid(contract)) {
    const message = { text: say(call, 'notPrepaid') }
    return refused(call, { status: 200, code: 'TOPUP_FAILED_NUMBER_NOT_PREPAID', message })
  }
  const voucher = fieldOf(call, 'voucher')
  const amount = foreignVouchers[voucher]
  if (amount === undefined) {
    const errors = { voucher: say(call, 'voucherUnknown') }
    return refused(call, { status: 422, code: 'VOUCHER_FAILED_UNKNOWN', errors })
  }
  if (usedVouchers.has(voucher)) {
    const message = say(call, 'voucherUsed')
    return refused(call, { status: 409, code: 'VOUCHER_FAILED_USED', message })
  }
  usedVouchers.add(voucher)
  contract.balance += amount
  return done(call, 'VOUCHER_ACCEPTED', { amount: decimal(amount), balance: decimal(contract.balance) })
})
