import { type AnyStateMachine, createMachine } from 'xstate'
import { nodesOf } from './nodes'

type OneOrMany<T> = T | T[]

/** The parts of a configuration that mutants change. */
interface BranchConfig {
  target?: unknown
  guard?: unknown
  actions?: unknown
}

interface InvokeConfig {
  input?: unknown
  onDone?: OneOrMany<BranchConfig>
  onError?: OneOrMany<BranchConfig>
}

interface StateConfig extends Pick<InvokeConfig, 'onDone'> {
  initial?: string
  type?: string
  tags?: unknown
  entry?: unknown
  exit?: unknown
  on?: Record<string, OneOrMany<BranchConfig>>
  after?: Record<string, OneOrMany<BranchConfig>>
  always?: OneOrMany<BranchConfig>
  invoke?: OneOrMany<InvokeConfig>
  states?: Record<string, StateConfig>
}

/** A place in a configuration, as the keys that lead there. */
export type ConfigPath = readonly (string | number)[]

/** A change of a configuration, with the new value of the place. */
interface Change {
  operator: string
  path: ConfigPath
  value: unknown
  detail?: string
}

interface Mutant {
  name: string
  /** Only the way through the states was changed, which can lead to the very same behaviour. */
  isDetour: boolean
  machine: AnyStateMachine
}

const detours = ['target changed', 'transition added', 'initial changed', 'final removed']

/** Yields the machine with one small fault in its configuration, for each possible fault. */
export function* mutantsOf(machine: AnyStateMachine, outsideEvents: readonly string[]): Generator<Mutant> {
  const targets = nodesOf(machine.root)
    .filter((node) => node !== machine.root)
    .map((node) => `#${node.id}`)
  for (const { state, path } of statesOf(machine.config as StateConfig))
    for (const { operator, path: at, value, detail } of [
      ...branchesIn(state, path).flatMap((slot) => branchChanges(slot, targets)),
      ...stateChanges(state, path),
      ...addedTransitions(state, path, outsideEvents, targets),
    ]) {
      const place = at.filter((key) => key !== 'states').join('.')
      const name = `${operator}: ${place}${detail ? ` (${detail})` : ''}`
      const mutant = tryTo(() => changed(machine, at, value))
      if (mutant) yield { name, isDetour: detours.includes(operator), machine: mutant }
    }
}

/** XState itself refuses some configurations, so that no such fault can get as far as a test. */
function tryTo<Result>(make: () => Result): Result | undefined {
  try {
    return make()
  } catch {
    return undefined
  }
}

/** A machine without transitions: any useful set of paths refuses it. */
export const canary = (machine: AnyStateMachine): AnyStateMachine =>
  statesOf(machine.config as StateConfig)
    .flatMap(({ state, path }) => branchesIn(state, path))
    .reduce((mutant, { path }) => changed(mutant, path, undefined), machine)

/** The machine with another value at a place of its configuration; `undefined` removes the key. */
export const changed = ({ config, implementations }: AnyStateMachine, path: ConfigPath, value: unknown) =>
  // One that loops for ever throws.
  createMachine(
    { ...Object(replaced(config, path, value)), options: { maxIterations: 1000 } },
    implementations,
  ) as AnyStateMachine

function replaced(config: unknown, [key, ...rest]: ConfigPath, value: unknown): unknown {
  if (key === undefined) return value
  if (Array.isArray(config))
    return config.map((item, index) => (index === key ? replaced(item, rest, value) : item))
  const fields: Record<string, unknown> = { ...Object(config) }
  const inner = replaced(fields[key], rest, value)
  if (inner === undefined) delete fields[key]
  else fields[key] = inner
  return fields
}

const listOf = <T>(value: OneOrMany<T> | undefined): readonly T[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value]

/** Every state with the path to it, the root first. */
const statesOf = (state: StateConfig, path: ConfigPath = []): { state: StateConfig; path: ConfigPath }[] => [
  { state, path },
  ...Object.entries(state.states ?? {}).flatMap(([key, child]) => statesOf(child, [...path, 'states', key])),
]

