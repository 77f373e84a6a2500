import type { AnyStateMachine, EventFrom, InputFrom, OutputFrom, StateMachine } from 'xstate'
import type { Alphabet } from './alphabet'
import { nodesOf } from './nodes'

/** The actors that a machine invokes by name. */
type PortOf<Machine> =
  Machine extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer Port,
    infer _Action,
    infer _Guard,
    infer _Delay,
    infer _Value,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer _Schema,
    infer _TransitionMeta
  >
    ? Port
    : never

interface Answers<Logic> {
  outputs: Readonly<Record<string, OutputFrom<Logic>>>
  errors: readonly unknown[]
}

/** Every port has to answer. */
type Outcomes<Port extends { src: string; logic: unknown }> = {
  readonly [Each in Port as Each['src']]: Answers<Each['logic']>
}

type Exception<Port> = Port extends { src: infer Src extends string; logic: infer Logic }
  ? { port: Src } & Answers<Logic>
  : never

/** A machine without input is begun with nothing. */
type StartOf<Machine> = unknown extends InputFrom<Machine> ? undefined : InputFrom<Machine>

/** Each event by itself, so that the compiler names the field that is wrong. */
type WithCase<Event> = Event extends unknown ? Event & { readonly case?: string } : never

/** An alphabet as it is written, by the types of its machine; see `Alphabet` for what the fields mean. */
interface Letters<Machine extends AnyStateMachine> {
  starts: Readonly<Record<string, StartOf<Machine>>>
  events: readonly WithCase<EventFrom<Machine>>[]
  /** By port, for every place that invokes it. */
  outcomes: Outcomes<PortOf<Machine>>
  /** By invoke id, where a place gets other answers of its port. */
  exceptions?: Readonly<Record<string, Exception<PortOf<Machine>>>>
  unreachable?: Readonly<Record<string, string>>
}

/**
 * The alphabet of a machine, held to the machine's own types: a misspelt outcome or a payload that lacks a field would
 * freeze paths that no customer can go.
 */
export function alphabetOf<Machine extends AnyStateMachine>(
  machine: Machine,
  { starts, events, outcomes, exceptions = {}, unreachable = {} }: Letters<Machine>,
): Alphabet {
  const byPort: Alphabet['outcomes'] = outcomes
  const special: Readonly<Record<string, { port: string } & Alphabet['outcomes'][string]>> = exceptions
  const invokes = nodesOf(machine.root).flatMap((node) => node.invoke)
  for (const [id, { port }] of Object.entries(special))
    if (!invokes.some((invoke) => invoke.id === id && invoke.src === port))
      throw new Error(`${machine.id} does not invoke ${port} as ${id}`)
  const byId = invokes.flatMap(({ id, src }) => {
    const answers = special[id] ?? byPort[String(src)]
    return answers ? [[id, { outputs: answers.outputs, errors: answers.errors }] as const] : []
  })
  return { machine, starts, events, outcomes: Object.fromEntries(byId), unreachable }
}
