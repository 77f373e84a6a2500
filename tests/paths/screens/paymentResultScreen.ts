import { screen } from '@testing-library/dom'
import type { PaymentOutcome } from '../../../machines/paymentResult.machine'
import { toasts } from '../../toasts'
import type { PathEvent } from '../kit/alphabet'
import type { Moment } from '../kit/moment'
import { toastsOf } from './messages'
import type { PathPortal, ScreenPaths, ScreenWalk } from './pathPortal'

const headings: Record<string, string> = {
  asking: 'Zahlung',
  succeeded: 'Zahlung erfolgreich',
  failed: 'Zahlung fehlgeschlagen',
  unconfirmed: 'Zahlung noch nicht bestätigt',
}
const codes: Record<PaymentOutcome, string> = {
  succeeded: 'GET_TRANSACTION_STATUS_SUCCESS',
  failed: 'GET_TRANSACTION_STATUS_FAILED',
  unconfirmed: 'GET_TRANSACTION_STATUS_PENDING',
}

function paymentResultWalk({ answers, asked }: PathPortal): ScreenWalk {
  const happens: Record<string, (event: PathEvent) => Promise<void>> = {
    async 'xstate.done.actor.askResult'({ output }) {
      const { outcome } = output as { outcome: PaymentOutcome }
      if ((await answers.count('getTransactionStatus')) === 0) return
      await answers.replace('getTransactionStatus', { code: codes[outcome], message: 'Auskunft' })
    },
    'xstate.error.actor.askResult': () => answers.fail('getTransactionStatus'),
  }

  return {
    arrive: async ({ input }) => {
      if ((input as { checkoutId: string | null }).checkoutId) await answers.next('getTransactionStatus')
    },
    happens,
    look: async () => ({
      heading: screen.getByRole('main').querySelector('h1')?.textContent,
      links: screen.queryAllByRole('link', { name: 'Zur Startseite' }).length,
      toasts: toasts(),
      asked: (await asked('getTransactionStatus')).map(({ query }) => query),
      accountLoads: (await asked('getMeByPhone')).length,
    }),
    expects({ value, status, context, calls, emitted }: Moment) {
      // Without an id nobody is asked: the failure is there as soon as the page.
      const state = context.checkoutId === null ? 'failed' : String(value)
      const early = context.checkoutId === null && status === 'active'
      return {
        heading: headings[state],
        links: state === 'asking' ? 0 : 1,
        toasts: toastsOf(context.checkoutId === null ? [] : emitted).concat(
          early ? toastsOf([{ type: 'payment.failed' }]) : [],
        ),
        asked: calls.flatMap(() => (context.checkoutId === null ? [] : [{ checkoutId: context.checkoutId }])),
        accountLoads: emitted.filter(({ type }) => type === 'payment.succeeded').length,
      }
    },
  }
}

export const paymentResultScreen: ScreenPaths = {
  visit: ({ input }) => {
    const { checkoutId } = input as { checkoutId: string | null }
    const query = checkoutId ? `?resourcePath=/v1/checkouts/${checkoutId}/payment` : ''
    return { path: `/transaction-completed${query}`, account: 'everyday', hold: ['getTransactionStatus'] }
  },
  walk: paymentResultWalk,
  unwalkable: ({ type, output }, { context }) =>
    context.checkoutId === null && !(type.startsWith('xstate.done') && isFailure(output))
      ? 'without an id nobody is asked: the payment has failed'
      : undefined,
}

const isFailure = (output: unknown) => (output as { outcome: PaymentOutcome }).outcome === 'failed'
