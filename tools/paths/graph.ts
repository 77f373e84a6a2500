import type { AnyMachineSnapshot, StateValue } from 'xstate'
import { type CaseEvent, type Cases, type PathEvent, portAnswer, portFailure } from './cases'
import { eventLabel } from './names'
import type { ObservedSnapshot } from './observedSnapshot'
import { createSimulator, type FullState, type SimulatedStep } from './simulator'

/** A stable state of one flow or of connected ones, as rules see it. */
export interface Situation {
  snapshot: Pick<AnyMachineSnapshot, 'value' | 'context' | 'status' | 'tags'>
  /** The ports whose answer is awaited. */
  running: readonly string[]
}

/** What happens to one of several connected flows within a step. */
export interface Move {
  flow: string
  event: PathEvent
  label: string
  /** Its state afterwards. */
  value: StateValue
}

/** A step of one flow or of connected ones. */
export interface SystemStep<State> extends Omit<SimulatedStep, 'fullState'> {
  fullState: State
  /** Of connected flows, in their order. */
  moves?: readonly Move[]
}

/** One flow, or connected ones, as steps between full states. */
export interface System<State extends Situation> {
  starts: readonly { name: string; input: unknown; step: SystemStep<State> }[]
  /** Everything that can happen in a full state, in words. */
  eventsIn: (state: State) => readonly { event: PathEvent; label: string }[]
  fire: (state: State, event: PathEvent) => SystemStep<State>
  keyOf: (state: State) => string
}

export interface Node {
  id: number
  fullState: Situation
  /** Events that change something here, as edges in the order of the cases. */
  edges: Edge[]
  /** Outside events that must be ignored here: undeclared, or blocked by a guard. */
  ignored: Edge[]
}

/** What a step showed and took. */
interface ObservedStep extends Omit<SystemStep<unknown>, 'fullState'> {
  observed: ObservedSnapshot
}

export interface Edge extends ObservedStep {
  id: number
  from: Node
  to: Node
  event: PathEvent
  /** The event in words. */
  label: string
}

export interface Start extends ObservedStep {
  name: string
  input: unknown
  node: Node
}

/** What a walk consists of. */
export type Step = Start | Edge

export interface Graph {
  starts: Start[]
  nodes: Node[]
}

const MAX_NODES = 20_000

/** Every full state of a flow that its cases can bring about. */
export function explore(cases: Cases): Graph {
  const { start, fire } = createSimulator(cases.machine)
  return exploreSystem({
    starts: Object.entries(cases.starts).map(([name, input]) => ({ name, input, step: start(input) })),
    eventsIn: (state) =>
      eventsIn(state, cases).map((caseEvent) => {
        const { case: _, ...event } = caseEvent
        return { event, label: eventLabel(caseEvent) }
      }),
    fire,
    keyOf: fullStateKey,
  })
}

/** Walks breadth-first through every full state. */
export function exploreSystem<State extends Situation>(system: System<State>): Graph {
  const nodesByKey = new Map<string, Node>()
  const nodes: Node[] = []
  const states: State[] = []
  let edgeCount = 0

  function nodeOf(fullState: State): Node {
    const key = system.keyOf(fullState)
    const found = nodesByKey.get(key)
    if (found) return found
    if (nodes.length >= MAX_NODES)
      throw new Error(`more than ${MAX_NODES} full states: bound the cases or the context`)
    const node: Node = { id: nodes.length, fullState, edges: [], ignored: [] }
    nodesByKey.set(key, node)
    nodes.push(node)
    states.push(fullState)
    return node
  }

  /** Most events are ignored, and show what was shown before. */
  const observedByJson = new Map<string, ObservedSnapshot>()
  function observeStep({ fullState, ...step }: SystemStep<State>): ObservedStep {
    const observed: ObservedSnapshot = observedByJson.get(step.observedJson) ?? JSON.parse(step.observedJson)
    observedByJson.set(step.observedJson, observed)
    return { ...step, observed }
  }

  const starts = system.starts.map(
    ({ name, input, step }): Start => ({ name, input, node: nodeOf(step.fullState), ...observeStep(step) }),
  )
  for (const [id, state] of states.entries()) {
    const from = nodes[id]
    if (!from) continue
    for (const { event, label } of system.eventsIn(state)) {
      const step = system.fire(state, event)
      const to = nodeOf(step.fullState)
      const edge = { id: edgeCount++, from, to, event, label, ...observeStep(step) }
      const isIgnored = edge.takenTransitions.length === 0 && edge.observed.status !== 'error'
      from[isIgnored ? 'ignored' : 'edges'].push(edge)
    }
  }
  return { starts, nodes }
}

/** What can happen in a full state: outside events, answers of the ports that run, the next timer. */
export function eventsIn({ snapshot, running, timers }: FullState, cases: Cases): CaseEvent[] {
  if (snapshot.status !== 'active') return []
  const answers = running.flatMap((port) => {
    const outputs = cases.outcomes[port]
    if (!outputs) throw new Error(`the cases have no outcomes for the port ${port}`)
    return [
      ...Object.entries(outputs).map(([name, output]) => ({ ...portAnswer(port, output), case: name })),
      portFailure(port),
    ]
  })
  const shortestDelay = Math.min(...timers.map(({ remaining }) => remaining))
  const due = timers.filter(({ remaining }) => remaining === shortestDelay)
  return [...cases.events, ...answers, ...due.map(({ type, remaining }) => ({ type, delay: remaining }))]
}

export function fullStateKey({ snapshot, running, timers }: FullState): string {
  const { value, context, status, historyValue } = snapshot
  const history = Object.entries(historyValue).map(([id, nodes]) => [id, nodes.map((node) => node.id)])
  return JSON.stringify([value, context, status, running, timers, history])
}

type Arrival = Pick<Edge, 'observedJson' | 'to'> & Partial<Pick<Edge, 'event'>>

/** Whether two machines show the same after every sequence of events; states and transitions behind it do not count. */
export function haveSameBehaviour(one: Graph, other: Graph): boolean {
  const stepsFrom = ({ edges, ignored }: Node) => [...edges, ...ignored].sort((a, b) => a.id - b.id)
  const steps = ({ starts }: Graph) =>
    starts.map(({ observedJson, node }): Arrival => ({ observedJson, to: node }))
  const comparedPairs = new Set<string>()
  const pairs: [Arrival[], Arrival[]][] = [[steps(one), steps(other)]]
  for (const [left, right] of pairs) {
    if (left.length !== right.length) return false
    for (const [index, { observedJson, event, to }] of left.entries()) {
      const counterpart = right[index]
      // The delay is that of the timer that elapses next.
      if (
        observedJson !== counterpart?.observedJson ||
        event?.type !== counterpart.event?.type ||
        event?.delay !== counterpart.event?.delay
      )
        return false
      const pair = `${to.id} ${counterpart.to.id}`
      if (!comparedPairs.has(pair)) pairs.push([stepsFrom(to), stepsFrom(counterpart.to)])
      comparedPairs.add(pair)
    }
  }
  return true
}
