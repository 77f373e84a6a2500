import type { AnyStateNode } from 'xstate'
import { nodesIn, transitionsOf } from '../../../scripts/machine-rules/nodes'

const TAGS = new Set(['failed', 'unanswered', 'misdirected'])

/**
 * The ids of the states in which something went wrong: their tag or name says so, or nothing but a
 * failed call leads there and nothing is tried in them.
 */
export function failuresIn(root: AnyStateNode): Set<string> {
  const arrivals = new Map<string, string[]>()
  for (const { target, eventType } of nodesIn(root).flatMap(transitionsOf))
    for (const { id } of target ?? []) arrivals.set(id, [...(arrivals.get(id) ?? []), eventType])
  const onlyByFailure = ({ id, invoke }: AnyStateNode) =>
    invoke.length === 0 &&
    arrivals.has(id) &&
    arrivals.get(id)?.every((event) => event.startsWith('xstate.error.'))
  return new Set(
    nodesIn(root)
      .filter((node) => node.type === 'atomic' || node.type === 'final')
      .filter(
        (node) => node.tags.some((tag) => TAGS.has(tag)) || /failed/i.test(node.key) || onlyByFailure(node),
      )
      .map(({ id }) => id),
  )
}
