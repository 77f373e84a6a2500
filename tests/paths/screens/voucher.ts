import type { Voucher, VoucherRedeemed } from '../../../machines/voucher.machine'
import { formOf } from './form'
import { withOwnNumber } from './ownProvider'
import { countOf } from './page'
import { sends } from './portal'
import { screenOf } from './screen'

const path = '/recharge-credit?tab=voucher'

export const voucher = screenOf({
  visit: () => ({ path, account: 'everyday' }),
  ports: {
    redeemVoucher: sends(
      'topUpWithVoucher',
      ({ outcome }: VoucherRedeemed) => ({
        code: outcome === 'redeemed' ? 'VOUCHER_TOPUP_SUCCESS' : 'VOUCHER_TOPUP_FAILED_INVALID_VOUCHER',
        message: 'Der Gutscheincode ist ungültig.',
      }),
      ({ phone, code }: Voucher) => ({ phone, voucher: code }),
    ),
  },
  walk(portal, see) {
    const labels = { phone: 'topUp.phone', code: 'topUp.voucherCode' } as const
    const form = formOf(portal, 'topUp.submit', labels, { phone: '436601000001' })
    return {
      arrive: () => portal.findInput('topUp.voucherCode'),
      happens: { 'voucher.submit': form.send, 'voucher.edit': () => form.add('code', '1') },
      looks: {
        ...form.sights({
          faults: { missing: 'message.allFieldsRequired' },
          empties: ({ emitted }) => (countOf(emitted, 'change.succeeded') > 0 ? ['code'] : []),
        }),
        alert: see.alert({ 'asking.unanswered': 'topUp.voucherUnanswered' }),
        busy: see.busy,
        accountLoads: see.reloads('getMeByPhone', 'account.changed'),
      },
      own: (tester) => ({
        happens: {
          async 'voucher.submit'(event) {
            if (event.phone && event.code && !tester.voucher)
              return 'it needs a voucher that may be used up: give its code as "voucher"'
            const code = event.code && (tester.voucher ?? event.code)
            return withOwnNumber(portal, tester, { ...event, code }, form.send)
          },
        },
      }),
    }
  },
  own: { visits: [{ name: 'opened', role: 'everyday', path }] },
})
