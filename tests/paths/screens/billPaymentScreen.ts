import { screen, waitFor, within } from '@testing-library/dom'
import type { Checkout, CheckoutPrepared, PayableBill } from '../../../machines/billPayment.machine'
import { formatMoney } from '../../../src/domain/money'
import type { FrameNews } from '../../../src/payment/frame/messages'
import { toasts } from '../../toasts'
import type { PathEvent } from '../kit/alphabet'
import type { Moment } from '../kit/moment'
import { stateName } from '../kit/names'
import { goTo } from './happenings'
import { toastsOf } from './messages'
import type { PathPortal, ScreenPaths, ScreenWalk } from './pathPortal'
import { press, pressButton } from './press'
import { rememberInTab } from './stored'

/** The contract that has bills to pay. */
const productId = 'P-1002'
const phone = '436601000011'

const expired =
  'Diese Zahlung kann nicht mehr fortgesetzt werden: Ihre 30 Minuten sind vorbei, oder sie ist schon abgeschlossen. Sehen Sie nach, ob die Rechnung noch offen ist.'
const notices: Record<string, string> = {
  'choosing.paidBefore': 'Diese Rechnung ist bereits bezahlt.',
  'choosing.unanswered':
    'Wir haben keine Antwort erhalten. Es wurde nichts abgebucht. Bitte sehen Sie nach, ob die Rechnung noch offen ist, bevor Sie es erneut versuchen.',
}
const waiting = (amount: string) => `Eine begonnene Zahlung über ${amount} wartet auf Sie.`
const money = ({ amount }: PayableBill) => formatMoney(amount, 'de')

/** The provider's way to say what the port answers. */
function answerOf({ outcome, checkout }: CheckoutPrepared) {
  if (outcome === 'prepared') return { code: 'PAY_BILL_SUCCESS', body: { checkoutId: checkout?.id } }
  return { code: outcome === 'alreadyPaid' ? 'PAY_BILL_FAILED_ALREADY_PAID' : 'REQUEST_FAILED_SERVER_ERROR' }
}

const inDialog = (name: string) => {
  const dialog = screen.queryByRole('dialog')
  return dialog && within(dialog).queryByRole('button', { name })
}

/** A payment that was begun before the page was loaded. */
interface Begun {
  bill: PayableBill
  checkout: Checkout
  lifetime: number
  step: 'paying' | 'paused'
}

const payButtons = (options = {}) => screen.queryAllByRole('button', { name: 'Online bezahlen', ...options })

const isBusy = () => payButtons({ busy: true }).length > 0

/** The document with the form of the payment provider, in the dialog. */
const frameNow = () => document.querySelector<HTMLIFrameElement>('[role=dialog] iframe')

/** What that document tells the portal. */
function frameSays(frame: HTMLIFrameElement, news: FrameNews): void {
  const { origin } = new URL(frame.src)
  window.dispatchEvent(new MessageEvent('message', { source: frame.contentWindow, origin, data: news }))
}

const checkoutNow = () => frameNow()?.dataset.checkout ?? null

