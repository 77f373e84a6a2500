import { screen, within } from '@testing-library/dom'
import type { TopUpFaults, TopUpOrder, TopUpPrepared } from '../../../machines/topUp.machine'
import { formatMoney } from '../../../src/domain/money'
import type { PathEvent } from '../../../tools/paths/alphabet'
import { stateName } from '../../../tools/paths/names'
import { withOwnNumber } from './ownProvider'
import { countOf, type Field } from './page'
import { type Portal, type Screen, sends } from './portal'

interface Look {
  phone: Field
  amount: Field
  alert: string | null
  dialog: { status: string; busy: boolean } | null
}

const alerts = {
  'asking.unanswered': 'topUp.cardUnanswered',
  'asking.misdirected': 'topUp.misdirected',
} as const
const faultWords = {
  missing: 'message.allFieldsRequired',
  notPrepaid: 'topUp.numberNotPrepaid',
  outsideLimits: 'topUp.amountHint',
} as const

/** The provider's way to say what the port answers. */
const answers: Record<TopUpPrepared['outcome'], (address?: string) => object> = {
  prepared: (redirectUrl) => ({ code: 'PREPARE_TRANSACTION_REQUEST_SUCCESS', body: { redirectUrl } }),
  misdirected: () => ({
    code: 'PREPARE_TRANSACTION_REQUEST_SUCCESS',
    body: { redirectUrl: 'https://localhost.example.com/pay/A1' },
  }),
  notPrepaid: () => ({ code: 'TOPUP_FAILED_NUMBER_NOT_PREPAID', message: 'Nicht Wertkarte' }),
  refused: () => ({ code: 'REQUEST_FAILED_SERVER_ERROR', message: 'Außer Betrieb' }),
}

/** The paths know one payment page; where it stands here, the document tells. */
const here = (address: string) => {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="portal:payment-origin"]')
  return address.replace('http://localhost:5174', meta?.content ?? '')
}

function dialogNow({ words }: Portal) {
  const dialog = screen.queryByRole('dialog')
  return (
    dialog && {
      heading: within(dialog).getByRole('heading').textContent,
      facts: [...dialog.querySelectorAll('dd')].map(({ textContent }) => textContent),
      status: within(dialog).getByRole('status').textContent,
      busy:
        within(dialog).getByRole('button', { name: words('topUp.continueToPayment') }).ariaBusy === 'true',
    }
  )
}

export const topUp: Screen = {
  visit: () => ({ path: '/recharge-credit', account: 'everyday', hold: ['prepareTopUp'] }),
  walk(portal) {
    const { words, locale, pressButton } = portal
    let typed = { phone: '436601000001', amount: '' }

    /** Behind the dialog the form is out of reach. */
    async function submit({ phone, amount }: PathEvent) {
      if (portal.dialogTitle() !== null) return
      typed = { phone: String(phone), amount: amount === null ? 'abc' : String(amount).replace('.', ',') }
      await portal.write('topUp.phone', typed.phone)
      await portal.write('topUp.amount', typed.amount)
      await portal.type('topUp.amount', '{Enter}')
    }

    async function edit() {
      if (portal.dialogTitle() !== null) return
      typed = { ...typed, amount: `${typed.amount}1` }
      await portal.type('topUp.amount', '1')
    }

    return {
      arrive: () => portal.findInput('topUp.amount'),
      happens: {
        'order.submit': submit,
        'order.edit': edit,
        'payment.confirm': () => pressButton('topUp.continueToPayment'),
        'payment.cancel': () => pressButton('shell.cancel'),
        'page.return': () =>
          portal.letHappen(() =>
            window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
          ),
      },
      answers: {
        prepareTopUp: sends('prepareTopUp', ({ outcome, address }: TopUpPrepared) =>
          answers[outcome](address && here(address)),
        ),
      },
      look: async () => ({
        phone: portal.field('topUp.phone'),
        amount: portal.field('topUp.amount'),
        alert: portal.alert(),
        dialog: dialogNow(portal),
        toasts: portal.toasts(),
        asked: (await portal.asked('prepareTopUp')).map(({ form }) => form),
        accountLoads: (await portal.asked('getMeByPhone')).length,
        wentTo: await portal.leftFor(),
      }),
      expects({ value, tags, context, calls, emitted }) {
        const faults = context.faults as TopUpFaults
        return {
          phone: { value: typed.phone, message: portal.messageOf(faultWords, faults.phone) },
          amount: { value: typed.amount, message: portal.messageOf(faultWords, faults.amount) },
          alert: portal.messageOf(alerts, stateName(value)) || null,
          dialog: tags.includes('confirming')
            ? {
                heading: words('topUp.confirmHeading'),
                facts: [context.phone, formatMoney(Number(context.amount), locale)],
                status: words(value === 'leaving' ? 'topUp.leaving' : 'topUp.paymentPage'),
                busy: tags.includes('busy'),
              }
            : null,
          toasts: portal.toastsOf(emitted),
          asked: calls.map(({ input }) => {
            const { phone, amount } = input as TopUpOrder
            return { amount: String(amount), phone, type: 'topup', origin: 'at' }
          }),
          accountLoads: countOf(emitted, 'account.changed'),
          wentTo: emitted.flatMap((event) => ('address' in event ? [here(String(event.address))] : [])),
        }
      },
      own: (tester) => ({
        happens: {
          'order.submit': (event) => withOwnNumber(portal, tester, event, submit),
        },
        sees: ({ phone, amount, alert, dialog }: Look) => ({
          ...{ alert, phone: phone.message, amount: amount.message },
          dialog: dialog && { status: dialog.status, busy: dialog.busy },
        }),
      }),
    }
  },
  own: {
    visits: [{ name: 'opened', role: 'everyday', path: '/recharge-credit' }],
    cannot: { 'page.return': 'a walk stops before the payment page, from which nobody comes back then' },
  },
}
