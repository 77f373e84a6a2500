import { portKinds } from '../../../scripts/machine-rules/kindOfPort'
import { kindOf } from '../../../tools/paths/alphabet'
import { nodeAfter } from '../../../tools/paths/coverage'
import {
  always,
  type Condition,
  eventually,
  never,
  type Rule,
  respond,
  until,
} from '../../../tools/paths/rules'
import * as w from './words'

/** States without a way out that are no end: the customer reads. */
const lastStates = w.isIn('shown.idle', 'missing', 'withoutContract', 'empty')

const isAtRest: Condition = (now) => nodeAfter(now).situation.running.length === 0
const isOpen = w.every(isAtRest, w.not(w.isTagged('failed', 'loading', 'opening')))
/** While the portal looks at what the provider has, it has not failed. */
const hasFailed = w.every(
  w.isTagged('failed', 'outcomeUnknown', 'untrustedAddress'),
  w.not(w.isTagged('loading')),
)
const canBeLeft: Condition = (now) =>
  nodeAfter(now).edges.some(({ event, from, to }) => to !== from && kindOf(event.type).kind === 'outside')

/** A switch to another contract removes the errors of the previous one. */
const isAttempt: Condition = (now) => w.beginsAttempt(now) || w.announces('contract.selected')(now)

export const flow: Readonly<Record<string, Rule>> = {
  noCrash: {
    sentence: 'X4: A flow never crashes.',
    checks: () => [never(({ moment }) => moment.status === 'error')],
    mutant: ['voucher', 'transition removed: redeeming.invoke.onError (branch 0)'],
  },
  noDeadEnd: {
    sentence: 'X4: A flow ends, or something can still happen.',
    checks: () => [
      always((now) => now.moment.status === 'done' || nodeAfter(now).edges.length > 0 || lastStates(now)),
    ],
    mutant: ['tariff', 'transition removed: showingOutcome.unknown.on.sheet.close (branch 0)'],
  },
  callsEnd: {
    sentence: 'X4: Every wait ends, even if the provider fails or does not answer.',
    checks: () => [respond({ to: w.not(isAtRest), with: isAtRest })],
    mutant: ['voucher', 'states redeeming invoke onError', { target: 'redeeming', reenter: true }],
  },
  wayOut: {
    sentence: 'X4: The customer can leave every failure.',
    checks: () => [always((now) => !hasFailed(now) || canBeLeft(now))],
    mutant: ['query', 'target changed: failed.on.load.retry (branch 0, to #query.failed)'],
  },
  attemptsAnnounced: {
    sentence: 'E1: If a call has failed, the customer’s next attempt removes its error.',
    checks: (alphabet) =>
      w.portsOf(alphabet, ...portKinds).map((port) =>
        until({
          after: w.every(w.announces('call.failed'), w.run(alphabet, [port])),
          // Closing the consents repeats nothing.
          never: w.every(w.takesCustomerEvent(alphabet), w.calls([port]), w.not(w.takes('consents.close'))),
          until: isAttempt,
        }),
      ),
    mutant: ['pdfDownload', 'states downloading tags', []],
  },
  opens: {
    sentence: 'X4: A flow opens without an error if every port answers.',
    checks: (alphabet) =>
      // One of the answers to the listing is a wrong page.
      w.portsOf(alphabet, 'reads', 'downloads').length > 0 && alphabet.machine.id !== 'listing'
        ? [eventually(isOpen)]
        : [],
    mutant: ['query', 'target changed: loading.invoke.onDone (branch 0, to #query.failed)'],
  },
}
