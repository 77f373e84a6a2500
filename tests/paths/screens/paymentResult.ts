import { screen } from '@testing-library/dom'
import type { AskedPayment, PaymentKind, PaymentOutcome } from '../../../machines/paymentResult.machine'
import { endElsewhere, goTo, stored } from './browser'
import { sends } from './portal'
import { screenOf } from './screen'
import type { WordName } from './words'

type Payment = { checkoutId: string | null; kind: PaymentKind }

const headings: Record<string, WordName> = {
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

const isResultPage = () => window.location.pathname.startsWith(pages.topUp)

export const paymentResult = screenOf({
  visit: ({ input }) => {
    const { askedPayments } = input as { askedPayments: AskedPayment[] }
    return {
      path: '/',
      account: 'everyday',
      tab: askedPayments.length > 0 ? { paymentResult: askedPayments } : {},
    }
  },
  ports: {
    askResult: sends(
      ['getTransactionStatus', 'getBillStatus'],
      ({ outcome }: { outcome: PaymentOutcome }, operation) => ({
        code: `GET_${operation === 'getBillStatus' ? 'BILL' : 'TRANSACTION'}_STATUS_${endings[outcome]}`,
        message: 'Auskunft',
      }),
      ({ checkoutId, kind }: Payment) => ({
        ...(kind === 'bill' && { operation: 'getBillStatus' }),
        checkoutId,
      }),
    ),
  },
  walk(portal, see) {
    const { words } = portal
    /** Waits for the overview, signed in. */
    async function arrive() {
      await screen.findByRole('heading', { name: words('overview.tariffPlan') })
      await portal.mark()
    }

    async function signIn() {
      await goTo(portal, '/login')
      await portal.press(await screen.findByRole('tab', { name: words('login.byUsername') }))
      await portal.write('login.username', 'everyday')
      await portal.write('login.password', 'Portal2026')
      await portal.pressButton('login.submit')
      await arrive()
    }

    /** Opens the page, again if it is open already; signs in first if the customer has logged out. */
    async function open({ checkoutId, kind }: Payment) {
      await goTo(portal, '/404')
      if (stored('token') === null && kind !== 'app') await signIn()
      const query = checkoutId ? `?resourcePath=/v1/checkouts/${checkoutId}/payment` : ''
      await goTo(portal, pages[kind] + query)
    }

    return {
      arrive,
      happens: {
        'result.ask': (event) => open(event as unknown as Payment),
        'result.clear': () => endElsewhere(portal),
      },
      looks: {
        heading: [
          () => (isResultPage() ? screen.getByRole('main').querySelector('h1')?.textContent : null),
          ({ value, context }) => (context.payment ? portal.textFor(headings, value) : null),
        ],
        links: [
          () =>
            isResultPage() ? screen.queryAllByRole('link', { name: words('payment.toHome') }).length : 0,
          ({ value, context }) => (context.payment && value !== 'asking' ? 1 : 0),
        ],
        accountLoads: see.reloads('getMeByPhone', 'account.changed'),
      },
    }
  },
})
