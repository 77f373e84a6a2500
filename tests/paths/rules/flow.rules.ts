import { portKinds } from '../../../scripts/machine-rules/kindOfPort'
import { kindOf } from '../../../tools/paths/cases'
import { nodeAfter } from '../../../tools/paths/coverage'
import {
  always,
  eventually,
  never,
  type Predicate,
  type Rule,
  respond,
  until,
} from '../../../tools/paths/rules'
import * as p from './predicates'

/** States without a way out that are no end: the customer reads. */
const lastStates = p.isIn('shown.idle', 'missing', 'withoutContract', 'empty')

const isAtRest: Predicate = (now) => nodeAfter(now).fullState.running.length === 0
const isOpen = p.every(isAtRest, p.not(p.isTagged('failed', 'loading', 'opening')))
/** While the portal looks at what the provider has, it has not failed. */
const hasFailed = p.every(
  p.isTagged('failed', 'outcomeUnknown', 'untrustedAddress'),
  p.not(p.isTagged('loading')),
)
const canBeLeft: Predicate = (now) =>
  nodeAfter(now).edges.some(({ event, from, to }) => to !== from && kindOf(event.type).kind === 'outside')

/** A switch to another contract removes the errors of the previous one. */
const isAttempt: Predicate = (now) => p.beginsAttempt(now) || p.announces('contract.selected')(now)

export const flow: Readonly<Record<string, Rule>> = {
  noCrash: {
    sentence: 'X4: A flow never crashes.',
    checks: () => [never(({ observed }) => observed.status === 'error')],
    mutant: ['voucher', 'transition removed: redeeming.invoke.onError (branch 0)'],
  },
  noDeadEnd: {
    sentence: 'X4: A flow ends, or something can still happen.',
    checks: () => [
      always((now) => now.observed.status === 'done' || nodeAfter(now).edges.length > 0 || lastStates(now)),
    ],
    mutant: ['tariff', 'transition removed: showingOutcome.unknown.on.sheet.close (branch 0)'],
  },
  callsEnd: {
    sentence: 'X4: Every wait ends, even if the provider fails or does not answer.',
    checks: () => [respond({ to: p.not(isAtRest), with: isAtRest })],
    mutant: ['voucher', 'states redeeming invoke onError', { target: 'redeeming', reenter: true }],
  },
  wayOut: {
    sentence: 'X4: The customer can leave every failure.',
    checks: () => [always((now) => !hasFailed(now) || canBeLeft(now))],
    mutant: ['query', 'target changed: failed.on.load.retry (branch 0, to #query.failed)'],
  },
  attemptsAnnounced: {
    sentence: 'E1: If a call has failed, the customer’s next attempt removes its error.',
    checks: (cases) =>
      p.portsOf(cases, ...portKinds).map((port) =>
        until({
          after: p.every(p.announces('call.failed'), p.run(cases, [port])),
          // Closing the consents repeats nothing.
          never: p.every(p.takesCustomerEvent(cases), p.calls([port]), p.not(p.takes('consents.close'))),
          until: isAttempt,
        }),
      ),
    mutant: ['pdfDownload', 'states downloading tags', []],
  },
  opens: {
    sentence: 'X4: A flow opens without an error if every port answers.',
    checks: (cases) =>
      // One of the answers to the listing is a wrong page.
      p.portsOf(cases, 'reads', 'downloads').length > 0 && cases.machine.id !== 'listing'
        ? [eventually(isOpen)]
        : [],
    mutant: ['query', 'target changed: loading.invoke.onDone (branch 0, to #query.failed)'],
  },
}
