import { kindOfPort } from '../../scripts/machine-rules/kindOfPort'
import { answer, breakdown, kindOf, type PathEvent } from './alphabet'
import type { Node } from './graph'
import type { Moment } from './moment'
import { stateName } from './names'
import { nodesOf } from './nodes'

/** A moment of a walk: what happened last, and where the machine stands now. */
export interface Station {
  /** Nothing yet, at the start. */
  event?: PathEvent
  moment: Moment
  node: Node
}

/** A walk through a machine so far, the present moment last. */
export interface Trail {
  machine: string
  stations: readonly Station[]
}

/** The events that order each port that charges. */
const orderOf: Readonly<Record<string, readonly string[]>> = {
  redeemVoucher: ['voucher.submit'],
  activateTariff: ['terms.accept'],
  prepareTopUp: ['payment.confirm'],
  prepareCheckout: ['bill.pay', 'payment.renew'],
}

const machineOf = ({ node }: Station) => node.situation.snapshot.machine

/** A child gives no answer, and asks nothing by being there. */
const isChild = (station: Station, port: string) =>
  nodesOf(machineOf(station).root).some(({ invoke, transitions }) =>
    invoke.some(({ id, src }) => src === port && !transitions.has(answer(id, null).type)),
  )

/** A port whose kind the machine does not declare may do anything. */
const onlyReads = (station: Station, port: string) =>
  kindOfPort(machineOf(station), port) === 'reads' || isChild(station, port)

const isCharge = (station: Station, port: string) => kindOfPort(machineOf(station), port) === 'charges'

/** Outside events that do not come from the customer. */
const notOfTheCustomer = [
  'token.refused',
  'token.restore',
  'draft.restore',
  'figures.receive',
  'notifications.count',
  'checkout.expire',
  'payment.restore',
  'page.return',
]

const isOfTheCustomer = ({ event }: Station) =>
  event !== undefined && kindOf(event.type).kind === 'outside' && !notOfTheCustomer.includes(event.type)

/** States that are no end of the flow, but there is nothing more to do in it, with the reason. */
const restingPlaces: Readonly<Record<string, string>> = {
  'notifications shown.settled': 'the notification is there to be read',
  'notifications missing': 'there is none, and the page offers the way home',
  'account withoutContract': 'the customer has no contract, which the portal says',
  'consent empty': 'the provider has no consent to ask for, and the flow shows nothing',
}

const now = ({ stations }: Trail): Station => {
  const station = stations.at(-1)
  if (!station) throw new Error('a trail has at least its start')
  return station
}

const hasTag = ({ moment }: Station, ...tags: string[]) => tags.some((tag) => moment.tags.includes(tag))

const isEmpty = (value: unknown): boolean =>
  value === null || (typeof value === 'object' && Object.keys(Object(value)).length === 0)

/** What holds in every moment of every walk, by name. */
export const invariants: Readonly<Record<string, (trail: Trail) => boolean>> = {
  'nothing breaks'(trail) {
    return now(trail).moment.status !== 'error'
  },

  'there is no dead end'(trail) {
    const { moment, node } = now(trail)
    const place = `${trail.machine} ${stateName(moment.value)}`
    return moment.status === 'done' || node.edges.length > 0 || place in restingPlaces
  },

  'whatever is asked can fail'(trail) {
    const { node } = now(trail)
    return node.situation.running.every((port) =>
      node.edges.some(({ event, to }) => event.type === breakdown(port, null).type && to !== node),
    )
  },

  'what loads or is busy comes to an end without an answer'(trail) {
    const here = now(trail)
    if (!hasTag(here, 'loading', 'busy', 'extending')) return true
    return here.node.edges.some(({ event, to }) => kindOf(event.type).kind !== 'done' && to !== here.node)
  },

  'a failure has a way out for the customer'(trail) {
    const here = now(trail)
    if (!hasTag(here, 'failed', 'unanswered', 'misdirected')) return true
    return here.node.edges.some(({ event, to }) => kindOf(event.type).kind === 'outside' && to !== here.node)
  },

  'what sends or changes something is not repeated unless the customer does something'(trail) {
    const here = now(trail)
    return here.moment.calls.every(({ port }) => {
      if (onlyReads(here, port)) return true
      const earlier = trail.stations.slice(0, -1)
      const last = earlier.findLastIndex((station) => station.moment.calls.some((call) => call.port === port))
      return last < 0 || trail.stations.slice(last + 1).some(isOfTheCustomer)
    })
  },

  'nothing is charged but by its order, and nothing twice by one order'(trail) {
    const here = now(trail)
    const charges = here.moment.calls.filter(({ port }) => isCharge(here, port))
    const former = trail.stations.at(-2)
    return (
      charges.length <= 1 &&
      charges.every(({ port }) => orderOf[port]?.includes(here.event?.type ?? '')) &&
      (charges.length === 0 || !isCharging(former))
    )
  },

  'a payment that waits is not prepared again'(trail) {
    const { bill, checkout } = trail.stations.at(-2)?.moment.context ?? {}
    return !checkout || now(trail).moment.calls.every(({ input }) => !isSame(input, bill))
  },

  'nothing of a customer is left once nobody is signed in'(trail) {
    const { value, context } = now(trail).moment
    const isSignedOut = `${trail.machine} ${stateName(value)}` === 'session signedOut'
    return !isSignedOut || Object.values(context).every(isEmpty)
  },
}

const isCharging = (station: Station | undefined) => {
  const running = station?.node.situation.running ?? []
  const invokes = station ? nodesOf(machineOf(station).root).flatMap((node) => node.invoke) : []
  return (
    station !== undefined &&
    invokes.some(({ id, src }) => running.includes(id) && isCharge(station, String(src)))
  )
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
