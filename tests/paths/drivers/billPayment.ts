import { screen, within } from '@testing-library/dom'
import type { EventFrom } from 'xstate'
import type {
  billPaymentMachine,
  Checkout,
  CheckoutPrepared,
  PayableBill,
} from '../../../machines/billPayment.machine'
import type { Payment } from '../../../src/core/payments/payment'
import { formatMoney } from '../../../src/domain/money'
import { stateName } from '../../../tools/paths/names'
import { payment, result } from '../../support/payments'
import {
  goTo,
  learnInOtherTab,
  paymentFrame,
  readTabStorage,
  sendFrameMessage,
  writeTabStorage,
} from './browser'
import { driverOf } from './driver'
import { waitUntil } from './page'
import { sends } from './portal'

const phone = '436601000011'

/** The bills of the paths; on staging, the first two payable bills. */
const references = ['R-1002-2026-11', 'R-1002-2026-10']
const needsBills = ['needs a bill that can be paid online', 'needs two bills that can be paid online']

const notices = {
  'choosing.alreadyPaid': 'bill.alreadyPaid',
  'choosing.unanswered': 'bill.unanswered',
} as const

/** A payment that began before the page loaded. */
type BegunPayment = Extract<EventFrom<typeof billPaymentMachine>, { type: 'payment.restore' }>

const codes: Record<CheckoutPrepared['outcome'], string> = {
  prepared: 'PAY_BILL_SUCCESS',
  alreadyPaid: 'PAY_BILL_FAILED_ALREADY_PAID',
  refused: 'REQUEST_FAILED_SERVER_ERROR',
}

