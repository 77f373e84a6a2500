import type { TopUpFaults } from '../../../machines/topUp.machine'
import type { Impossible, ProviderScreen, Stage } from './providerScreen'
import { complaintOf, fieldOf, isThere, pressInDialog, saysIn } from './see'
import { fillPhone, phoneField } from './topUpPhone'

const amountField = (stage: Stage) => fieldOf(stage, stage.words('topUp.amount'))
const dialog = ({ page }: Stage) => page.getByRole('dialog')

async function submit(stage: Stage, phone: unknown, amount: unknown): Promise<Impossible> {
  const obstacle = await fillPhone(stage, phone)
  if (obstacle) return obstacle
  await amountField(stage).fill(amount === null ? '' : String(amount).replace('.', ','))
  await amountField(stage).press('Enter')
  return undefined
}

export const topUp: ProviderScreen = {
  visits: [
    {
      name: 'opened',
      role: 'everyday',
      async arrive(stage) {
        await stage.open('/recharge-credit')
        await amountField(stage).waitFor()
        return undefined
      },
    },
  ],
  happens: {
    'order.submit': (stage, { phone, amount }) => submit(stage, phone, amount),
    async 'order.edit'(stage) {
      await amountField(stage).press('End')
      await amountField(stage).pressSequentially('1')
      return undefined
    },
    'payment.confirm': pressInDialog('topUp.continueToPayment'),
    'payment.cancel': pressInDialog('shell.cancel'),
  },
  cannot: { 'page.return': 'a walk stops before the payment page, from which nobody comes back then' },
  async look(stage) {
    const { words } = stage
    const dialogIsOpen = await isThere(dialog(stage))
    return {
      isPhoneMissing: (await complaintOf(phoneField(stage))) === words('message.allFieldsRequired'),
      isAmountWrong: (await complaintOf(amountField(stage))) !== '',
      confirms: dialogIsOpen,
      leaves: await saysIn(stage, words('topUp.leaving')),
      busy: await isThere(dialog(stage).locator('button[aria-busy=true]')),
      unanswered: await saysIn(stage, words('topUp.cardUnanswered')),
      misdirected: await saysIn(stage, words('topUp.misdirected')),
    }
  },
  expects: (state) => ({
    confirms: ['confirmingPayment', 'preparing', 'leaving'].includes(state),
    leaves: state === 'leaving',
    busy: state === 'preparing' || state === 'leaving',
    unanswered: state === 'asking.unanswered',
    misdirected: state === 'asking.misdirected',
  }),
  keeps({ context }) {
    const { phone, amount } = context.faults as TopUpFaults
    return { isPhoneMissing: phone === 'missing', isAmountWrong: amount !== null }
  },
}
