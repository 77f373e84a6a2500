import { type AnyStateMachine, createMachine } from 'xstate'
import { nodesIn, transitionsOf } from '../../scripts/machine-rules/nodes'
import type { Cases } from './cases'
import type { Rule } from './rules'

/** A place in the configuration of a machine, as the keys that lead there. */
type Path = readonly (string | number)[]

/** A change of a configuration: its kind, the place, the new value, and a detail for the name of the mutant. */
type Change = [operator: string, path: Path, value: unknown, detail?: string]
type Changes = Generator<Change>

interface Mutant {
  name: string
  /** Only the way through the states was changed, which can lead to the very same behaviour. */
  isPossiblyEquivalent: boolean
  machine: AnyStateMachine
}

const POSSIBLY_EQUIVALENT = ['target changed', 'transition added', 'initial changed', 'final removed']

/** Yields the machine with one small fault in its configuration, for each possible fault. */
export function* mutantsOf(machine: AnyStateMachine, outsideEvents: readonly string[]): Generator<Mutant> {
  const targets = nodesIn(machine.root)
    .slice(1)
    .map(({ id }) => `#${id}`)
  const ownTransitions = transitionsText(machine)
  for (const place of placesIn(machine.config))
    for (const [operator, path, value, detail] of changesAt(place, targets, outsideEvents)) {
      const name = `${operator}: ${path.filter((key) => key !== 'states').join('.')}${detail ? ` (${detail})` : ''}`
      try {
        const mutant = changeConfig(machine, path, value)
        // Another way to write the present target is no fault.
        if (operator === 'target changed' && transitionsText(mutant) === ownTransitions) continue
        yield { name, isPossiblyEquivalent: POSSIBLY_EQUIVALENT.includes(operator), machine: mutant }
      } catch {
        // XState itself refuses this configuration, so that no such fault can get as far as a test.
      }
    }
}

/** The machines with the fault that a rule names: its name, or a place of the configuration with the seeded value. */
export function* seededMutants(
  { machine, events }: Cases,
  [, nameOrPlace, value]: Rule['mutant'],
): Generator<AnyStateMachine> {
  if (value) return yield changeConfig(machine, nameOrPlace.split(' '), value)
  for (const mutant of mutantsOf(machine, [...new Set(events.map(({ type }) => type))]))
    if (mutant.name === nameOrPlace) yield mutant.machine
}

/** Where each transition of a machine leads. */
const transitionsText = ({ root }: AnyStateMachine) =>
  JSON.stringify(
    nodesIn(root)
      .flatMap(transitionsOf)
      .map(({ target }) => target?.map(({ id }) => id)),
  )

/** The machine with another value at a place of its configuration; `undefined` removes the key. */
export function changeConfig({ config, implementations }: AnyStateMachine, path: Path, value: unknown) {
  // A machine that loops for ever throws.
  const options = { maxIterations: 1000 }
  const mutant: AnyStateMachine = createMachine(
    { ...Object(replaceAtPath(config, path, value)), options },
    implementations,
  )
  return mutant
}

function replaceAtPath(config: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value
  if (Array.isArray(config)) return config.with(Number(key), replaceAtPath(config[Number(key)], rest, value))
  const { [key]: field, ...others } = Object(config)
  const inner = replaceAtPath(field, rest, value)
  return inner === undefined ? others : { ...Object(config), [key]: inner }
}

interface Place {
  path: Path
  value: unknown
}

const isState = (path: Path) => path.length === 0 || path.at(-2) === 'states'

/** Whether the place holds all branches of one event. */
const isTransitionList = (path: Path) =>
  ['always', 'onDone', 'onError'].includes(String(path.at(-1))) ||
  (['on', 'after'].includes(String(path.at(-2))) && path.at(-3) !== 'states')

/** Every place of a configuration with its value, the root first. */
function placesIn(value: unknown, path: Path = []): Place[] {
  const hasEntries = typeof value === 'object' && value !== null && !isTransitionList(path)
  const entries = hasEntries
    ? Object.entries(value).filter(([key]) => key !== 'meta' && key !== 'context')
    : []
  const keyOf = (key: string) => (Array.isArray(value) ? Number(key) : key)
  return [{ path, value }, ...entries.flatMap(([key, field]) => placesIn(field, [...path, keyOf(key)]))]
}

function* changesAt(
  { path, value }: Place,
  targets: readonly string[],
  outsideEvents: readonly string[],
): Generator<Change> {
  const key = String(path.at(-1))
  if (isTransitionList(path)) yield* branchChanges(path, [value].flat().map(Object), targets)
  else if (isState(path)) yield* stateChanges(path, Object(value), targets, outsideEvents)
  else if (key === 'entry' || key === 'exit')
    for (const actions of removals(value)) yield [`${key} removed`, path, actions]
  else if (key === 'tags' || key === 'input') yield [`${key} removed`, path, undefined]
  else if (key === 'type' && value === 'final') yield ['final removed', path, undefined]
}

/** The list of actions without one of them, for each of them. */
const removals = (actions: unknown): unknown[] =>
  actions === undefined ? [] : [actions].flat().map((_, index, all) => all.toSpliced(index, 1))

interface Branch {
  guard?: unknown
  actions?: unknown
}

function* branchChanges(path: Path, branches: readonly Branch[], targets: readonly string[]): Changes {
  for (const [index, branch] of branches.entries()) {
    const change = (operator: string, overrides?: object, detail = ''): Change => [
      operator,
      path,
      branches.toSpliced(index, 1, ...(overrides ? [{ ...branch, ...overrides }] : [])),
      `branch ${index}${detail}`,
    ]
    yield change('transition removed')
    for (const target of targets) yield change('target changed', { target }, `, to ${target}`)
    if (branch.guard) {
      yield change('guard removed', { guard: undefined })
      yield change('guard never true', { guard: () => false })
    }
    for (const actions of removals(branch.actions)) yield change('action removed', { actions })
  }
  if (branches.length > 1) yield ['branches swapped', path, branches.toReversed()]
}

interface State {
  initial?: string
  type?: string
  on?: object
  states?: object
}

/** Other first states, and transitions on events that the state must ignore; three targets show as much as all. */
function* stateChanges(
  path: Path,
  { initial, type, on = {}, states = {} }: State,
  targets: readonly string[],
  outsideEvents: readonly string[],
): Generator<Change> {
  for (const key of Object.keys(states))
    if (initial && key !== initial) yield ['initial changed', [...path, 'initial'], key]
  if (type === 'final') return
  // To enter an atomic state from itself changes nothing.
  const ownPlace = `.${path.filter((key) => key !== 'states').join('.')}`
  const otherTargets = targets.filter((target) => !target.endsWith(ownPlace))
  for (const event of outsideEvents.filter((event) => !(event in on)))
    for (const target of otherTargets.slice(0, 3))
      yield ['transition added', [...path, 'on', event], { target }, `to ${target}`]
}
