import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  createActor,
  type EventObject,
} from 'xstate'
import { answer, kindOf, type PathEvent } from './alphabet'
import { momentText, type PortCall } from './moment'
import { nodesOf } from './nodes'

interface Timer {
  type: string
  /** Milliseconds until it elapses. */
  remaining: number
}

/** A machine at rest: its snapshot, the ports whose answer is awaited, the timers that run. */
export interface Situation {
  snapshot: AnyMachineSnapshot
  running: readonly string[]
  timers: readonly Timer[]
}

export interface Step {
  situation: Situation
  /** The moment, as text. */
  shown: string
  taken: AnyTransitionDefinition[]
  /** Guards that were asked, each as `name: true` or `name: false`. */
  guards: string[]
}

interface Simulator {
  start(input: unknown): Step
  fire(from: Situation, event: PathEvent): Step
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

/** The machine with guards that write down what they answered. */
function watchGuards(machine: AnyStateMachine, asked: Set<string>): AnyStateMachine {
  const watch =
    <Args extends unknown[]>(name: string, ask: (...args: Args) => unknown) =>
    (...args: Args) => {
      const holds = Boolean(ask(...args))
      asked.add(`${name}: ${holds}`)
      return holds
    }
  const guards = Object.entries(machine.implementations.guards ?? {}).map(([name, guard]) => {
    if (typeof guard !== 'function') return [name, guard]
    const ask = watch(name, guard)
    // XState asks its own guards, such as stateIn, by a function that hangs on them.
    return [name, isBuiltIn(guard) ? Object.assign(ask, guard, { check: watch(name, guard.check) }) : ask]
  })
  return machine.provide({ guards: Object.fromEntries(guards) })
}

/** Computes steps of a machine without running it: no port is called, no time passes. */
export function createSimulator(machine: AnyStateMachine): Simulator {
  const asked = new Set<string>()
  const watched = watchGuards(machine, asked)
  const taken: AnyTransitionDefinition[] = []
  const actions: ExecutedAction[] = []
  // One for all steps: making an actor takes longer than a step.
  const scope = scopeOf(watched, taken, actions)
  // A child that the machine awaits no answer of lives as long as the state that invokes it.
  const answering = new Set(nodesOf(machine.root).flatMap(answersAwaited))

  function observe(before: Omit<Situation, 'snapshot'>, advance: (scope: Scope) => AnyMachineSnapshot): Step {
    taken.length = 0
    actions.length = 0
    asked.clear()
    const snapshot = advance(scope)
    const calls: PortCall[] = []
    const emitted: EventObject[] = []
    let running = [...before.running]
    let timers = [...before.timers]
    for (const action of actions) {
      if (isSpawn(action)) {
        calls.push({ port: action.params.src, input: action.params.input })
        if (answering.has(action.params.id)) running.push(action.params.id)
      } else if (isStop(action)) running = running.filter((id) => id !== action.params?.id)
      else if (isEmit(action)) emitted.push(action.params.event)
      else if (isRaise(action) && action.params.delay !== undefined)
        timers.push({ type: action.params.event.type, remaining: action.params.delay })
      else if (isCancel(action)) timers = timers.filter((timer) => timer.type !== action.params.sendId)
    }
    const shown = momentText(snapshot, calls, emitted)
    return { situation: { snapshot, running, timers }, shown, taken: [...taken], guards: [...asked] }
  }

  return {
    start: (input) =>
      observe({ running: [], timers: [] }, (scope) => watched.getInitialSnapshot(scope, input)),
    fire: (from, event) =>
      observe(withoutSource(from, event), (scope) => watched.transition(from.snapshot, event, scope)),
  }
}

/** What still runs once the event's own source, a port or a timer, is done; timers move on with time. */
function withoutSource({ running, timers }: Situation, event: PathEvent): Omit<Situation, 'snapshot'> {
  const kind = kindOf(event.type)
  if (kind.kind === 'done' || kind.kind === 'error')
    return { running: running.filter((id) => id !== kind.port), timers }
  const elapsed = timers.find((timer) => timer.type === event.type)
  if (!elapsed) return { running, timers }
  const others = timers.filter((timer) => timer !== elapsed)
  return {
    running,
    timers: others.map((timer) => ({ ...timer, remaining: timer.remaining - elapsed.remaining })),
  }
}

const answersAwaited = ({ invoke, transitions }: AnyStateNode): string[] =>
  invoke.map(({ id }) => id).filter((id) => transitions.has(answer(id, null).type))

type Scope = Parameters<AnyStateMachine['transition']>[2]

function scopeOf(
  machine: AnyStateMachine,
  taken: AnyTransitionDefinition[],
  actions: ExecutedAction[],
): Scope {
  const self = createActor(machine)
  self.system.inspect((event) => {
    if (event.type === '@xstate.microstep') taken.push(...event._transitions)
  })
  return {
    self,
    id: self.id,
    sessionId: self.sessionId,
    system: self.system,
    logger: () => {},
    defer: () => {},
    emit: () => {},
    stopChild: () => {},
    actionExecutor: (action) => actions.push(action),
  }
}
