import { entries } from '../../../scripts/machine-rules/literal'
import { type Flow, type FlowState, type FlowTransition, statesIn, transitionsIn, withoutFlow } from './flow'
import { type Declared, type DrawnFlow, declaredEvents, declaredPorts, timeLimits } from './machines'
import { invokeInWords } from './words'

export type Mark = 'new' | 'gone' | 'changed'

/** What became of one machine. */
export interface Comparison {
  stem: string
  /** What differs, one line each. */
  words: string[]
  /** Everything that either version has, and how the parts that differ are marked, by their ids. */
  drawing?: { flow: Flow; marks: Map<string, Mark> }
}

/** Empty if both are the same. A machine with another id is another machine. */
export function compared(before: DrawnFlow | undefined, after: DrawnFlow | undefined): Comparison[] {
  if (before && after && before.flow.root.id === after.flow.root.id) {
    const difference = differenceOf(before, after)
    return difference.words.length > 0 ? [difference] : []
  }
  return [...(before ? [whole('gone', before)] : []), ...(after ? [whole('new', after)] : [])]
}

const whole = (mark: Mark, { stem, flow }: DrawnFlow): Comparison => ({
  stem,
  words: [`the whole flow is ${mark}`],
  drawing: {
    flow,
    marks: new Map([...statesIn(flow.root), ...transitionsIn(flow)].map(({ id }) => [id, mark])),
  },
})

function differenceOf(before: DrawnFlow, after: DrawnFlow): Comparison {
  const is = branchesIn(after.flow)
  // The id of one that is gone may belong to another branch now.
  const was = new Map(
    [...branchesIn(before.flow)].map(([key, one]) => [
      key,
      is.has(key) ? one : { ...one, id: `${one.id} gone` },
    ]),
  )
  const [former, parts] = [partsOf(before, was, is), partsOf(after, is, was)]
  const changes = [
    ...[...parts].flatMap(([key, part]) => changeOf(former.get(key), part)),
    ...[...former].flatMap(([key, part]) => (parts.has(key) ? [] : changeOf(part, undefined))),
  ]
  const marks = new Map(changes.flatMap(({ id, mark }): [string, Mark][] => (id ? [[id, mark]] : [])))
  const gone = [...was].flatMap(([key, one]) => (is.has(key) ? [] : one))
  return {
    stem: after.stem,
    words: changes.flatMap(({ words }) => words),
    ...(marks.size > 0 && { drawing: { flow: mergedFlow(before.flow, after.flow, gone), marks } }),
  }
}

interface Change {
  id: string | undefined
  mark: Mark
  words: string[]
}

/** A part of a machine; both versions of a part have the same key. */
interface Part {
  /** What marks it in the drawing, which does not show every part. */
  id?: string
  name: string
  facts: Record<string, string | undefined>
}

function changeOf(before: Part | undefined, after: Part | undefined): Change[] {
  const { id, name, facts } = after ?? before ?? { name: '', facts: {} }
  if (!before || !after) {
    const mark = after ? 'new' : 'gone'
    return [{ id, mark, words: [`${mark}: ${name}${facts.description ? ` (${facts.description})` : ''}`] }]
  }
  const words = Object.entries(facts).flatMap(([fact, now]) =>
    (now ?? '') === (before.facts[fact] ?? '')
      ? []
      : `changed: ${name}, ${fact}: ${quoted(before.facts[fact])} → ${quoted(now)}`,
  )
  return words.length > 0 ? [{ id, mark: 'changed', words }] : []
}

const quoted = (text = ''): string => (text ? `“${text}”` : 'none')

