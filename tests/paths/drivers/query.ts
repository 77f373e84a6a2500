import { screen } from '@testing-library/dom'
import type { QueryResult } from '../../../machines/query.machine'
import { driverOf } from './driver'
import { reads } from './portal'
import type { StagingVisit } from './staging'

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

const visitOf = (account: StagingVisit['account']): StagingVisit => ({
  name: `bills of ${account}`,
  account,
  path: '/bills',
})

/** The bills; most other screens load what they show in the same way. */
export const query = driverOf({
  visit: () => ({ path: '/bills', account: 'everyday', stored: { phone: '436601000011' } }),
  ports: { load: reads('getBills', answerOf) },
  holds: ['payBill'],
  walk(portal, see) {
    const reference = portal.translate('bill.reference')

    /** A bill that was paid elsewhere makes the list outdated. */
    async function refresh() {
      if (!portal.button('bill.payOnline')) return
      await portal.pressButton('bill.payOnline')
      await portal.answers.replace('payBill', { code: 'PAY_BILL_FAILED_ALREADY_PAID' })
    }

    return {
      arrive: () => portal.answers.next('getBills'),
      events: { 'load.refresh': refresh },
      observations: {
        bills: [
          // Beside a table, only the selected bill shows its number.
          () => [
            ...new Set(
              screen
                .queryAllByText(reference)
                .map(({ parentElement }) => parentElement?.textContent.split(reference).at(-1)?.trim() ?? ''),
            ),
          ],
          ({ value, context }) => (value === 'shown' ? context.data : []),
          (bills: string[]) => bills.length > 0,
        ],
        saysThatNone: see.message('bill.empty', 'empty'),
        failed: see.message('message.tryAgain', 'failed'),
      },
    }
  },
  unwalkable: ({ type }, { value }) =>
    type === 'load.refresh' && value === 'empty'
      ? 'a list of nothing offers nothing by which it gets outdated'
      : undefined,
  staging: {
    visits: [visitOf('billed'), visitOf('empty')],
    impossibleEvents: { 'load.refresh': 'a bill would have to be paid elsewhere while the list is open' },
    unreachableStates: { shown: "needs account 'billed'", empty: "needs account 'empty'" },
  },
})
