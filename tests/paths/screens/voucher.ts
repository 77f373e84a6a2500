import type { Voucher, VoucherFaults, VoucherRedeemed } from '../../../machines/voucher.machine'
import type { PathEvent } from '../../../tools/paths/alphabet'
import { stateName } from '../../../tools/paths/names'
import { withOwnNumber } from './ownProvider'
import { countOf, type Field } from './page'
import { type Screen, sends } from './portal'

interface Look {
  phone: Field
  code: Field
  alert: string | null
  busy: boolean
}

const faultWords = { missing: 'message.allFieldsRequired' } as const

export const voucher: Screen = {
  visit: () => ({ path: '/recharge-credit?tab=voucher', account: 'everyday', hold: ['topUpWithVoucher'] }),
  walk(portal) {
    let typed = { phone: '436601000001', code: '' }

    async function submit({ phone, code }: PathEvent) {
      const now = { phone: String(phone), code: String(code) }
      const texts = { 'topUp.phone': now.phone, 'topUp.voucherCode': now.code }
      if (await portal.fillInAndSend(texts, 'topUp.submit')) typed = now
    }

    async function edit() {
      typed = { ...typed, code: `${typed.code}1` }
      await portal.type('topUp.voucherCode', '1')
    }

    return {
      arrive: () => portal.findInput('topUp.voucherCode'),
      happens: { 'voucher.submit': submit, 'voucher.edit': edit },
      answers: {
        redeemVoucher: sends('topUpWithVoucher', ({ outcome }: VoucherRedeemed) => ({
          code: outcome === 'redeemed' ? 'VOUCHER_TOPUP_SUCCESS' : 'VOUCHER_TOPUP_FAILED_INVALID_VOUCHER',
          message: 'Der Gutscheincode ist ungültig.',
        })),
      },
      look: async () => ({
        phone: portal.field('topUp.phone'),
        code: portal.field('topUp.voucherCode'),
        alert: portal.alert(),
        busy: portal.isBusy(),
        toasts: portal.toasts(),
        asked: (await portal.asked('topUpWithVoucher')).map(({ form }) => form),
        accountLoads: (await portal.asked('getMeByPhone')).length,
      }),
      expects({ value, tags, context, calls, emitted }) {
        const faults = context.faults as VoucherFaults
        if (countOf(emitted, 'change.succeeded') > 0) typed = { ...typed, code: '' }
        return {
          phone: { value: typed.phone, message: portal.messageOf(faultWords, faults.phone) },
          code: { value: typed.code, message: portal.messageOf(faultWords, faults.code) },
          alert: stateName(value) === 'asking.unanswered' ? portal.words('topUp.voucherUnanswered') : null,
          busy: tags.includes('busy'),
          toasts: portal.toastsOf(emitted),
          asked: calls.map(({ input }) => {
            const { phone, code } = input as Voucher
            return { phone, voucher: code }
          }),
          accountLoads: countOf(emitted, 'account.changed'),
        }
      },
      own: (tester) => ({
        happens: {
          async 'voucher.submit'(event) {
            if (event.phone && event.code && !tester.voucher)
              return 'it needs a voucher that may be used up: give its code as "voucher"'
            const code = event.code && (tester.voucher ?? event.code)
            return withOwnNumber(portal, tester, { ...event, code }, submit)
          },
        },
        sees: ({ phone, code, alert, busy }: Look) => ({
          ...{ alert, busy, phone: phone.message, code: code.message },
        }),
      }),
    }
  },
  own: { visits: [{ name: 'opened', role: 'everyday', path: '/recharge-credit?tab=voucher' }] },
}
