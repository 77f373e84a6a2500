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

/** What the keys of a part hold. A guard was a `cond` in XState 4, and is one to the parser. */
const parts: Partial<Record<Kind, Record<string, Kind>>> = {
  state: { always: 'transition', onDone: 'transition', invoke: 'invoke', entry: 'action', exit: 'action' },
  transition: { guard: 'guard', actions: 'action' },
  invoke: { onDone: 'transition', onError: 'transition' },
}
const maps: Record<string, Kind> = { states: 'state', on: 'transition', after: 'transition' }

const many = (value: unknown): unknown[] => (value === undefined ? [] : [value].flat())
const isEmpty = (value: unknown) => ['{}', '[]'].includes(JSON.stringify(value))

/** A state with all that is written in it; one or many is always many, and nothing is left out. */
export function shapeOf(root: object, gaps: readonly Gap[] = [], met = new Set<Gap>()): Part {
  function shape(kind: Kind, written: unknown): Part {
    if (typeof written === 'string') return { [kind === 'transition' ? 'target' : 'type']: written }
    // The parser puts an action into an object of its own.
    const { kind: _, action, cond, ...own } = written as Part
    if (action) return shape('action', action)
    const entries = Object.entries(cond ? { ...own, guard: cond } : own).flatMap(([key, value]) => {
      const gap = gaps.find((one) => one.of === kind && one.key === key && one.type === typeof value)
      if (gap) met.add(gap)
      const found = gap ? undefined : contentOf(kind, key, value)
      // The parser gives params to what has none.
      return found === undefined || isEmpty(found) ? [] : [[key, found]]
    })
    return Object.fromEntries(entries)
  }

  function contentOf(kind: Kind, key: string, value: unknown): unknown {
    const inner = parts[kind]?.[key]
    if (inner) return many(value).map((one) => shape(inner, one))
    if (kind !== 'state') return value
    if (key === 'tags') return many(value)
    // Its text, to the parser.
    if (key === 'context') return true
    const held = maps[key]
    if (!held) return value
    const entries = Object.entries(value ?? {}).map(([name, one]) => [
      name,
      held === 'state' ? shape(held, one) : many(one).map((transition) => shape(held, transition)),
    ])
    return Object.fromEntries(entries)
  }

  return shape('state', root)
}
