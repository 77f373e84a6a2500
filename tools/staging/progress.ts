import type { Staging } from '../../tests/paths/drivers/staging'
import { isElapse } from '../paths/cases'
import type { Node } from '../paths/graph'
import { type CustomerEvent, type Knowledge, type SystemEvent, stateOf } from './knowledge'
import { reasonToForbid, type Stem } from './policy'

/** A machine, and the permissions of its walks. */
export interface WalkedMachine {
  stem: Stem
  knowledge: Knowledge
  staging: Staging
  /** The names of the events that may change or charge something. */
  allow: readonly string[]
  /** How long a snapshot has to last, in milliseconds: pending or duplicate calls come a little later. */
  stableMs: number
}

/** The possible positions of a walk: full states of one state that look alike. */
export interface Position {
  state: string
  nodes: readonly Node[]
}

const customerStep = (from: string, { label }: CustomerEvent) => `${from} → ${label}`
const systemStep = (from: string, { label, to }: SystemEvent) => `${from} → ${label} → ${to}`

/** Events that change or charge come last, because they can make other steps impossible. */
const orders = ['soon', 'last', 'leaving'] as const
type Order = (typeof orders)[number]

const requirements = {
  error: 'needs a provider that fails',
  after: 'needs a provider that does not answer in time',
  done: undefined,
}

/** Records what the walks of a machine have seen, and chooses events so that each is tried once in each state. */
export function createProgress({ stem, knowledge, staging, allow }: WalkedMachine) {
  const { states, nodesIn, nextAfter, isStable } = knowledge
  const seenStates = new Set<string>()
  const seenSteps = new Set<string>()
  const triedSteps = new Set<string>()
  /** The steps that were impossible, with the reason. `hindered` holds those of this visit. */
  const impossibleSteps = new Map<string, string>()
  const blockedSteps = new Set<string>()
  /** The last state that each step led to. */
  const targets = new Map<string, string>()

  const customerEventsIn = (state: string) => [...(states.get(state)?.customerEvents.values() ?? [])]

  /** Whether an event calls no port, as when the customer submits an incomplete form. */
  const callsNoPort = (customerEvent: CustomerEvent, nodes: readonly Node[]) =>
    nextAfter(customerEvent, nodes).every(
      ({ observed, to }) => observed.calls.length === 0 && isStable(stateOf(to)),
    )

  /** Why a walk must not or cannot try an event in a state; `undefined` if it may. */
  function reasonAgainst(
    state: string,
    customerEvent: CustomerEvent,
    nodes = nodesIn(state),
  ): string | undefined {
    const { type } = customerEvent.event
    if (!isStable(state)) return 'needs delayed answers'
    return (
      staging.impossibleEvents?.[isElapse(customerEvent.event) ? customerEvent.label : type] ??
      (callsNoPort(customerEvent, nodes) ? undefined : reasonToForbid(allow, `${stem}/${type}`))
    )
  }

  /** Without `nodes`, the order holds for all full states of the state. */
  function orderOf(state: string, customerEvent: CustomerEvent, nodes = nodesIn(state)): Order | undefined {
    const { type } = customerEvent.event
    if (reasonAgainst(state, customerEvent, nodes)) return undefined
    if (staging.exitEvents?.includes(type)) return 'leaving'
    return !callsNoPort(customerEvent, nodes) && reasonToForbid([], `${stem}/${type}`) ? 'last' : 'soon'
  }

  const untriedIn = (state: string, order: Order, nodes?: Position['nodes']): CustomerEvent | undefined =>
    customerEventsIn(state).find((customerEvent) => {
      const step = customerStep(state, customerEvent)
      return (
        !triedSteps.has(step) && !blockedSteps.has(step) && orderOf(state, customerEvent, nodes) === order
      )
    })

  /** The first event on a known way to a state with an untried event. Such a way never repeats a change. */
  function eventTowardsUntried(from: string, order: Order): CustomerEvent | undefined {
    const queue: { state: string; first?: CustomerEvent }[] = [{ state: from }]
    const visited = new Set([from])
    for (const { state, first } of queue) {
      if (first && untriedIn(state, order)) return first
      for (const customerEvent of customerEventsIn(state)) {
        const to = targets.get(customerStep(state, customerEvent))
        if (to === undefined || visited.has(to) || orderOf(state, customerEvent) !== 'soon') continue
        visited.add(to)
        queue.push({ state: to, first: first ?? customerEvent })
      }
    }
    return undefined
  }

  return {
    /** The next event to try; `undefined` if the walk can reach none. */
    next: ({ state, nodes }: Position): CustomerEvent | undefined =>
      orders
        .map((order) => untriedIn(state, order, nodes) ?? eventTowardsUntried(state, order))
        .find((customerEvent) => customerEvent !== undefined),
    /** A step that was impossible on one visit may be possible on another. */
    beginVisit: () => blockedSteps.clear(),
    recordSkip(from: string, customerEvent: CustomerEvent, reason: string) {
      const step = customerStep(from, customerEvent)
      impossibleSteps.set(step, reason)
      blockedSteps.add(step)
      targets.delete(step)
    },
    recordTried(from: string, customerEvent: CustomerEvent) {
      triedSteps.add(customerStep(from, customerEvent))
      targets.delete(customerStep(from, customerEvent))
    },
    recordTarget(from: string, customerEvent: CustomerEvent, to: string) {
      seenSteps.add(customerStep(from, customerEvent))
      targets.set(customerStep(from, customerEvent), to)
    },
    /** Records the system events. */
    recordSystemEvents(first: string, systemEvents: readonly SystemEvent[]) {
      let from = first
      seenStates.add(first)
      for (const systemEvent of systemEvents) {
        seenSteps.add(systemStep(from, systemEvent))
        seenStates.add(systemEvent.to)
        from = systemEvent.to
      }
    },
    /** Whether another visit could try something in a known state. */
    hasMore: () => [...seenStates].some((state) => orders.some((order) => untriedIn(state, order))),
    /** The number of known steps, the number of walked steps, and the others, each with the reason. */
    result() {
      const steps = [...states].flatMap(([from, { customerEvents, systemEvents }]) => {
        const inState = (reason: string) =>
          seenStates.has(from) ? reason : 'no walk reached the state before it'
        const ofCustomerEvents = [...customerEvents.values()].map((customerEvent) => {
          const step = customerStep(from, customerEvent)
          const reason = impossibleSteps.get(step) ?? reasonAgainst(from, customerEvent)
          return { step, reason: reason ?? inState('the walk ended before it') }
        })
        const ofSystemEvents = systemEvents.map((systemEvent) => ({
          step: systemStep(from, systemEvent),
          reason:
            requirements[systemEvent.kind] ??
            inState(staging.unreachableStates?.[systemEvent.to] ?? 'the provider answered differently'),
        }))
        return [...ofCustomerEvents, ...ofSystemEvents]
      })
      const open = steps.filter(({ step }) => !seenSteps.has(step))
      return { known: steps.length, walked: seenSteps.size, open }
    },
  }
}
