import { screen, within } from '@testing-library/dom'
import type { TopUpOrder, TopUpPrepared } from '../../../machines/topUp.machine'
import { formatMoney } from '../../../src/domain/money'
import { formOf } from './form'
import { withOwnNumber } from './ownProvider'
import { sends } from './portal'
import { screenOf } from './screen'

const path = '/recharge-credit'

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

export const topUp = screenOf({
  visit: () => ({ path, account: 'everyday' }),
  ports: {
    prepareTopUp: sends(
      'prepareTopUp',
      ({ outcome, address }: TopUpPrepared) => answers[outcome](address && here(address)),
      ({ phone, amount }: TopUpOrder) => ({ amount: String(amount), phone, type: 'topup', origin: 'at' }),
    ),
  },
  walk(portal, see) {
    const { words, pressButton } = portal
    const labels = { phone: 'topUp.phone', amount: 'topUp.amount' } as const
    const form = formOf(portal, 'topUp.submit', labels, { phone: '436601000001' })
    /** Behind the dialog the form is out of reach. */
    const isFree = () => portal.dialogTitle() === null

    function dialogNow() {
      const dialog = screen.queryByRole('dialog')
      if (!dialog) return null
      const button = within(dialog).getByRole('button', { name: words('topUp.continueToPayment') })
      return {
        heading: within(dialog).getByRole('heading').textContent,
        facts: [...dialog.querySelectorAll('dd')].map(({ textContent }) => textContent),
        status: within(dialog).getByRole('status').textContent,
        busy: button.ariaBusy === 'true',
      }
    }

    async function submit({ amount, ...event }: Parameters<typeof form.fill>[0]) {
      if (!isFree()) return
      const text = amount === null ? 'abc' : String(amount).replace('.', ',')
      await form.fill({ ...event, amount: text })
      await portal.type('topUp.amount', '{Enter}')
    }

    return {
      arrive: () => portal.findInput('topUp.amount'),
      happens: {
        'order.submit': submit,
        'order.edit': async () => (isFree() ? form.add('amount', '1') : undefined),
        'payment.confirm': () => pressButton('topUp.continueToPayment'),
        'payment.cancel': () => pressButton('shell.cancel'),
        'page.return': () =>
          portal.letHappen(() =>
            window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
          ),
      },
      looks: {
        ...form.sights({
          faults: {
            missing: 'message.allFieldsRequired',
            notPrepaid: 'topUp.numberNotPrepaid',
            outsideLimits: 'topUp.amountHint',
          },
        }),
        alert: see.alert({
          'asking.unanswered': 'topUp.cardUnanswered',
          'asking.misdirected': 'topUp.misdirected',
        }),
        dialog: [
          dialogNow,
          ({ value, tags, context: { phone, amount } }) =>
            tags.includes('confirming')
              ? {
                  heading: words('topUp.confirmHeading'),
                  facts: [phone, formatMoney(Number(amount), portal.locale)],
                  status: words(value === 'leaving' ? 'topUp.leaving' : 'topUp.paymentPage'),
                  busy: tags.includes('busy'),
                }
              : null,
          (dialog: ReturnType<typeof dialogNow>) => dialog && { status: dialog.status, busy: dialog.busy },
        ],
        accountLoads: see.reloads('getMeByPhone', 'account.changed'),
        wentTo: [
          portal.leftFor,
          ({ emitted }) =>
            emitted.flatMap((event) => ('address' in event ? [here(String(event.address))] : [])),
        ],
      },
      own: (tester) => ({
        happens: { 'order.submit': (event) => withOwnNumber(portal, tester, event, submit) },
      }),
    }
  },
  own: {
    visits: [{ name: 'opened', role: 'everyday', path }],
    cannot: { 'page.return': 'a walk stops before the payment page, from which nobody comes back then' },
  },
})
