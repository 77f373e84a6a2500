import { screen } from '@testing-library/dom'
import type { AskedPayment, PaymentKind, PaymentOutcome } from '../../../machines/paymentResult.machine'
import { toasts } from '../../toasts'
import type { PathEvent } from '../kit/alphabet'
import type { Moment } from '../kit/moment'
import { endElsewhere, goTo } from './happenings'
import { toastsOf } from './messages'
import { paste } from './paste'
import type { PathPortal, ScreenPaths, ScreenWalk } from './pathPortal'
import { stored } from './stored'

type Payment = { checkoutId: string | null; kind: PaymentKind }

const headings: Record<string, string> = {
  asking: 'Zahlung',
  succeeded: 'Zahlung erfolgreich',
  failed: 'Zahlung fehlgeschlagen',
  unconfirmed: 'Zahlung noch nicht bestätigt',
}
const pages: Record<PaymentKind, string> = {
  topUp: '/transaction-completed',
  bill: '/transaction-completed-bill-paying',
  app: '/transaction-completed-mobile',
}
const operations = ['getTransactionStatus', 'getBillStatus'] as const
const operationOf = (kind: PaymentKind) => (kind === 'bill' ? 'getBillStatus' : 'getTransactionStatus')
const codeOf = (kind: PaymentKind, outcome: PaymentOutcome) => {
  const endings = { succeeded: 'SUCCESS', failed: 'FAILED', unconfirmed: 'PENDING' }
  return `GET_${kind === 'bill' ? 'BILL' : 'TRANSACTION'}_STATUS_${endings[outcome]}`
}

const isResultPage = () => window.location.pathname.startsWith(pages.topUp)

function paymentResultWalk(portal: PathPortal): ScreenWalk {
  /** The payment that the page is about. */
  let payment: Payment | null = null
  const kind = () => payment?.kind ?? 'topUp'

  /** Stands at home, signed in. */
  async function arrive() {
    await screen.findByRole('heading', { name: 'Tarif' })
    await portal.mark()
  }

  async function signIn() {
    await portal.user.click(await screen.findByRole('tab', { name: 'Benutzername' }))
    await paste(portal, 'Benutzername', 'everyday')
    await paste(portal, 'Passwort', 'Portal2026')
    await portal.user.click(screen.getByRole('button', { name: 'Anmelden' }))
    await arrive()
  }

  /** The page is opened, and opened anew where it stands already; by who has logged out, after signing in again. */
  async function open({ checkoutId, kind }: Payment) {
    await goTo(portal, '/')
    if (stored('token') === null && kind !== 'app') await signIn()
    await goTo(portal, pages[kind] + (checkoutId ? `?resourcePath=/v1/checkouts/${checkoutId}/payment` : ''))
    if (payment?.checkoutId !== checkoutId) payment = { checkoutId, kind }
  }

  const happens: Record<string, (event: PathEvent) => Promise<void>> = {
    'result.ask': (event) => open(event as unknown as Payment),
    async 'result.forget'() {
      if (payment?.kind !== 'app') payment = null
      await endElsewhere(portal)
    },
    'xstate.done.actor.askResult': ({ output }) => {
      const code = codeOf(kind(), (output as { outcome: PaymentOutcome }).outcome)
      return portal.answers.replace(operationOf(kind()), { code, message: 'Auskunft' })
    },
    'xstate.error.actor.askResult': () => portal.answers.fail(operationOf(kind())),
  }

  return {
    arrive,
    happens,
    look: async () => ({
      heading: isResultPage() ? screen.getByRole('main').querySelector('h1')?.textContent : null,
      links: isResultPage() ? screen.queryAllByRole('link', { name: 'Zur Startseite' }).length : 0,
      toasts: toasts(),
      asked: (await portal.asked(...operations)).map(({ query, form }) => ({ ...query, ...form })),
      accountLoads: (await portal.asked('getMeByPhone')).length,
    }),
    expects({ value, context, calls, emitted }: Moment) {
      const state = String(value)
      return {
        heading: context.payment ? headings[state] : null,
        links: context.payment && state !== 'asking' ? 1 : 0,
        toasts: toastsOf(emitted),
        asked: calls.map(({ input }) => ({ checkoutId: (input as Payment).checkoutId })),
        accountLoads: emitted.filter(({ type }) => type === 'account.changed').length,
      }
    },
  }
}

export const paymentResultScreen: ScreenPaths = {
  visit: ({ input }) => {
    const { asked } = input as { asked: AskedPayment[] }
    return {
      path: '/',
      account: 'everyday',
      tab: asked.length > 0 ? { paymentResult: asked } : {},
      hold: [...operations],
    }
  },
  walk: paymentResultWalk,
}
