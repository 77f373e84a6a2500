import type { AnyMachineSnapshot, EventObject } from 'xstate'
import { type Cases, kindOf, type PathEvent, portAnswer, portFailure } from './cases'
import type { Walk } from './coverage'
import { eventsIn, exploreSystem, fullStateKey, type Graph, type Move, type Situation } from './graph'
import { eventLabel } from './names'
import { invokesOf } from './nodes'
import type { ObservedSnapshot } from './observedSnapshot'
import { createSimulator, type FullState, type SimulatedStep } from './simulator'

/** An event for one of the connected flows. */
export interface Sent {
  flow: string
  event: PathEvent
}

/** Flows that run at the same time, and what connects them. */
export interface Product {
  /** Each by its name. A flow that another one invokes has the id of that invocation as its name. */
  flows: Readonly<Record<string, Cases>>
  /** What an announcement of a flow sends to the others. */
  react?: (announcement: EventObject) => readonly Sent[]
}

type Parts = Readonly<Record<string, FullState>>

interface ProductState extends Situation {
  /** The flows that run. */
  parts: Parts
}

export const START = 'xstate.init'

/**
 * Walks through every full state of connected flows. In each of them, every event of the cases is offered, whether or not
 * a screen has a control for it. The timers of two flows can elapse in any order.
 */
export function exploreProduct({ flows, react = () => [] }: Product): Graph {
  const names = Object.keys(flows)
  const simulators = new Map(
    Object.entries(flows).map(([name, { machine }]) => [name, createSimulator(machine)]),
  )
  const childrenByFlow = new Map(
    Object.entries(flows).map(([name, { machine }]) => [
      name,
      invokesOf(machine.root).flatMap(({ id }) => (names.includes(id) ? [id] : [])),
    ]),
  )
  const childrenOf = (flow: string) => childrenByFlow.get(flow) ?? []
  const parentOf = (child: string) => names.find((flow) => childrenOf(flow).includes(child))

  function stepOf(before: FullState | undefined, { flow, event }: Sent): SimulatedStep | undefined {
    const simulator = simulators.get(flow)
    if (event.type === START) return simulator?.start(event.input)
    return before && simulator?.fire(before, event)
  }

  /** Lets the first events happen and everything that follows from them. */
  function run(parts: Parts, first: readonly Sent[]) {
    const now: Record<string, FullState> = { ...parts }
    const happened: { step: SimulatedStep; observed: ObservedSnapshot; move: Move }[] = []
    const queue = [...first]

    function end(flow: string): void {
      delete now[flow]
      for (const child of childrenOf(flow)) end(child)
    }
    /** What a step of a flow means for the flow that invoked it, for those that it invokes, and for the others. */
    function follow(flow: string, { snapshot }: FullState, { calls, emitted }: ObservedSnapshot): void {
      queue.push(...emitted.flatMap(react))
      for (const child of childrenOf(flow)) {
        if (!isInvoked(snapshot, child)) end(child)
        const call = calls.find(({ port }) => port === child)
        if (call) queue.push({ flow: child, event: { type: START, input: call.input } })
      }
      const parent = parentOf(flow)
      if (!parent || snapshot.status === 'active') return
      end(flow)
      queue.push({
        flow: parent,
        event: snapshot.status === 'done' ? portAnswer(flow, snapshot.output) : portFailure(flow),
      })
    }
    for (const sent of queue) {
      const { flow, event } = sent
      const step = stepOf(now[flow], sent)
      if (!step) continue
      now[flow] = step.fullState
      const observed: ObservedSnapshot = JSON.parse(step.observedJson)
      happened.push({ step, observed, move: { flow, event, label: labelOf(sent), value: observed.value } })
      follow(flow, step.fullState, observed)
    }
    // In one order, so that equal states are equal.
    const fullState = situationOf(
      Object.fromEntries(names.flatMap((name) => (now[name] ? [[name, now[name]]] : []))),
    )
    const { value, context, status, tags } = fullState.snapshot
    const calls = happened.flatMap(({ observed }) => observed.calls)
    const emitted = happened.flatMap(({ observed }) => observed.emitted)
    return {
      fullState,
      observedJson: JSON.stringify({ value, status, tags: [...tags].sort(), context, calls, emitted }),
      moves: happened.map(({ move }) => move),
      takenTransitions: happened.flatMap(({ step }) => step.takenTransitions),
      states: happened.flatMap(({ step }) => step.states),
      guards: happened.flatMap(({ step }) => step.guards),
    }
  }

  const roots = names.filter((name) => !parentOf(name))
  const starts = roots.map((flow) =>
    Object.entries(flows[flow]?.starts ?? {}).map(([name, input]) => ({
      name,
      sent: { flow, event: { type: START, input } },
    })),
  )
  return exploreSystem<ProductState>({
    starts: combinationsOf(starts).map((first) => ({
      name: first.map(({ name }) => name).join(', '),
      input: first.map(({ sent }) => sent.event.input),
      step: run(
        {},
        first.map(({ sent }) => sent),
      ),
    })),
    eventsIn: ({ parts }) =>
      Object.entries(flows).flatMap(([flow, cases]) => {
        const part = parts[flow]
        const possible = part ? eventsIn(part, cases) : []
        return possible
          .filter(({ type }) => !isAnswerOf(type, names))
          .map(({ case: special, ...event }) => ({
            event: { ...event, flow },
            label: labelOf({ flow, event: { ...event, case: special } }),
          }))
      }),
    fire: ({ parts }, { flow, ...event }) => run(parts, [{ flow: String(flow), event }]),
    keyOf: ({ parts }) =>
      JSON.stringify(Object.entries(parts).map(([flow, part]) => [flow, fullStateKey(part)])),
  })
}