/** Each part of a machine by its key; `others` are the branches of the other version. */
const partsOf = ({ flow, file, machine }: DrawnFlow, own: Branches, others: Branches): Map<string, Part> =>
  new Map([
    ...statesIn(flow.root).map((state): [string, Part] => [state.id, statePart(state)]),
    ...[...own].map(([key, branch]): [string, Part] => [key, branchPart(branch, own, others)]),
    ...[
      ...declaredEvents(file, 'events').map((event) => setupPart('event', event)),
      ...declaredEvents(file, 'emitted').map((event) => setupPart('announcement', event)),
      ...declaredPorts(file).map((port) => setupPart('port', port)),
      ...timeLimits(machine).map(({ name, length }) => ({
        name: `the time limit ${name}`,
        facts: { length },
      })),
      ...['guard', 'action'].flatMap((kind) =>
        (file.setup ? entries(file.setup, `${kind}s`) : []).map(({ key, value }) => ({
          ...{ name: `the ${kind} ${key}`, facts: { code: value.getText().replace(/\s+/g, ' ') } },
        })),
      ),
    ].map((part): [string, Part] => [part.name, part]),
  ])

const setupPart = (kind: string, { name, fields }: Declared): Part => ({
  ...{ name: `the ${kind} ${name}`, facts: { carries: fields.join(', ') } },
})

/** A state is known by its name: one that is called otherwise is one gone and one new. */
const statePart = ({
  id,
  kind,
  description,
  initial,
  invokes,
  entry,
  exit,
  requirements,
}: FlowState): Part => ({
  ...{ id, name: withoutFlow(id) },
  facts: {
    ...{ kind, description, beginning: initial && withoutFlow(initial) },
    invoke: invokes.map(invokeInWords).join(', '),
    ...{ entry: entry.join(', '), exit: exit.join(', '), requirements: requirements.join(', ') },
  },
})

/** The transitions of a flow: source, event and guard are the key of one. */
type Branches = ReadonlyMap<string, FlowTransition>

function branchesIn(flow: Flow): Branches {
  const branches = new Map<string, FlowTransition>()
  for (const one of transitionsIn(flow)) {
    let key = `${one.source} ${one.eventType} ${one.guard ?? ''}`
    while (branches.has(key)) key += ' again'
    branches.set(key, one)
  }
  return branches
}

function branchPart(branch: FlowTransition, own: Branches, others: Branches): Part {
  const { id, source, target, event, eventType, guard, reenters, actions, description } = branch
  const way = target ? `${withoutFlow(source)} → ${withoutFlow(target)}` : `in ${withoutFlow(source)}`
  const cause = event === 'at once' || event.startsWith('after ') ? event : `on ${event}`
  // Which branch is new says nothing about the order of those that both versions have.
  const earlier = [...own].flatMap(([other, one]) =>
    one.source === source &&
    one.eventType === eventType &&
    placeOf(one) < placeOf(branch) &&
    others.has(other)
      ? (one.guard ?? 'no guard')
      : [],
  )
  return {
    id,
    name: `${way} ${cause}${guard ? ` [${guard}]` : ''}`,
    facts: {
      ...{ description, target: target && withoutFlow(target), reenter: String(reenters) },
      ...{ actions: actions.join(', '), requirements: branch.requirements.join(', ') },
      'asked after': earlier.join(', '),
    },
  }
}

/** The place among the branches of an event ends the id. */
const placeOf = ({ id }: FlowTransition): number => Number(id.slice(id.lastIndexOf(' ')))

/** A flow with all that it has and all that it had. */
function mergedFlow(before: Flow, after: Flow, gone: readonly FlowTransition[]): Flow {
  const merged = (state: FlowState, former?: FlowState): FlowState => {
    const known = new Set(state.children.map(({ id }) => id))
    const goneChildren = former?.children.filter(({ id }) => !known.has(id)) ?? []
    return {
      ...state,
      children: [
        ...state.children.map((child) =>
          merged(
            child,
            former?.children.find(({ id }) => id === child.id),
          ),
        ),
        ...goneChildren.map((child) => merged({ ...child, children: [], reactions: [] }, child)),
      ],
      reactions: [...state.reactions, ...gone.filter(({ source, target }) => source === state.id && !target)],
    }
  }
  return {
    root: merged(after.root, before.root),
    transitions: [...after.transitions, ...gone.filter(({ target }) => target)],
  }
}
