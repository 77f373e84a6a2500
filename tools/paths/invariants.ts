import { kindOfPort } from '../../scripts/machine-rules/kindOfPort'
import { kindOf, type PathEvent, portFailure } from './alphabet'
import type { Node } from './graph'
import type { Moment } from './moment'
import { stateName } from './names'
import { invokesOf } from './nodes'

/** A moment of a walk: what happened last, and where the machine is now. */
export interface WalkMoment {
  /** Nothing yet, at the start. */
  event?: PathEvent
  moment: Moment
  node: Node
}

/** Stricter for these ports than the default, any event of the customer: only these events may order a charge. */
const orderEventsByPort: Readonly<Record<string, readonly string[]>> = {
  redeemVoucher: ['voucher.submit'],
  activateTariff: ['terms.accept'],
  activateChosen: ['switch.confirm', 'activation.retry'],
  prepareTopUp: ['payment.confirm'],
  prepareCheckout: ['bill.pay', 'payment.renew'],
}

/** Outside events that do not come from the customer. */
const SYSTEM_EVENTS = [
  'token.refused',
  'token.restore',
  'draft.restore',
  'figures.receive',
  'notifications.count',
  'checkout.expire',
  'payment.restore',
  'page.return',
]

/** States where the flow waits although nothing more can happen, with the reason; an end is a `final` state instead. */
const ALLOWED_DEAD_ENDS: Readonly<Record<string, string>> = {
  'notification shown.idle': 'the customer reads the notification',
  'notification missing': 'it does not exist, and the page links home',
  'account withoutContract': 'the portal says that the customer has no contract',
  'consent empty': 'the provider has no open consent, and the flow shows nothing',
}

const machineOf = ({ node }: WalkMoment) => node.situation.snapshot.machine
const placeOf = (station: WalkMoment) => `${machineOf(station).id} ${stateName(station.moment.value)}`

const isOutside = ({ type }: PathEvent) => kindOf(type).kind === 'outside'
const isCustomerEvent = ({ event }: { event?: PathEvent | undefined }) =>
  event !== undefined && isOutside(event) && !SYSTEM_EVENTS.includes(event.type)

const hasTag = ({ moment }: WalkMoment, ...tags: string[]) => tags.some((tag) => moment.tags.includes(tag))
const callsPort = ({ moment }: WalkMoment, port: string) => moment.calls.some((call) => call.port === port)

/** Whether some event, of those that count, leads elsewhere. */
const canLeave = ({ node }: WalkMoment, counts: (event: PathEvent) => boolean) =>
  node.edges.some(({ event, to }) => to !== node && counts(event))

const isCharge = (station: WalkMoment, port: string) => kindOfPort(machineOf(station), port) === 'charges'

/** A port whose kind the machine does not declare may do anything; but a child, which gives no answer, asks nothing. */
const isReadOnly = (station: WalkMoment, port: string) =>
  kindOfPort(machineOf(station), port) === 'reads' ||
  invokesOf(machineOf(station).root).some((invoke) => invoke.port === port && !invoke.isAnswered)

const isCharging = (station: WalkMoment) =>
  invokesOf(machineOf(station).root).some(
    ({ id, port }) => station.node.situation.running.includes(id) && isCharge(station, port),
  )

/** The event that led to a moment; for the answer of a port, the one that led to its call. */
function causeOf({ event }: WalkMoment, earlier: readonly WalkMoment[]): PathEvent | undefined {
  const answer = event && kindOf(event.type)
  return answer?.kind === 'done'
    ? earlier.findLast((station) => callsPort(station, answer.port))?.event
    : event
}

const isEmpty = (value: unknown): boolean =>
  value === null || (typeof value === 'object' && Object.keys(Object(value)).length === 0)

/** What holds in every moment of every walk, by name. */
export const invariants: Readonly<
  Record<string, (now: WalkMoment, earlier: readonly WalkMoment[]) => boolean>
> = {
  'nothing breaks': ({ moment }) => moment.status !== 'error',

  'no state is a dead end': (now) =>
    now.moment.status === 'done' || now.node.edges.length > 0 || placeOf(now) in ALLOWED_DEAD_ENDS,

  'every call can fail': (now) =>
    now.node.situation.running.every((port) => canLeave(now, ({ type }) => type === portFailure(port).type)),

  'loading and busy states end without an answer': (now) =>
    !hasTag(now, 'loading', 'busy', 'extending') || canLeave(now, ({ type }) => kindOf(type).kind !== 'done'),

  'a failure has a way out for the customer': (now) =>
    !hasTag(now, 'failed', 'unanswered', 'untrustedAddress') || canLeave(now, isOutside),

  'nothing is sent or changed again without an action of the customer': (now, earlier) =>
    now.moment.calls.every(({ port }) => {
      const last = earlier.findLastIndex((station) => callsPort(station, port))
      return isReadOnly(now, port) || last < 0 || [...earlier.slice(last + 1), now].some(isCustomerEvent)
    }),

  'every charge needs its own order'(now, earlier) {
    const charges = now.moment.calls.filter(({ port }) => isCharge(now, port))
    const cause = causeOf(now, earlier)
    return (
      charges.length === 0 ||
      (charges.length === 1 &&
        isCustomerEvent({ event: cause }) &&
        charges.every(({ port }) => orderEventsByPort[port]?.includes(cause?.type ?? '') ?? true) &&
        !earlier.slice(-1).some(isCharging))
    )
  },

  'a pending payment is not prepared again'(now, earlier) {
    const { bill, checkout } = earlier.at(-1)?.moment.context ?? {}
    const isSameBill = (input: unknown) =>
      JSON.stringify({ ...Object(input), ...Object(bill) }) === JSON.stringify(input)
    return !checkout || !now.moment.calls.some(({ input }) => isSameBill(input))
  },

  'no customer data remains after the session': (now) =>
    placeOf(now) !== 'session signedOut' || Object.values(now.moment.context).every(isEmpty),
}