function billPaymentWalk(portal: PathPortal): ScreenWalk {
  const pay = ({ bill }: PathEvent) =>
    press(
      portal,
      screen.queryByRole('button', {
        name: 'Online bezahlen',
        description: (text) => text.startsWith(money(bill as PayableBill)),
      }),
    )

  /** The form of the payment provider says that the payment is not known any more. */
  const expire = () =>
    portal.letHappen(() => {
      const frame = frameNow()
      if (frame) frameSays(frame, 'expired')
    })

  let readyFrame: Element | null = null

  /** The document with the form, once it is in the page, says that the form stands. */
  async function makeReady() {
    const frame = frameNow()
    if (frame && frame !== readyFrame) await portal.letHappen(() => frameSays(frame, 'ready'))
    readyFrame = frame
  }

  const lookNow = async () => ({
    dialog: dialogNow(),
    notice: noticeNow(),
    busy: isBusy() ? 1 : 0,
    toasts: toasts(),
    asked: (await portal.asked('payBill')).map(({ form }) => form),
    billLoads: (await portal.asked('getBills')).length,
  })

  async function arrive() {
    await waitFor(() => {
      if (payButtons().length === 0) throw new Error('no bills yet')
    })
    await portal.mark()
  }

  /** The page is opened anew with what the tab remembers; not where it shows what a page that is opened does not. */
  async function restore({ bill, checkout, lifetime, step }: Begun) {
    if (dialogNow() || noticeNow() || isBusy()) return
    rememberInTab('payment', {
      ...{ productId, bill, step },
      checkout: { ...checkout, expiresAt: Date.now() + lifetime },
    })
    await goTo(portal, '/listing')
    await goTo(portal, '/bills')
    // Behind the dialog the bills are there, but out of reach.
    await waitFor(() => {
      if (payButtons({ hidden: true }).length === 0) throw new Error('no bills yet')
    })
    await portal.mark()
  }

  const happens: Record<string, (event: PathEvent) => Promise<void>> = {
    'bill.pay': pay,
    'payment.restore': (event) => restore(event as unknown as Begun),
    'payment.pause': () => press(portal, inDialog('Schließen')),
    'payment.resume': () => pressButton(portal, 'Zahlung fortsetzen'),
    'payment.renew': () => press(portal, inDialog('Zahlung neu vorbereiten')),
    'checkout.expire': expire,
    'notice.close': async () => {
      if (!screen.queryByRole('dialog')) await pressButton(portal, 'Schließen')
    },
    'xstate.done.actor.prepareCheckout': ({ output }) =>
      portal.answers.replace('payBill', answerOf(output as CheckoutPrepared)),
    'xstate.error.actor.prepareCheckout': () => portal.answers.fail('payBill'),
  }

  return {
    arrive,
    happens,
    async look() {
      await makeReady()
      return lookNow()
    },
    expects({ value, tags, context, calls, emitted }: Moment) {
      const state = stateName(value)
      const bill = context.bill as PayableBill | null
      const isOpen = state === 'prepared.paying' || state === 'expired'
      return {
        dialog: isOpen
          ? {
              order: bill && [bill.reference, money(bill)],
              expired: state === 'expired' ? expired : null,
              checkout: (context.checkout as CheckoutPrepared['checkout'] | null)?.id ?? null,
            }
          : null,
        notice: state === 'prepared.paused' && bill ? waiting(money(bill)) : (notices[state] ?? null),
        busy: tags.includes('busy') ? 1 : 0,
        toasts: toastsOf(emitted),
        asked: calls.map(({ input }) => {
          const { reference, amount } = input as PayableBill
          return { reference_number: reference, amount: String(amount) }
        }),
        billLoads: emitted.filter(({ type }) => type === 'bills.outdated').length,
      }
    },
  }
}

function dialogNow() {
  const dialog = screen.queryByRole('dialog', { name: 'Rechnung bezahlen' })
  if (!dialog) return null
  const order = dialog.querySelector('p:has(strong)')
  return {
    order: order && [...order.children].map(({ textContent }) => textContent),
    expired: within(dialog).queryByText(expired)?.textContent ?? null,
    checkout: checkoutNow(),
  }
}

/** What is said beside the bills, which a dialog hides. */
function noticeNow(): string | null {
  if (screen.queryByRole('dialog')) return null
  const texts = Object.values(notices)
  const isNotice = (text: string) => text.startsWith('Eine begonnene Zahlung') || texts.includes(text)
  return screen.queryByText(isNotice)?.textContent ?? null
}

export const billPaymentScreen: ScreenPaths = {
  visit: () => ({ path: '/bills', account: 'everyday', stored: { phone }, hold: ['payBill'] }),
  walk: billPaymentWalk,
}
