import type { AnyStateMachine } from 'xstate'
import { nodesIn, requirementsOf, transitionsOf } from '../../scripts/machine-rules/nodes'
import type { Cases } from './cases'
import type { Golden, GoldenPath } from './golden'
import { type Edge, explore, type Graph, type Start, type Step } from './graph'
import { stateName } from './names'
import { keyOf } from './simulator'

/** A walk through the graph: where it starts and the edges it follows. */
export interface Walk {
  start: Start
  edges: Edge[]
}

const isEdge = (step: Step): step is Edge => 'event' in step
const guardTargets = ({ guards }: Step) => guards.map((guard) => `guard ${guard}`)

/** Where a start or an edge leads. */
export const nodeAfter = (step: Step) => (isEdge(step) ? step.to : step.node)

/** What a start or an edge covers by itself. */
export const ownTargets = (step: Step): string[] => [
  ...step.states.map((id) => `state ${id}`),
  ...step.takenTransitions.map((key) => `transition ${key}`),
  ...guardTargets(step),
  ...(isEdge(step)
    ? step.takenTransitions.slice(0, 1).map((key) => `case ${key} of ${JSON.stringify(step.event)}`)
    : [`start ${step.name}`]),
]

/** The start counts as a transition, so that what may follow it first is a pair too. */
const transitionsOfStep = (step: Step) =>
  isEdge(step) ? step.takenTransitions : [`start ${step.name}`, ...step.takenTransitions]

/** What two edges cover by following each other. */
export const pairTargets = (previous: Step, next: Edge): string[] =>
  transitionsOfStep(previous).flatMap((first) =>
    next.takenTransitions.map((second) => `pair ${first} ⇒ ${second}`),
  )

export const ignoredTarget = (edge: Edge) =>
  `in ${stateName(edge.observed.value)} ignore ${JSON.stringify(edge.event)}`
const ignoringTargets = (edge: Edge) => [ignoredTarget(edge), ...guardTargets(edge)]

export const isIgnored = (edge: Edge) => edge.from.ignored.includes(edge)

/** What a walk covers. */
export function walkTargets({ start, edges }: Walk): string[] {
  let previous: Step = start
  const targets = ownTargets(start)
  for (const edge of edges)
    if (isIgnored(edge)) targets.push(...ignoringTargets(edge))
    else {
      targets.push(...ownTargets(edge), ...pairTargets(previous, edge))
      previous = edge
    }
  return targets
}

/** Everything that some walk through the graph can cover. */
const reachableTargets = ({ starts, nodes }: Graph) =>
  new Set([
    ...[...starts, ...nodes.flatMap(({ edges }) => edges)].flatMap((step) => [
      ...ownTargets(step),
      ...nodeAfter(step).edges.flatMap((edge) => pairTargets(step, edge)),
    ]),
    ...nodes.flatMap(({ ignored }) => ignored.flatMap(ignoringTargets)),
  ])

/** The states and transitions that a machine declares, reachable or not, by coverage target. */
function declarationsOf({ root }: AnyStateMachine) {
  const nodes = nodesIn(root).filter(({ type }) => type !== 'history')
  return [
    ...nodes.map((node) => [`state ${node.id}`, node] as const),
    ...nodes.flatMap(transitionsOf).map((one) => [`transition ${keyOf(one)}`, one] as const),
  ]
}

/** By coverage target, the ids that `meta.requirements` of the state or transition names. */
export const requirementsByTarget = (machine: AnyStateMachine) =>
  new Map<string, string[]>(declarationsOf(machine).map(([target, one]) => [target, requirementsOf(one)]))

/** The walk of a golden path through today's graph, unless the path has an event unknown there. */
function walkOf(path: GoldenPath, graph: Graph): Walk | undefined {
  const start = graph.starts.find(({ name }) => name === path.start)
  if (!start) return undefined
  const edges: Edge[] = []
  for (const { event } of path.steps) {
    const node = edges.at(-1)?.to ?? start.node
    const eventJson = JSON.stringify(event)
    const edge = [...node.edges, ...node.ignored].find((one) => JSON.stringify(one.event) === eventJson)
    if (!edge) return undefined
    edges.push(edge)
  }
  return { start, edges }
}

/** What there is to cover in a machine, and what a path covers of it. */
function coverageOf(cases: Cases) {
  const { machine, unreachable = {} } = cases
  const graph = explore(cases)
  const reachable = reachableTargets(graph)
  const guards = Object.keys(machine.implementations.guards ?? {})
  const declaredTargets = [
    ...declarationsOf(machine).map(([target]) => target),
    ...guards.flatMap((name) => [`guard ${name}: true`, `guard ${name}: false`]),
  ]
  return {
    reachable,
    required: [...new Set([...declaredTargets, ...reachable])].filter((target) => !(target in unreachable)),
    targetsOf(path: GoldenPath) {
      const walk = walkOf(path, graph)
      return walk && walkTargets(walk)
    },
  }
}

/** What the golden paths leave open, in words; empty when they cover everything. */
export function gapsOf(cases: Cases, { paths }: Golden): string[] {
  const { reachable, required, targetsOf } = coverageOf(cases)
  const covered = new Set(paths.flatMap((path) => targetsOf(path) ?? []))
  const uncovered = required.filter((target) => !covered.has(target))
  const unreachableTargets = Object.keys(cases.unreachable ?? {})
  return [
    ...paths.filter((path) => !targetsOf(path)).map(({ name }) => `no longer possible: ${name}`),
    ...uncovered.map((target) =>
      reachable.has(target) ? `not covered: ${target}` : `out of reach: ${target}`,
    ),
    ...unreachableTargets
      .filter((target) => reachable.has(target))
      .map((target) => `listed as unreachable, but reached: ${target}`),
  ]
}

/** What paths of a machine cover together. */
export function createCoverage(cases: Cases): (paths: readonly GoldenPath[]) => Set<string> {
  const { targetsOf } = coverageOf(cases)
  return (paths) => new Set(paths.flatMap((path) => targetsOf(path) ?? []))
}

/** The kinds of targets, by the first words of each. */
const TARGET_PREFIXES = {
  states: 'state ',
  transitions: 'transition ',
  pairs: 'pair ',
  ignored: 'in ',
  guards: 'guard ',
}

export const coverageKinds = [...Object.keys(TARGET_PREFIXES), 'requirements']

/** Counts of each kind what paths of a machine cover, as `12/12`. */
export function createCounter(cases: Cases): (paths: readonly GoldenPath[]) => string[] {
  const { required, targetsOf } = coverageOf(cases)
  const requirements = requirementsByTarget(cases.machine)
  const idsOf = (targets: Iterable<string>) =>
    new Set([...targets].flatMap((target) => requirements.get(target) ?? []))
  return (paths) => {
    const covered = new Set(paths.flatMap((path) => targetsOf(path) ?? []))
    const counts = Object.values(TARGET_PREFIXES).map((prefix) => {
      const targets = required.filter((target) => target.startsWith(prefix))
      return `${targets.filter((target) => covered.has(target)).length}/${targets.length}`
    })
    return [...counts, `${idsOf(covered).size}/${idsOf(requirements.keys()).size}`]
  }
}
