import { type AnyStateMachine, createMachine } from 'xstate'
import {
  type ConfigPath,
  listOf,
  replaced,
  type Slot,
  type StateConfig,
  slotsOf,
  statesOf,
} from './machineConfig'
import { nodesOf } from './nodes'

/** A change of a configuration: what was done where, and the value that now stands at the path. */
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

/** The machine again and again, each time with one small fault in its configuration; built one at a time. */
export function* mutantsOf(machine: AnyStateMachine, outsideEvents: readonly string[]): Generator<Mutant> {
  const targets = nodesOf(machine.root)
    .filter((node) => node !== machine.root)
    .map((node) => `#${node.id}`)
  const changes = statesOf(machine.config as StateConfig).flatMap(({ state, path }) => [
    ...slotsOf(state, path).flatMap((slot) => branchChanges(slot, targets)),
    ...stateChanges(state, path),
    ...addedTransitions(state, path, outsideEvents, targets),
  ])
  for (const change of changes) yield* mutant(machine, change)
}

/** A machine that leaves its first state by nothing: any useful set of paths refuses it. */
export function canary(machine: AnyStateMachine): AnyStateMachine {
  const dead = statesOf(machine.config as StateConfig)
    .flatMap(({ state, path }) => slotsOf(state, path))
    .reduce<unknown>((config, { path }) => replaced(config, path, undefined), machine.config)
  return rebuilt(machine, dead)
}

/** The same implementations under another configuration; one that runs in circles throws. */
const rebuilt = ({ implementations }: AnyStateMachine, config: unknown): AnyStateMachine =>
  createMachine({ ...Object(config), options: { maxIterations: 1000 } }, implementations)

function mutant(machine: AnyStateMachine, { operator, path, value, detail }: Change): Mutant[] {
  const config = replaced(machine.config, path, value)
  const isDetour = detours.includes(operator)
  const place = path.filter((key) => key !== 'states').join('.')
  const name = `${operator}: ${place}${detail ? ` (${detail})` : ''}`
  try {
    return [{ name, isDetour, machine: rebuilt(machine, config) }]
  } catch {
    // XState itself refuses this configuration, so no such fault can get as far as a test.
    return []
  }
}

function branchChanges({ path, branches }: Slot, targets: readonly string[]): Change[] {
  const change = (operator: string, index: number, fields?: object, detail?: string): Change => ({
    operator,
    path,
    value: branches.flatMap((branch, at) =>
      at === index ? (fields ? [{ ...branch, ...fields }] : []) : [branch],
    ),
    detail: `branch ${index}${detail ? `, ${detail}` : ''}`,
  })
  const changes = branches.flatMap((branch, index) => [
    change('transition removed', index),
    ...targets.map((target) => change('target changed', index, { target }, `to ${target}`)),
    ...(branch.guard
      ? [
          change('guard removed', index, { guard: undefined }),
          change('guard never true', index, { guard: () => false }),
        ]
      : []),
    ...removals(branch.actions).map((actions) => change('action removed', index, { actions })),
  ])
  if (branches.length > 1)
    changes.push({ operator: 'branches swapped', path, value: [...branches].reverse() })
  return changes
}

/** The list of actions, each time without one of them. */
const removals = (actions: unknown): unknown[] =>
  listOf(actions).map((_, index, all) => all.filter((_, other) => other !== index))

function stateChanges(state: StateConfig, path: ConfigPath): Change[] {
  const inputs = listOf(state.invoke).flatMap(({ input }, index) =>
    input ? [[...path, 'invoke', ...(Array.isArray(state.invoke) ? [index] : []), 'input']] : [],
  )
  const others = Object.keys(state.states ?? {}).filter((key) => state.initial && key !== state.initial)
  return [
    ...others.map((key) => ({ operator: 'initial changed', path: [...path, 'initial'], value: key })),
    ...(state.type === 'final'
      ? [{ operator: 'final removed', path: [...path, 'type'], value: undefined }]
      : []),
    ...(state.tags ? [{ operator: 'tags removed', path: [...path, 'tags'], value: undefined }] : []),
    ...(['entry', 'exit'] as const).flatMap((key) =>
      removals(state[key]).map((actions) => ({
        operator: `${key} removed`,
        path: [...path, key],
        value: actions,
      })),
    ),
    ...inputs.map((at) => ({ operator: 'input removed', path: at, value: undefined })),
  ]
}

/** Transitions on events that the state must ignore; three targets show as much as all. */
function addedTransitions(
  state: StateConfig,
  path: ConfigPath,
  outsideEvents: readonly string[],
  targets: readonly string[],
): Change[] {
  if (state.type === 'final') return []
  return outsideEvents
    .filter((event) => !state.on?.[event])
    .flatMap((event) =>
      targets.slice(0, 3).map((target) => ({
        operator: 'transition added',
        path: [...path, 'on', event],
        value: { target },
        detail: `to ${target}`,
      })),
    )
}
