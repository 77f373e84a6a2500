import { screen } from '@testing-library/dom'
import type { QueryResult } from '../../../machines/query.machine'
import { toasts } from '../../toasts'
import type { PathEvent } from '../kit/alphabet'
import type { Moment } from '../kit/moment'
import { toastsOf } from './messages'
import type { PathPortal, ScreenPaths, ScreenWalk } from './pathPortal'
import { pressButton } from './press'

const referenceOf = ({ textContent }: Element) => textContent.replace('Rechnungsnummer ', '')

/** The bills; most other screens load what they show in the same way. */
function queryWalk(portal: PathPortal): ScreenWalk {
  /** A bill that was paid elsewhere makes the list outdated. */
  async function refresh() {
    if (!screen.queryByRole('button', { name: 'Online bezahlen' })) return
    await pressButton(portal, 'Online bezahlen')
    await portal.answers.replace('payBill', { code: 'PAY_BILL_FAILED_ALREADY_PAID' })
  }

  /** The provider's way to say what the port answers. */
  function answerOf(result: QueryResult) {
    const bills = result.outcome === 'filled' ? (result.data as string[]) : []
    return bills.map((referenceNumber) => ({
      billId: referenceNumber,
      referenceNumber,
      isBillPayed: false,
      total: { value: 20 },
    }))
  }

  const happens: Record<string, (event: PathEvent) => Promise<void>> = {
    'load.retry': () => pressButton(portal, 'Erneut versuchen'),
    'load.refresh': refresh,
    'xstate.done.actor.load': ({ output }) =>
      portal.answers.replace('getBills', answerOf(output as QueryResult)),
    'xstate.error.actor.load': () => portal.answers.replace('getBills', 'no such shape'),
  }

  return {
    arrive: async () => void (await portal.answers.next('getBills')),
    happens,
    look: async () => ({
      bills: screen.queryAllByText(/bill of/).map(referenceOf),
      saysThatNone: screen.queryByText('Keine Rechnungen vorhanden') !== null,
      failed: screen.queryByText('Erneut versuchen') !== null,
      toasts: toasts(),
      loads: (await portal.asked('getBills')).length,
    }),
    expects: ({ value, context, calls, emitted }: Moment) => ({
      bills: value === 'shown' ? context.data : [],
      saysThatNone: value === 'empty',
      failed: value === 'failed',
      toasts: toastsOf(emitted),
      loads: calls.length,
    }),
  }
}

export const queryScreen: ScreenPaths = {
  visit: () => ({
    path: '/bills',
    account: 'everyday',
    stored: { phone: '436601000011' },
    hold: ['getBills', 'payBill'],
  }),
  walk: queryWalk,
  unwalkable: ({ type }, { value }) =>
    type === 'load.refresh' && value === 'empty'
      ? 'a list of nothing offers nothing by which it gets outdated'
      : undefined,
}
