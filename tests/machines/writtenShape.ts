/** A part of a configuration: XState's own, or what Stately's parser took from it. */
type Part = Record<string, unknown>
type Kind = 'state' | 'transition' | 'guard' | 'action' | 'invoke'

/** What stands in a part and is left out of the comparison. */
export interface Gap {
  of: Kind
  key: string
  type: 'function' | 'object' | 'boolean'
  why: string
}

/** Every state by its path, with all that is written in it; one or many is always many. */
export function shapeOf(root: object, gaps: readonly Gap[] = [], met = new Set<Gap>()): Record<string, Part> {
  const shapes: Record<string, Part> = {}

  function rest(kind: Kind, part: Part): Part {
    const kept = Object.entries(part).filter(([key, value]) => {
      const gap = gaps.find((one) => one.of === kind && one.key === key && one.type === typeof value)
      if (gap) met.add(gap)
      return !gap && value !== undefined
    })
    return Object.fromEntries(kept)
  }

  /** The parser puts an action into an object of its own, and gives params to what has none. */
  function named(kind: 'guard' | 'action', written: unknown): Part {
    if (typeof written === 'string') return { type: written }
    const { kind: _, action, params, ...others } = written as Part
    if (action) return named(kind, action)
    const isEmpty = JSON.stringify(params) === '{}'
    return rest(kind, isEmpty ? others : { ...others, params })
  }

  const actions = (written: unknown) => many(written).map((action) => named('action', action))

  /** A guard was a `cond` in XState 4, and is one to the parser. */
  const transitions = (written: unknown) =>
    many(written).map((one) => {
      const { guard, cond = guard, actions: done, ...others } = (isText(one) ? { target: one } : one) as Part
      return { ...rest('transition', others), guard: cond && named('guard', cond), actions: actions(done) }
    })

  const byKey = (written: unknown) =>
    Object.fromEntries(Object.entries(written ?? {}).map(([key, value]) => [key, transitions(value)]))

  const invoke = (written: unknown) => {
    const { kind: _, onDone, onError, ...others } = written as Part
    return { ...rest('invoke', others), onDone: transitions(onDone), onError: transitions(onError) }
  }

  function visit(path: string, state: Part) {
    const {
      states,
      on,
      after,
      always,
      onDone,
      invoke: invoked,
      entry,
      exit,
      tags,
      context,
      ...others
    } = state
    shapes[path] = {
      ...rest('state', others),
      tags: many(tags),
      on: byKey(on),
      after: byKey(after),
      always: transitions(always),
      onDone: transitions(onDone),
      invoke: many(invoked).map(invoke),
      entry: actions(entry),
      exit: actions(exit),
      // Its text, to the parser.
      hasContext: context !== undefined,
    }
    for (const [name, child] of Object.entries(states ?? {})) visit(`${path}.${name}`, child)
  }

  visit('', { ...root })
  return shapes
}

const many = (value: unknown): unknown[] => (value === undefined ? [] : [value].flat())
const isText = (value: unknown) => typeof value === 'string'
