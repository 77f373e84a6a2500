import type { AnyStateMachine } from 'xstate'
import { nodesOf, transitionsOf } from './nodes'
import { keyOf } from './transitionKey'

const idsOf = (meta: unknown): string[] =>
  typeof meta === 'object' && meta !== null && 'requirements' in meta && Array.isArray(meta.requirements)
    ? meta.requirements
    : []

/** By coverage target, the ids that `meta.requirements` of the state or transition names. */
export function requirementsByTarget(machine: AnyStateMachine): Map<string, string[]> {
  const nodes = nodesOf(machine.root)
  return new Map([
    ...nodes.map((node) => [`state ${node.id}`, idsOf(node.meta)] as const),
    ...nodes
      .flatMap(transitionsOf)
      .map((transition) => [`transition ${keyOf(transition)}`, idsOf(transition.meta)] as const),
  ])
}
