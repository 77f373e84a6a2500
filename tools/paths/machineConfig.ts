/** The parts of a configuration that mutants change. */
interface BranchConfig {
  target?: unknown
  guard?: unknown
  actions?: unknown
}

type OneOrMany<T> = T | T[]

interface InvokeConfig {
  id: string
  input?: unknown
  onDone?: OneOrMany<BranchConfig>
  onError?: OneOrMany<BranchConfig>
}

export interface StateConfig {
  initial?: string
  type?: string
  tags?: unknown
  entry?: unknown
  exit?: unknown
  on?: Record<string, OneOrMany<BranchConfig>>
  after?: Record<string, OneOrMany<BranchConfig>>
  always?: OneOrMany<BranchConfig>
  onDone?: OneOrMany<BranchConfig>
  invoke?: OneOrMany<InvokeConfig>
  states?: Record<string, StateConfig>
}

/** Where something stands in a configuration, as the keys that lead there. */
export type ConfigPath = readonly (string | number)[]

/** All branches of one event in one state. */
export interface Slot {
  path: ConfigPath
  branches: readonly BranchConfig[]
}

export const listOf = <T>(value: OneOrMany<T> | undefined): readonly T[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value]

/** A copy of the configuration with another value at a path; `undefined` takes the key away. */
export function replaced(config: unknown, [key, ...rest]: ConfigPath, value: unknown): unknown {
  if (key === undefined) return value
  if (Array.isArray(config))
    return config.map((item, index) => (index === key ? replaced(item, rest, value) : item))
  const fields: Record<string, unknown> = { ...Object(config) }
  const inner = replaced(fields[key], rest, value)
  if (inner === undefined) delete fields[key]
  else fields[key] = inner
  return fields
}

/** Every state with the path to it, the root first. */
export function statesOf(
  config: StateConfig,
  path: ConfigPath = [],
): { path: ConfigPath; state: StateConfig }[] {
  const children = Object.entries(config.states ?? {})
  return [
    { path, state: config },
    ...children.flatMap(([key, child]) => statesOf(child, [...path, 'states', key])),
  ]
}

export function slotsOf(state: StateConfig, path: ConfigPath): Slot[] {
  const named = (key: 'on' | 'after') =>
    Object.entries(state[key] ?? {}).map(([name, branches]) => slot([...path, key, name], branches))
  const invokes = listOf(state.invoke).flatMap((invoke, index) => {
    const at = [...path, 'invoke', ...(Array.isArray(state.invoke) ? [index] : [])]
    return [slot([...at, 'onDone'], invoke.onDone), slot([...at, 'onError'], invoke.onError)]
  })
  const own = [slot([...path, 'always'], state.always), slot([...path, 'onDone'], state.onDone)]
  return [...named('on'), ...named('after'), ...invokes, ...own].filter(({ branches }) => branches.length > 0)
}

const slot = (path: ConfigPath, branches: OneOrMany<BranchConfig> | undefined): Slot => ({
  path,
  branches: listOf(branches),
})