const invokesIn = ({ invoke }: StateConfig, path: ConfigPath) =>
  listOf(invoke).map((each, index) => ({
    invoke: each,
    path: [...path, 'invoke', ...(Array.isArray(invoke) ? [index] : [])],
  }))

/** All branches of one event in one state. */
interface Slot {
  path: ConfigPath
  branches: readonly BranchConfig[]
}

function branchesIn(state: StateConfig, path: ConfigPath): Slot[] {
  const slots: [ConfigPath, OneOrMany<BranchConfig> | undefined][] = [
    ...Object.entries(state.on ?? {}).map(([name, branches]) => [['on', name], branches] as const),
    ...Object.entries(state.after ?? {}).map(([name, branches]) => [['after', name], branches] as const),
  ].map(([at, branches]) => [[...path, ...at], branches])
  for (const { invoke, path: at } of invokesIn(state, path))
    slots.push([[...at, 'onDone'], invoke.onDone], [[...at, 'onError'], invoke.onError])
  slots.push([[...path, 'always'], state.always], [[...path, 'onDone'], state.onDone])
  return slots
    .map(([at, branches]) => ({ path: at, branches: listOf(branches) }))
    .filter(({ branches }) => branches.length > 0)
}

function branchChanges({ path, branches }: Slot, targets: readonly string[]): Change[] {
  const change = (operator: string, index: number, branch: BranchConfig[], detail = ''): Change => ({
    operator,
    path,
    value: branches.toSpliced(index, 1, ...branch),
    detail: `branch ${index}${detail}`,
  })
  const changes = branches.flatMap((branch, index) => [
    change('transition removed', index, []),
    ...targets.map((target) => change('target changed', index, [{ ...branch, target }], `, to ${target}`)),
    ...(branch.guard
      ? [
          change('guard removed', index, [{ ...branch, guard: undefined }]),
          change('guard never true', index, [{ ...branch, guard: () => false }]),
        ]
      : []),
    ...removals(branch.actions).map((actions) => change('action removed', index, [{ ...branch, actions }])),
  ])
  const swapped = { operator: 'branches swapped', path, value: branches.toReversed() }
  return branches.length > 1 ? [...changes, swapped] : changes
}

/** The list of actions without one of them, for each of them. */
const removals = (actions: unknown): unknown[] =>
  listOf(actions).map((_, index, all) => all.toSpliced(index, 1))

function stateChanges(state: StateConfig, path: ConfigPath): Change[] {
  const removed = (...at: ConfigPath) => ({
    operator: `${at.at(-1)} removed`,
    path: [...path, ...at],
    value: undefined,
  })
  const others = Object.keys(state.states ?? {}).filter((key) => state.initial && key !== state.initial)
  return [
    ...others.map((key) => ({ operator: 'initial changed', path: [...path, 'initial'], value: key })),
    ...(state.type === 'final' ? [{ ...removed('type'), operator: 'final removed' }] : []),
    ...(state.tags ? [removed('tags')] : []),
    ...(['entry', 'exit'] as const).flatMap((key) =>
      removals(state[key]).map((value) => ({ ...removed(key), value })),
    ),
    ...invokesIn(state, []).flatMap(({ invoke, path: at }) =>
      invoke.input ? [removed(...at, 'input')] : [],
    ),
  ]
}

/** Transitions on events that the state must ignore; three targets show as much as all. */
function addedTransitions(
  state: StateConfig,
  path: ConfigPath,
  outsideEvents: readonly string[],
  targets: readonly string[],
): Change[] {
  const undeclared = state.type === 'final' ? [] : outsideEvents.filter((event) => !state.on?.[event])
  return undeclared.flatMap((event) =>
    targets.slice(0, 3).map((target) => ({
      operator: 'transition added',
      path: [...path, 'on', event],
      value: { target },
      detail: `to ${target}`,
    })),
  )
}
