import { type Cases, kindOf } from './cases'
import type { Product } from './connectedFlows'
import { nodeAfter, type Walk } from './coverage'
import type { Edge, Graph, Node, Step } from './graph'
import { stateName } from './names'

/** What is true right after the start or an event of a walk. */
export type Predicate = (step: Step) => boolean

/** A verb with its conditions. */
export interface Check {
  verb: 'always' | 'never' | 'until' | 'eventually' | 'respond'
  /** A walk that contradicts it. */
  contradict: (graph: Graph) => Walk | undefined
}

interface Sentence {
  /** Begins with the ids of its requirements: `P1: A top-up is …`. */
  sentence: string
  /** A mutant that breaks the rule: its flow and its name, or the place of a seeded value in the configuration. */
  mutant: readonly [stem: string, nameOrPlace: string, value?: unknown]
}

/** A promise of the portal. */
export interface Rule extends Sentence {
  /** None for a flow that the rule does not concern. */
  checks: (cases: Cases) => readonly Check[]
}

/** A promise of connected flows. Its mutant breaks it only where they connect. */
export interface ProductRule extends Sentence {
  /** The name of the product. */
  product: string
  checks: (product: Product) => readonly Check[]
}

/** The condition holds at every start and after every event. */
export const always = (holds: Predicate): Check => ({
  verb: 'always',
  contradict: (graph) => reach(graph).find(({ step }) => !holds(step))?.walk,
})

/** The condition holds at no time. */
export const never = (happens: Predicate): Check => ({
  ...always((step) => !happens(step)),
  verb: 'never',
})

/** After `after`, something happens never, or not before `until`. */
export function until(rule: { after: Predicate; never: Predicate; until?: Predicate }): Check {
  const isEnd = rule.until ?? (() => false)
  const contradict = (graph: Graph) =>
    reach(graph, (isArmed, step) => (isArmed && !isEnd(step)) || rule.after(step)).find(
      ({ wasArmed, step }) => wasArmed && !isEnd(step) && rule.never(step),
    )?.walk
  return { verb: 'until', contradict }
}

/** If every port answers while the customer only waits, the condition holds some time after each start. */
export const eventually = (holds: Predicate): Check => ({
  verb: 'eventually',
  contradict: (graph) =>
    findEndless(
      graph,
      (step) => !('event' in step),
      holds,
      (node) => {
        const answers = edgesOfKind(node, 'done')
        return answers.length > 0 ? answers : edgesOfKind(node, 'after')
      },
    ),
})

/** What begins is answered while the customer only waits, even if ports fail; a silent port fails. */
export const respond = (rule: { to: Predicate; with: Predicate }): Check => ({
  verb: 'respond',
  contradict: (graph) =>
    findEndless(graph, rule.to, rule.with, (node) => edgesOfKind(node, 'done', 'error', 'after')),
})

/** An ignored event can still end a call or a timer. */
const edgesFrom = ({ edges, ignored }: Node) => [...edges, ...ignored.filter(({ from, to }) => from !== to)]

const edgesOfKind = (node: Node, ...kinds: string[]) =>
  edgesFrom(node).filter(({ event }) => kinds.includes(kindOf(event.type).kind))

interface Reached {
  walk: Walk
  /** The end of the walk. */
  step: Step
  wasArmed: boolean
}

/** Walks breadth-first to every event of every full state, once while a rule is armed and once while it is not. */
function reach({ starts }: Graph, arm: (isArmed: boolean, step: Step) => boolean = () => false): Reached[] {
  const visited = new Set<string>()
  const reached = starts.map(
    (start): Reached => ({ walk: { start, edges: [] }, step: start, wasArmed: false }),
  )
  for (const { walk, step, wasArmed } of reached) {
    const isArmed = arm(wasArmed, step)
    const node = nodeAfter(step)
    const key = `${node.id} ${isArmed}`
    if (visited.has(key)) continue
    visited.add(key)
    for (const edge of edgesFrom(node))
      reached.push({ walk: { ...walk, edges: [...walk.edges, edge] }, step: edge, wasArmed: isArmed })
  }
  return reached
}

/** A walk that, after a step, gets stuck or goes round without reaching what should follow. */
function findEndless(
  graph: Graph,
  isBegin: Predicate,
  isEnd: Predicate,
  nextEdges: (node: Node) => readonly Edge[],
): Walk | undefined {
  const endingNodes = new Set<Node>()
  function findWay(node: Node, visited: readonly Node[]): Edge[] | undefined {
    if (endingNodes.has(node)) return undefined
    const edges = nextEdges(node)
    if (edges.length === 0) return []
    for (const edge of edges) {
      if (isEnd(edge)) continue
      const way = visited.includes(edge.to) ? [] : findWay(edge.to, [...visited, edge.to])
      if (way) return [edge, ...way]
    }
    endingNodes.add(node)
    return undefined
  }
  for (const { walk, step } of reach(graph)) {
    if (!isBegin(step) || isEnd(step)) continue
    const node = nodeAfter(step)
    const way = findWay(node, [node])
    if (way) return { ...walk, edges: [...walk.edges, ...way] }
  }
  return undefined
}

/** The first walk that contradicts a check. */
export function counterexampleOf(checks: readonly Check[], graph: Graph): Walk | undefined {
  for (const check of checks) {
    const walk = check.contradict(graph)
    if (walk) return walk
  }
  return undefined
}

/** Its events and states, one per line. */
export const walkLines = ({ start, edges }: Walk): string[] => [
  `0. ${start.name} → ${stateName(start.observed.value)}`,
  ...edges.map(({ label, observed }, index) => `${index + 1}. ${label} → ${stateName(observed.value)}`),
]
