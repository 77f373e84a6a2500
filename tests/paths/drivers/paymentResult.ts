import { screen } from '@testing-library/dom'
import type { AskedPayment, PaymentKind, PaymentOutcome } from '../../../machines/paymentResult.machine'
import type { Payment } from '../../../src/core/payments/payment'
import { payment, result } from '../../support/payments'
import { goTo, logOutInOtherTab, readStorage, readTabStorage, writeTabStorage } from './browser'
import { driverOf } from './driver'
import { sends } from './portal'
import type { MessageKey } from './translate'

type AskedPage = { checkoutId: string | null; kind: PaymentKind }

const headings: Record<string, MessageKey> = {
  asking: 'payment.heading',
  succeeded: 'payment.succeeded',
  failed: 'payment.failed',
  unconfirmed: 'payment.unconfirmed',
}
const pages: Record<PaymentKind, string> = {
  topUp: '/transaction-completed',
  bill: '/transaction-completed-bill-paying',
  app: '/transaction-completed-mobile',
}
const endings: Record<PaymentOutcome, string> = {
  succeeded: 'SUCCESS',
  failed: 'FAILED',
  unconfirmed: 'PENDING',
}

/** A payment that this tab began; about another one, the portal first asks the other tabs. */
const begun = (checkoutId: string, asked: Payment['result'] = null) =>
  payment({ checkoutId, productId: null, result: asked })

const isResultPage = () => window.location.pathname.startsWith(pages.topUp)

export const paymentResult = driverOf({
  visit: ({ input }) => {
    const { askedPayments } = input as { askedPayments: AskedPayment[] }
    const tab = {
      payments: askedPayments.map(({ checkoutId, outcome }) => begun(checkoutId, result(outcome))),
    }
    return { path: '/', account: 'everyday', tab }
  },
  ports: {
    askResult: sends(
      ['getTransactionStatus', 'getBillStatus'],
      ({ outcome }: { outcome: PaymentOutcome }, operation) => ({
        code: `GET_${operation === 'getBillStatus' ? 'BILL' : 'TRANSACTION'}_STATUS_${endings[outcome]}`,
        message: 'Auskunft',
      }),
      ({ checkoutId, kind }: AskedPage) => ({
        ...(kind === 'bill' && { operation: 'getBillStatus' }),
        checkoutId,
      }),
    ),
  },
  walk(portal, see) {
    const { translate } = portal
    /** Waits for the overview, signed in. */
    async function arrive() {
      // The row of the tariff's days may have the same name as its section.
      await screen.findAllByRole('heading', { name: translate('overview.tariffPlan') })
      await portal.mark()
    }

    async function signIn() {
      await goTo(portal, '/login')
      await portal.press(await screen.findByRole('tab', { name: translate('login.byUsername') }))
      await portal.write('login.username', 'everyday')
      await portal.write('login.password', 'Portal2026')
      await portal.pressButton('login.submit')
      await arrive()
    }

    /** Opens the page, again if it is open already; signs in first if the customer has logged out. */
    async function open({ checkoutId, kind }: AskedPage) {
      await goTo(portal, '/404')
      if (readStorage('token') === null && kind !== 'app') await signIn()
      const payments = (readTabStorage('payments') ?? []) as Payment[]
      if (checkoutId && !payments.some((one) => one.checkoutId === checkoutId))
        writeTabStorage('payments', [...payments, begun(checkoutId)])
      const query = checkoutId ? `?resourcePath=/v1/checkouts/${checkoutId}/payment` : ''
      await goTo(portal, pages[kind] + query)
    }

    return {
      arrive,
      events: {
        'result.ask': (event) => open(event as unknown as AskedPage),
        'result.clear': () => logOutInOtherTab(portal),
      },
      observations: {
        heading: [
          () => (isResultPage() ? screen.getByRole('main').querySelector('h1')?.textContent : null),
          ({ value, context }) => (context.payment ? portal.textFor(headings, value) : null),
        ],
        links: [
          () =>
            isResultPage() ? screen.queryAllByRole('link', { name: translate('payment.toHome') }).length : 0,
          ({ value, context }) => (context.payment && value !== 'asking' ? 1 : 0),
        ],
        accountLoads: see.reloads('getMeByPhone', 'account.changed'),
      },
    }
  },
  withoutStaging: 'needs a recent payment',
})
