import type { AnyStateMachine } from 'xstate'

type OneOrMany<Item> = Item | readonly Item[]
type DescribedConfig = { description?: string; meta?: { requirements?: string[] }; guard?: unknown }
type Transitions = OneOrMany<string | DescribedConfig>
type Invoke = { id?: string; src?: unknown; onDone?: Transitions; onError?: Transitions }

/** A state as its machine configures it. */
export interface StateConfig extends DescribedConfig {
  type?: string
  states?: Record<string, StateConfig>
  on?: Record<string, Transitions>
  after?: Record<string, Transitions>
  always?: Transitions
  onDone?: Transitions
  invoke?: OneOrMany<Invoke>
}

const toArray = <Item>(value: OneOrMany<Item> | undefined): Item[] =>
  value === undefined ? [] : ([value as Item].flat() as Item[])

/** Every state of a machine, the root first: `funds.prompting`; the root has the name of its machine. */
export function statesIn({ config }: AnyStateMachine) {
  const collectDescendants = (
    state: StateConfig,
    prefix: string,
  ): { name: string; isRoot: boolean; node: StateConfig }[] =>
    Object.entries(state.states ?? {}).flatMap(([key, node]) => [
      { name: prefix + key, isRoot: false, node },
      ...collectDescendants(node, `${prefix}${key}.`),
    ])
  const root = config as StateConfig
  return [{ name: config.id ?? 'the machine', isRoot: true, node: root }, ...collectDescendants(root, '')]
}

export const invokesIn = ({ invoke }: StateConfig): Invoke[] => toArray(invoke)

/** Every transition of a state with a label: `on terms.accept`, `after readTimeout`, `always`, `loadTariffs.onDone`. */
export function transitionsIn(state: StateConfig): { label: string; node: DescribedConfig }[] {
  const configuredTransitions = [
    ...Object.entries(state.on ?? {}).map(([event, to]) => [`on ${event}`, to] as const),
    ...Object.entries(state.after ?? {}).map(([delay, to]) => [`after ${delay}`, to] as const),
    ['always', state.always] as const,
    ['onDone', state.onDone] as const,
    ...invokesIn(state).flatMap(({ id = 'invoke', onDone, onError }) => [
      [`${id}.onDone`, onDone] as const,
      [`${id}.onError`, onError] as const,
    ]),
  ]
  return configuredTransitions.flatMap(([label, to]) =>
    toArray(to).map((node) => ({ label, node: typeof node === 'string' ? {} : node })),
  )
}
