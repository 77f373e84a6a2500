import { entries } from '../../../scripts/machine-rules/literal'
import { type Flow, type FlowState, type FlowTransition, statesIn, transitionsIn, withoutFlow } from './flow'
import { type DrawnFlow, declaredEvents, declaredPorts, timeLimits } from './machines'
import { invokeInWords } from './words'

export type Mark = 'new' | 'gone' | 'changed'

/** The differences of one machine. */
export interface Comparison {
  stem: string
  /** One line for each difference. */
  words: string[]
  /** All parts of both versions, and the marks of the parts that differ, by id. */
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
  // Another branch may now have the id of a removed one.
  const was = new Map(
    [...branchesIn(before.flow)].map(([key, one]) => [
      key,
      is.has(key) ? one : { ...one, id: `${one.id} gone` },
    ]),
  )
  const [former, parts] = [partsOf(before, was, is), partsOf(after, is, was)]
  const keys = new Set([...parts, ...former].map(({ key }) => key))
  const partAt = (key: string, all: readonly Part[]) => all.find((part) => part.key === key)
  const changes = [...keys].flatMap((key) => changeOf(partAt(key, former), partAt(key, parts)))
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
  key: string
  /** Its id in the drawing, if the drawing shows it. */
  id?: string
  name: string
  facts: Record<string, readonly string[] | string | undefined>
}

function changeOf(before: Part | undefined, after: Part | undefined): Change[] {
  const part = after ?? before
  if (!part) return []
  const { id, name, facts } = part
  if (!before || !after) {
    const mark = after ? 'new' : 'gone'
    return [{ id, mark, words: [`${mark}: ${name}${facts.description ? ` (${facts.description})` : ''}`] }]
  }
  const words = Object.entries(facts).flatMap(([fact, value]) => {
    const [was, is] = [before.facts[fact], value].map(quoted)
    return was === is ? [] : `changed: ${name}, ${fact}: ${was} → ${is}`
  })
  return words.length > 0 ? [{ id, mark: 'changed', words }] : []
}

const quoted = (value: Part['facts'][string]): string => {
  const text = [value ?? []].flat().join(', ')
  return text ? `“${text}”` : 'none'
}

/** The parts of a machine; `others` are the branches of the other version. */
function partsOf({ flow, file, machine }: DrawnFlow, own: Branches, others: Branches): Part[] {
  const inSetup = (kind: string, parts: readonly ({ name: string } & Part['facts'])[]) =>
    parts.map(({ name, ...facts }) => ({ key: `${kind} ${name}`, name: `the ${kind} ${name}`, facts }))
  const codeOf = (kind: string) =>
    (file.setup ? entries(file.setup, kind) : []).map(({ key, value }) => ({
      name: key,
      code: value.getText().replace(/\s+/g, ' '),
    }))
  return [
    ...statesIn(flow.root).map(statePart),
    ...[...own].map(([key, branch]) => ({ key, ...branchPart(branch, own, others) })),
    ...inSetup('event', declaredEvents(file, 'events')),
    ...inSetup('announcement', declaredEvents(file, 'emitted')),
    ...inSetup('port', declaredPorts(file)),
    ...inSetup('time limit', timeLimits(machine)),
    ...inSetup('guard', codeOf('guards')),
    ...inSetup('action', codeOf('actions')),
  ]
}

/** The name identifies a state: a renamed state counts as one removed and one new. */
const statePart = ({ id, initial, invokes, ...state }: FlowState): Part => ({
  key: id,
  id,
  name: withoutFlow(id),
  facts: {
    kind: state.kind,
    description: state.description,
    beginning: initial && withoutFlow(initial),
    invoke: invokes.map(invokeInWords),
    entry: state.entry,
    exit: state.exit,
    requirements: state.requirements,
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

function branchPart(branch: FlowTransition, own: Branches, others: Branches) {
  const { id, source, target, event, eventType, guard, reenters, actions, description, requirements } = branch
  const way = target ? `${withoutFlow(source)} → ${withoutFlow(target)}` : `in ${withoutFlow(source)}`
  const cause = event === 'at once' || event.startsWith('after ') ? event : `on ${event}`
  // A new branch does not change the order of the branches that both versions have.
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
      description,
      target: target && withoutFlow(target),
      reenter: String(reenters),
      actions,
      requirements,
      'tried after': earlier,
    },
  }
}

/** The place among the branches of an event ends the id. */
const placeOf = ({ id }: FlowTransition): number => Number(id.slice(id.lastIndexOf(' ')))

/** A flow with the parts of both versions. */
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
