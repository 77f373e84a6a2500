import type { VoucherFaults } from '../../../machines/voucher.machine'
import type { ProviderScreen, Stage } from './providerScreen'
import { complaintOf, fieldOf, isBusy, pressButton, saysIn } from './see'
import { fillPhone, phoneField } from './topUpPhone'

const codeField = (stage: Stage) => fieldOf(stage, stage.words('topUp.voucherCode'))

export const voucher: ProviderScreen = {
  visits: [
    {
      name: 'opened',
      role: 'everyday',
      async arrive(stage) {
        await stage.open('/recharge-credit?tab=voucher')
        await codeField(stage).waitFor()
        return undefined
      },
    },
  ],
  happens: {
    async 'voucher.submit'(stage, { phone, code }) {
      if (phone && code && !stage.voucher)
        return 'it needs a voucher that may be used up: give its code as "voucher"'
      const obstacle = await fillPhone(stage, phone)
      if (obstacle) return obstacle
      await codeField(stage).fill(code ? (stage.voucher ?? '100020003010') : '')
      return pressButton(stage, stage.words('topUp.submit'))
    },
    async 'voucher.edit'(stage) {
      await codeField(stage).press('End')
      await codeField(stage).pressSequentially('1')
      return undefined
    },
  },
  async look(stage) {
    const missing = stage.words('message.allFieldsRequired')
    return {
      busy: await isBusy(stage),
      unanswered: await saysIn(stage, stage.words('topUp.voucherUnanswered')),
      phoneIsMissing: (await complaintOf(phoneField(stage))) === missing,
      codeIsMissing: (await complaintOf(codeField(stage))) === missing,
    }
  },
  expects: (state) => ({ busy: state === 'redeeming', unanswered: state === 'asking.unanswered' }),
  keeps({ context }) {
    const { phone, code } = context.faults as VoucherFaults
    return { phoneIsMissing: phone === 'missing', codeIsMissing: code === 'missing' }
  },
}