const labelOf = ({ flow, event }: Sent) => `${flow}: ${event.type === START ? 'begins' : eventLabel(event)}`

const isInvoked = ({ _nodes, status }: AnyMachineSnapshot, id: string) =>
  status === 'active' && _nodes.some(({ invoke }) => invoke.some((one) => one.id === id))

/** A flow that is invoked answers by itself, but a fault of the portal can break it off. */
function isAnswerOf(type: string, flows: readonly string[]): boolean {
  const kind = kindOf(type)
  return kind.kind === 'done' && flows.includes(kind.port)
}

function situationOf(parts: Parts): ProductState {
  const entries = Object.entries(parts)
  const byFlow = <Field>(field: (state: FullState) => Field): Record<string, Field> =>
    Object.fromEntries(entries.map(([flow, state]) => [flow, field(state)]))
  const hasCrashed = entries.some(([, { snapshot }]) => snapshot.status === 'error')
  return {
    parts,
    running: entries.flatMap(([, { running }]) => running),
    snapshot: {
      value: byFlow(({ snapshot }) => snapshot.value),
      context: byFlow(({ snapshot }) => snapshot.context),
      status: hasCrashed ? 'error' : 'active',
      tags: new Set(entries.flatMap(([, { snapshot }]) => [...snapshot.tags])),
    },
  }
}

/** One of each list, in every combination. */
const combinationsOf = <Item>([first, ...rest]: readonly (readonly Item[])[]): Item[][] =>
  first ? first.flatMap((item) => combinationsOf(rest).map((others) => [item, ...others])) : [[]]

/** What a walk means for one of its flows. If the flow begins several times, only the last time counts. */
export function walkOfFlow({ start, edges }: Walk, flow: string) {
  const moves = [start, ...edges].flatMap(
    ({ moves, ...step }): readonly Move[] =>
      moves ?? [
        {
          flow,
          event: 'event' in step ? step.event : { type: START },
          label: 'label' in step ? step.label : step.name,
          value: step.observed.value,
        },
      ],
  )
  const own = moves.filter((move) => move.flow === flow)
  const [begin, ...steps] = own.slice(own.findLastIndex(({ event }) => event.type === START))
  // A flow without a move has not begun.
  return { start: start.name, first: begin?.value ?? {}, steps }
}
