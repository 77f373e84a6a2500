import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
  type EventObject,
} from 'xstate'
import { kindOf, type PathEvent } from './cases'
import { eventLabel } from './names'
import { invokesOf } from './nodes'
import { observedText, type PortCall } from './observedSnapshot'

interface Timer {
  type: string
  /** Milliseconds until it elapses. */
  remaining: number
}

/** A machine in a stable state: its snapshot, the ports whose answer is awaited, the timers that run. */
export interface FullState {
  snapshot: AnyMachineSnapshot
  running: readonly string[]
  timers: readonly Timer[]
}

export interface SimulatedStep {
  fullState: FullState
  /** The observed snapshot, as text. */
  observedJson: string
  /** Keys of the transitions taken, the eventless ones that follow included. */
  takenTransitions: string[]
  /** Ids of the current states and of those passed through. */
  states: string[]
  /** Guards that were evaluated, each as `name: true` or `name: false`. */
  guards: string[]
}

/** Names a transition within its machine: source, event, place among the branches, target. */
export function keyOf(transition: AnyTransitionDefinition): string {
  const { source, eventType, target } = transition
  const branches = eventType ? source.transitions.get(eventType) : source.always
  const place = branches?.indexOf(transition) ?? 0
  const targetIds = target?.map((node) => node.id).join('+') ?? 'stay'
  return `${source.id} ─${eventType ? eventLabel({ type: eventType }) : 'always'}#${place}→ ${targetIds}`
}

interface ExecutedAction {
  type: string
  params: unknown
}

const isAction =
  <Params>(type: string) =>
  (action: ExecutedAction): action is { type: string; params: Params } =>
    action.type === type

const isSpawn = isAction<{ id: string; src: string; input: unknown }>('xstate.spawnChild')
const isStop = isAction<{ id: string } | undefined>('xstate.stopChild')
const isEmit = isAction<{ event: EventObject }>('xstate.emit')
const isRaise = isAction<{ event: EventObject; delay: number | undefined }>('xstate.raise')
const isCancel = isAction<{ sendId: string }>('xstate.cancel')

const isBuiltIn = <Guard extends object>(
  guard: Guard,
): guard is Guard & { check: (...args: unknown[]) => boolean } => 'check' in guard

/** The machine with guards that record their results. */
function recordGuards(machine: AnyStateMachine, results: Set<string>): AnyStateMachine {
  const record =
    <Args extends unknown[]>(name: string, guard: (...args: Args) => unknown) =>
    (...args: Args) => {
      const result = Boolean(guard(...args))
      results.add(`${name}: ${result}`)
      return result
    }
  const guards = Object.entries(machine.implementations.guards ?? {}).map(([name, guard]) => {
    if (typeof guard !== 'function') return [name, guard]
    // XState evaluates its own guards, such as stateIn, by their `check`.
    const builtInCheck = isBuiltIn(guard) ? { ...guard, check: record(name, guard.check) } : {}
    return [name, Object.assign(record(name, guard), builtInCheck)]
  })
  return machine.provide({ guards: Object.fromEntries(guards) })
}

/** Computes steps of a machine without running it: no port is called, no time passes. */
export function createSimulator(machine: AnyStateMachine) {
  const guards = new Set<string>()
  const observedMachine = recordGuards(machine, guards)
  const microsteps: AnyTransitionDefinition[] = []
  const actions: ExecutedAction[] = []
  // One actor for all steps: making one takes longer than a step.
  const self = createActor(observedMachine)
  self.system.inspect((event) => {
    if (event.type === '@xstate.microstep') microsteps.push(...event._transitions)
  })
  const scope: Parameters<AnyStateMachine['transition']>[2] = {
    ...{ self, id: self.id, sessionId: self.sessionId, system: self.system },
    ...{ logger: () => {}, defer: () => {}, emit: () => {}, stopChild: () => {} },
    actionExecutor: (action) => actions.push(action),
  }
  const answered = new Set(invokesOf(machine.root).flatMap(({ id, isAnswered }) => (isAnswered ? [id] : [])))

  function observe(previous: Omit<FullState, 'snapshot'>, advance: () => AnyMachineSnapshot): SimulatedStep {
    microsteps.length = 0
    actions.length = 0
    guards.clear()
    const snapshot = advance()
    const calls: PortCall[] = []
    const emitted: EventObject[] = []
    let running = [...previous.running]
    let timers = [...previous.timers]
    for (const action of actions) {
      if (isSpawn(action)) {
        calls.push({ port: action.params.src, input: action.params.input })
        if (answered.has(action.params.id)) running.push(action.params.id)
      } else if (isStop(action)) running = running.filter((id) => id !== action.params?.id)
      else if (isEmit(action)) emitted.push(action.params.event)
      else if (isRaise(action) && action.params.delay !== undefined)
        timers.push({ type: action.params.event.type, remaining: action.params.delay })
      else if (isCancel(action)) timers = timers.filter((timer) => timer.type !== action.params.sendId)
    }
    return {
      fullState: { snapshot, running, timers },
      observedJson: observedText(snapshot, calls, emitted),
      takenTransitions: microsteps.map(keyOf),
      states: [...snapshot._nodes, ...microsteps.map(({ source }) => source)].map(({ id }) => id),
      guards: [...guards],
    }
  }

  return {
    start: (input: unknown) =>
      observe({ running: [], timers: [] }, () => observedMachine.getInitialSnapshot(scope, input)),
    fire: (from: FullState, event: PathEvent) =>
      observe(withoutSource(from, event), () => observedMachine.transition(from.snapshot, event, scope)),
  }
}

/** What still runs once the event's own source, a port or a timer, is done; timers move on with time. */
function withoutSource({ running, timers }: FullState, event: PathEvent): Omit<FullState, 'snapshot'> {
  const kind = kindOf(event.type)
  if (kind.kind === 'done' || kind.kind === 'error')
    return { running: running.filter((id) => id !== kind.port), timers }
  const elapsed = timers.find((timer) => timer.type === event.type)
  const advance = ({ type, remaining }: Timer) => ({ type, remaining: remaining - (elapsed?.remaining ?? 0) })
  return { running, timers: timers.filter((timer) => timer !== elapsed).map(advance) }
}