export const billPayment = driverOf({
  visit: () => ({ path: '/bills', account: 'everyday', stored: { phone } }),
  ports: {
    prepareCheckout: sends(
      'payBill',
      (answer: CheckoutPrepared) => ({
        code: codes[answer.outcome],
        body: { checkoutId: answer.outcome === 'prepared' ? answer.checkout.id : undefined },
      }),
      ({ reference, amount }: PayableBill) => ({ reference_number: reference, amount: String(amount) }),
    ),
  },
  walk(portal, see) {
    const { translate, press } = portal
    const money = ({ amount }: PayableBill) => formatMoney(amount, portal.locale)
    const payButtons = (options = {}) =>
      screen.queryAllByRole('button', { ...options, name: translate('bill.payOnline') })
    const isBusy = () => payButtons({ busy: true }).length > 0
    let readyFrame: Element | null = null

    /** Reports, as the document with the form would, that the form is ready, once the document is in the page. */
    async function makeReady() {
      const frame = paymentFrame()
      if (frame !== readyFrame) await sendFrameMessage(portal, 'ready')
      readyFrame = frame
    }

    function dialogNow() {
      const dialog = screen.queryByRole('dialog', { name: translate('bill.payHeading') })
      if (!dialog) return null
      const order = dialog.querySelector('p:has(strong)')
      return {
        order: order && [...order.children].map(({ textContent }) => textContent),
        expired: within(dialog).queryByText(translate('payment.expired')) !== null,
        checkout: paymentFrame()?.dataset.checkout ?? null,
      }
    }

    /** The notice next to the bills, which a dialog hides. */
    function noticeNow(): string | null {
      if (screen.queryByRole('dialog')) return null
      const texts = Object.values(notices).map((name) => translate(name))
      const [prefix, suffix] = translate('bill.waiting', { amount: '|' }).split('|') as [string, string]
      const isNotice = (text: string) =>
        texts.includes(text) || (text.startsWith(prefix) && text.endsWith(suffix))
      return screen.queryByText(isNotice)?.textContent ?? null
    }

    /** Waits for payable bills; behind a dialog they are present, but unreachable. */
    async function arrive() {
      await waitUntil(() => payButtons({ hidden: true }).length > 0)
      await portal.mark()
    }

    /** Opens the page again with the tab's memory; skipped while it shows something that an opened page does not. */
    async function restore({ bill, checkout, lifetime, step }: BegunPayment) {
      if (portal.dialogTitle() || noticeNow() || isBusy()) return
      const form = { integrity: checkout.integrity, expiresAt: Date.now() + lifetime, step }
      const order = { kind: 'bill', ...bill } as const
      writeTabStorage('payments', [payment({ checkoutId: checkout.id, order, form })])
      await goTo(portal, '/404')
      await goTo(portal, '/bills')
      await arrive()
    }

    /** Another tab returned, before the page's payment, from a payment of both bills, or of none. */
    function setEarlier(mayBePaid: unknown) {
      const isEarlier = ({ checkoutId }: Payment) => checkoutId?.startsWith('EARLIER')
      const payments = ((readTabStorage('payments') ?? []) as Payment[]).filter((one) => !isEarlier(one))
      const earlier = references.map((reference) =>
        payment({
          checkoutId: `EARLIER.${reference}`,
          order: { kind: 'bill', reference, amount: 1 },
          result: { outcome: null, askedAt: 0 },
        }),
      )
      const unsent = payments.map((one) => ({ ...one, sentAt: null }))
      writeTabStorage('payments', mayBePaid ? [...unsent, ...earlier] : unsent)
    }

    /** The payment provider's form reports that it has expired; without a form, another tab knows the result. */
    async function expire() {
      if (paymentFrame()) return sendFrameMessage(portal, 'expired')
      const waiting = ((readTabStorage('payments') ?? []) as Payment[]).find(({ form }) => form !== null)
      if (waiting) await learnInOtherTab(portal, { ...waiting, form: null, result: result('failed') })
    }

    return {
      arrive,
      events: {
        'bill.pay': ({ bill, mayBePaid }) => {
          const description = (text: string) => text.startsWith(money(bill as PayableBill))
          setEarlier(mayBePaid)
          return press(portal.button('bill.payOnline', { description }))
        },
        'repeat.confirm': () => portal.pressInDialog('payment.repeatHeading', 'payment.confirmRepeat'),
        'repeat.cancel': () => portal.pressInDialog('payment.repeatHeading', 'shell.cancel'),
        'payment.restore': (event) => restore(event as unknown as BegunPayment),
        'payment.pause': () => portal.pressInDialog('bill.payHeading', 'page.close'),
        'payment.resume': () => portal.pressButton('bill.resume'),
        'payment.renew': ({ mayBePaid }) => {
          setEarlier(mayBePaid)
          return portal.pressInDialog('bill.payHeading', 'payment.renew')
        },
        'checkout.expire': expire,
        'notice.close': async () => {
          if (!screen.queryByRole('dialog')) await portal.pressButton('page.close')
        },
      },
      observations: {
        dialog: [
          async () => {
            await makeReady()
            return dialogNow()
          },
          ({ value, context }) => {
            const bill = context.bill as PayableBill | null
            const isExpired = value === 'expired'
            if (!isExpired && stateName(value) !== 'prepared.paying') return null
            return {
              order: bill && [bill.reference, money(bill)],
              expired: isExpired,
              checkout: (context.checkout as Checkout | null)?.id ?? null,
            }
          },
          (dialog: ReturnType<typeof dialogNow>) =>
            dialog && { expired: dialog.expired, isFormThere: dialog.checkout !== null },
        ],
        question: see.onlyIn(
          () => portal.dialogTitle() === translate('payment.repeatHeading'),
          'confirmingRepeat',
        ),
        notice: [
          noticeNow,
          ({ value, context }) => {
            const bill = context.bill as PayableBill | null
            return bill && stateName(value) === 'prepared.paused'
              ? translate('bill.waiting', { amount: money(bill) })
              : portal.textFor(notices, stateName(value))
          },
          (notice: string | null) =>
            Object.values(notices).find((name) => translate(name) === notice) ?? (notice && 'bill.waiting'),
        ],
        busy: see.tagged('busy', isBusy),
        billLoads: see.reloads('getBills', 'bills.outdated'),
      },
      stagingDriver: () => ({
        arrive: async () =>
          void (await waitUntil(
            () =>
              payButtons().length > 0 ||
              portal.showsMessage('bill.reference') ||
              portal.showsMessage('bill.empty'),
          )),
        events: {
          async 'bill.pay'({ bill, mayBePaid }) {
            if (mayBePaid) return 'needs a payment that another tab has returned from'
            const index = references.indexOf((bill as PayableBill).reference)
            return press(payButtons()[index], needsBills[index])
          },
        },
      }),
    }
  },
  staging: {
    visits: [{ name: 'opened', account: 'billed', path: '/bills' }],
    impossibleEvents: {
      'payment.restore': 'a payment comes back after a reload, which ends a walk',
      'checkout.expire': 'the payment provider would have to forget the payment',
      'after(checkoutLifetime)': 'a payment lives for 30 minutes, and no walk waits so long',
    },
  },
})
