import type { AnyMachineSnapshot } from 'xstate'
import { kindOf, portAnswer, portFailure } from './cases'
import { type Parts, type Product, RELOAD, type Sent } from './connectedFlows'
import type { Walk } from './coverage'
import { eventsIn, exploreSystem, type Graph, type Move, type Situation } from './graph'
import { eventLabel } from './names'
import { invokesOf } from './nodes'
import { createPartSimulator, type PartStep, START } from './partSimulator'
import type { FullState } from './simulator'

interface ProductState extends Situation {
  parts: Parts
  key: string
  /** The begin of what it shows, as text. */
  json: string
}

/**
 * Walks through every full state of connected flows. In each of them, every event of the cases is offered, whether or not
 * a screen has a control for it. The timers of two flows can elapse in any order.
 */
export function exploreProduct({
  flows,
  react = () => [],
  pages = {},
  kept = [],
  isPossible = () => true,
}: Product): Graph {
  const names = Object.keys(flows)
  const simulators = new Map(Object.entries(flows).map(([name, cases]) => [name, createPartSimulator(cases)]))
  const childrenByFlow = new Map(
    Object.entries(flows).map(([name, { machine }]) => [
      name,
      invokesOf(machine.root).flatMap(({ id }) => (names.includes(id) ? [id] : [])),
    ]),
  )
  const childrenOf = (flow: string) => childrenByFlow.get(flow) ?? []
  const parentOf = (child: string) => names.find((flow) => childrenOf(flow).includes(child))

  const states = new Map<string, ProductState>()
  function stateOf(running: Parts): ProductState {
    const key = names.map((name) => simulators.get(name)?.idOf(running[name]) ?? '').join()
    // In the order of the flows, so that equal states read the same.
    const parts = () =>
      Object.fromEntries(names.flatMap((name) => (running[name] ? [[name, running[name]]] : [])))
    const state = states.get(key) ?? situationOf(parts(), key)
    states.set(key, state)
    return state
  }

  /** Lets the first events happen and everything that follows from them. A new document shows no page yet. */
  function run(parts: Parts, first: readonly Sent[], isNewDocument = false) {
    const now: Record<string, FullState> = { ...parts }
    const happened: { step: PartStep; move: Move }[] = []
    const queue = [...first]
    const shown = new Map(
      Object.entries(pages).map(([flow, { keyOf }]) => [flow, isNewDocument ? null : keyOf(now)]),
    )

    function end(flow: string): void {
      delete now[flow]
      for (const child of childrenOf(flow)) end(child)
    }
    /** What a step of a flow means for the flow that invoked it, for those that it invokes, and for the others. */
    function follow(flow: string, { fullState: { snapshot }, observed: { calls } }: PartStep): void {
      for (const child of childrenOf(flow)) {
        if (!isInvoked(snapshot, child)) end(child)
        const call = calls.find(({ port }) => port === child)
        if (call) queue.push({ flow: child, event: { type: START, input: call.input } })
      }
      const parent = parentOf(flow)
      if (!parent || snapshot.status === 'active') return
      queue.push({
        flow: parent,
        event: snapshot.status === 'done' ? portAnswer(flow, snapshot.output) : portFailure(flow),
      })
    }
    /** A page ends and begins with what it is about. */
    function turnPages(): void {
      for (const [flow, { keyOf, begin }] of Object.entries(pages)) {
        const key = keyOf(now)
        if (key === shown.get(flow)) continue
        shown.set(flow, key)
        end(flow)
        if (key === null) continue
        const { input, events } = begin?.(now) ?? { events: [] }
        queue.push({ flow, event: { type: START, input } }, ...events.map((event) => ({ flow, event })))
      }
    }
    for (const sent of queue) {
      const { flow, event } = sent
      const step = simulators.get(flow)?.take(now[flow], event)
      if (!step) continue
      const hasChanged = now[flow] !== step.fullState
      now[flow] = step.fullState
      happened.push({ step, move: { flow, event, label: labelOf(sent), value: step.observed.value } })
      if (happened.length > MAX_MOVES)
        throw new Error(`${labelOf(first[0] ?? sent)} has endless consequences`)
      queue.push(...react({ ...sent, emitted: step.observed.emitted, hasChanged }, now))
      follow(flow, step)
      turnPages()
    }
    const fullState = stateOf(now)
    const calls = happened.flatMap(({ step }) => step.observed.calls)
    const emitted = happened.flatMap(({ step }) => step.observed.emitted)
    return {
      fullState,
      observedJson: `${fullState.json},"calls":${JSON.stringify(calls)},"emitted":${JSON.stringify(emitted)}}`,
      moves: happened.map(({ move }) => move),
      takenTransitions: happened.flatMap(({ step }) => step.takenTransitions),
      states: happened.flatMap(({ step }) => step.states),
      guards: happened.flatMap(({ step }) => step.guards),
    }
  }

  const roots = names.filter((name) => !parentOf(name) && !(name in pages))
  const starts = roots.map((flow) =>
    Object.entries(flows[flow]?.starts ?? {}).map(([name, input]) => ({
      name,
      sent: { flow, event: { type: START, input } },
    })),
  )
  const combinations = combinationsOf(starts)
  const begin = (first: (typeof combinations)[number] = []) =>
    run(
      {},
      first.map(({ sent }) => sent),
    )
  const reload = (parts: Parts) =>
    run(
      Object.fromEntries(Object.entries(parts).filter(([flow]) => kept.includes(flow))),
      [
        ...kept.map((flow) => ({ flow, event: { type: RELOAD } })),
        ...(combinations[0] ?? []).flatMap(({ sent }) => (kept.includes(sent.flow) ? [] : [sent])),
      ],
      true,
    )
  return exploreSystem<ProductState>({
    starts: combinations.map((first) => ({
      name: first.map(({ name }) => name).join(', '),
      input: first.map(({ sent }) => sent.event.input),
      step: begin(first),
    })),
    eventsIn: ({ parts }) => [
      ...Object.entries(flows).flatMap(([flow, cases]) => {
        const part = parts[flow]
        const possible = part ? eventsIn(part, cases) : []
        return possible
          .filter((event) => !isAnswerOf(event.type, names) && isPossible({ flow, event }, parts))
          .map(({ case: special, ...event }) => ({
            event: { ...event, flow },
            label: labelOf({ flow, event: { ...event, case: special } }),
          }))
      }),
      { event: { type: RELOAD }, label: RELOAD },
    ],
    fire: ({ parts }, { flow, ...event }) =>
      event.type === RELOAD ? reload(parts) : run(parts, [{ flow: String(flow), event }]),
    keyOf: ({ key }) => key,
  })
}

