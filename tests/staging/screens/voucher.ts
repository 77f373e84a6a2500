import type { VoucherFaults } from '../../../machines/voucher.machine'
import type { ProviderScreen, Stage } from './providerScreen'
import { isThere, pressButton, saysIn } from './see'

const field = ({ page }: Stage, name: string) =>
  page.getByLabel(name, { exact: true }).and(page.locator('input'))
const phoneField = (stage: Stage) => field(stage, stage.words('topUp.phone'))
const codeField = (stage: Stage) => field(stage, stage.words('topUp.voucherCode'))

/** Whether it is said under the field that something is missing. */
async function isMissing(stage: Stage, name: string): Promise<boolean> {
  const description = await field(stage, name).evaluate((input) => {
    const [id = ''] = input.getAttribute('aria-describedby')?.split(' ') ?? []
    return input.ariaInvalid === 'true' ? document.getElementById(id)?.textContent : null
  })
  return description === stage.words('message.allFieldsRequired')
}

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
      const number = stage.account.phone ?? (await phoneField(stage).inputValue())
      if (phone && !number) return 'it needs the number of the contract: give the account its "phone"'
      if (phone && code && !stage.voucher)
        return 'it needs a voucher that may be used up: give its code as "voucher"'
      await phoneField(stage).fill(phone ? number : '')
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
    return {
      busy: await isThere(stage.page.locator('button[type=submit][aria-busy=true]')),
      unanswered: await saysIn(stage, stage.words('topUp.voucherUnanswered')),
      phoneIsMissing: await isMissing(stage, stage.words('topUp.phone')),
      codeIsMissing: await isMissing(stage, stage.words('topUp.voucherCode')),
    }
  },
  expects: (state) => ({ busy: state === 'redeeming', unanswered: state === 'asking.unanswered' }),
  keeps({ context }) {
    const { phone, code } = context.faults as VoucherFaults
    return { phoneIsMissing: phone === 'missing', codeIsMissing: code === 'missing' }
  },
}
