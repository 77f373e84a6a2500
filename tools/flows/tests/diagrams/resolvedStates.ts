import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { nodesIn, transitionsOf } from '../../../../scripts/machine-rules/nodes'

export interface Renaming {
  old: string[]
  name: string
}

/** Every state by its place, with what is written in it and the places to which its arrows lead, however those are written. */
export function resolvedStates({ root }: AnyStateMachine, renaming?: Renaming) {
  const placeOf = ({ path }: AnyStateNode) => {
    const depth = renaming ? renaming.old.length - 1 : -1
    const isRenamed = renaming?.old.every((name, index) => path[index] === name)
    return path.map((name, index) => (isRenamed && index === depth ? renaming?.name : name)).join('.')
  }
  return nodesIn(root).map((node) => ({
    place: placeOf(node),
    beginsAt: node.initial.target.map(placeOf),
    arrowsTo: transitionsOf(node).map(({ target }) => target?.map(placeOf)),
    written: withoutNames({ ...node.config, states: undefined, initial: undefined }),
  }))
}

/** The path of the state to which most arrows lead. */
export function mostTargeted({ root }: AnyStateMachine): string[] {
  const targets = nodesIn(root).flatMap((node) => transitionsOf(node).flatMap(({ target }) => target ?? []))
  const arrowsTo = (node: AnyStateNode) => targets.filter((target) => target === node).length
  const [state] = nodesIn(root)
    .slice(1)
    .sort((a, b) => arrowsTo(b) - arrowsTo(a))
  if (!state) throw new Error(`${root.id} has no states`)
  return state.path
}

/** Functions are compared by their text. */
function withoutNames(written: unknown): unknown {
  if (typeof written === 'function') return String(written)
  if (Array.isArray(written)) return written.map(withoutNames)
  if (typeof written !== 'object' || written === null) return written
  const others = Object.entries(written).filter(([key]) => key !== 'target')
  return Object.fromEntries(others.map(([key, value]) => [key, withoutNames(value)]))
}