const MAX_MOVES = 100

const labelOf = ({ flow, event }: Sent) => `${flow}: ${event.type === START ? 'begins' : eventLabel(event)}`

const isInvoked = ({ _nodes }: AnyMachineSnapshot, id: string) =>
  _nodes.some(({ invoke }) => invoke.some((one) => one.id === id))

/** A flow that is invoked answers by itself, but a fault of the portal can break it off. */
function isAnswerOf(type: string, flows: readonly string[]): boolean {
  const kind = kindOf(type)
  return kind.kind === 'done' && flows.includes(kind.port)
}

function situationOf(parts: Parts, key: string): ProductState {
  const entries = Object.entries(parts)
  const byFlow = <Field>(field: (state: FullState) => Field): Record<string, Field> =>
    Object.fromEntries(entries.map(([flow, state]) => [flow, field(state)]))
  const hasCrashed = entries.some(([, { snapshot }]) => snapshot.status === 'error')
  const snapshot = {
    value: byFlow((state) => state.snapshot.value),
    context: byFlow((state) => state.snapshot.context),
    status: hasCrashed ? ('error' as const) : ('active' as const),
    tags: new Set(entries.flatMap(([, state]) => [...state.snapshot.tags])),
  }
  return {
    ...{ parts, key, snapshot },
    running: entries.flatMap(([, { running }]) => running),
    json: JSON.stringify({ ...snapshot, tags: [...snapshot.tags].sort() }).slice(0, -1),
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
