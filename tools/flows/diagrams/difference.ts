import { entries } from '../../../scripts/machine-rules/literal'
import { type Flow, type FlowState, type FlowTransition, statesIn, stripFlow, transitionsIn } from './flow'
import { invokeText } from './lines'
import { type DrawnFlow, declaredEvents, declaredPorts, timeLimits } from './machines'

export type Mark = 'new' | 'gone' | 'changed'

/** The differences of one machine. */
export interface Comparison {
  stem: string
  /** One line for each difference. */
  lines: string[]
  /** All parts of both versions, and the marks of the parts that differ, by id. */
  drawing?: { flow: Flow; marks: Map<string, Mark> }
}

/** Empty if both are the same. A machine with another id is another machine. */
export function compareFlows(before: DrawnFlow | undefined, after: DrawnFlow | undefined): Comparison[] {
  if (before && after && before.flow.root.id === after.flow.root.id) {
    const difference = differenceOf(before, after)
    return difference.lines.length > 0 ? [difference] : []
  }
  return [
    ...(before ? [wholeFlowComparison('gone', before)] : []),
    ...(after ? [wholeFlowComparison('new', after)] : []),
  ]
}

const wholeFlowComparison = (mark: Mark, { stem, flow }: DrawnFlow): Comparison => ({
  stem,
  lines: [`the whole flow is ${mark}`],
  drawing: {
    flow,
    marks: new Map([...statesIn(flow.root), ...transitionsIn(flow)].map(({ id }) => [id, mark])),
  },
})

function differenceOf(before: DrawnFlow, after: DrawnFlow): Comparison {
  const newBranches = branchesIn(after.flow)
  // Another branch may now have the id of a removed one.
  const oldBranches = new Map(
    [...branchesIn(before.flow)].map(([key, one]) => [
      key,
      newBranches.has(key) ? one : { ...one, id: `${one.id} gone` },
    ]),
  )
  const oldParts = partsOf(before, oldBranches, newBranches)
  const newParts = partsOf(after, newBranches, oldBranches)
  const keys = new Set([...newParts, ...oldParts].map(({ key }) => key))
  const partAt = (key: string, all: readonly Part[]) => all.find((part) => part.key === key)
  const changes = [...keys].flatMap((key) => changeOf(partAt(key, oldParts), partAt(key, newParts)))
  const marks = new Map(changes.flatMap(({ id, mark }): [string, Mark][] => (id ? [[id, mark]] : [])))
  const removed = [...oldBranches].flatMap(([key, one]) => (newBranches.has(key) ? [] : one))
  return {
    stem: after.stem,
    lines: changes.flatMap(({ lines }) => lines),
    ...(marks.size > 0 && { drawing: { flow: mergedFlow(before.flow, after.flow, removed), marks } }),
  }
}

interface Change {
  id: string | undefined
  mark: Mark
  lines: string[]
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
    return [{ id, mark, lines: [`${mark}: ${name}${facts.description ? ` (${facts.description})` : ''}`] }]
  }
  const lines = Object.entries(facts).flatMap(([fact, value]) => {
    const [oldText, newText] = [before.facts[fact], value].map(quote)
    return oldText === newText ? [] : `changed: ${name}, ${fact}: ${oldText} → ${newText}`
  })
  return lines.length > 0 ? [{ id, mark: 'changed', lines }] : []
}

const quote = (value: Part['facts'][string]): string => {
  const text = [value ?? []].flat().join(', ')
  return text ? `“${text}”` : 'none'
}

/** The parts of a machine; `others` are the branches of the other version. */
function partsOf({ flow, file, machine }: DrawnFlow, own: Branches, others: Branches): Part[] {
  const setupParts = (kind: string, parts: readonly ({ name: string } & Part['facts'])[]) =>
    parts.map(({ name, ...facts }) => ({ key: `${kind} ${name}`, name: `the ${kind} ${name}`, facts }))
  const codeOf = (kind: string) =>
    (file.setup ? entries(file.setup, kind) : []).map(({ key, value }) => ({
      name: key,
      code: value.getText().replace(/\s+/g, ' '),
    }))
  return [
    ...statesIn(flow.root).map(statePart),
    ...[...own].map(([key, branch]) => ({ key, ...branchPart(branch, own, others) })),
    ...setupParts('event', declaredEvents(file, 'events')),
    ...setupParts('announcement', declaredEvents(file, 'emitted')),
    ...setupParts('port', declaredPorts(file)),
    ...setupParts('time limit', timeLimits(machine)),
    ...setupParts('guard', codeOf('guards')),
    ...setupParts('action', codeOf('actions')),
  ]
}

/** The name identifies a state: a renamed state counts as one removed and one new. */
const statePart = ({ id, initial, invokes, ...state }: FlowState): Part => ({
  key: id,
  id,
  name: stripFlow(id),
  facts: {
    kind: state.kind,
    description: state.description,
    beginning: initial && stripFlow(initial),
    invoke: invokes.map(invokeText),
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
  const arrowText = target ? `${stripFlow(source)} → ${stripFlow(target)}` : `in ${stripFlow(source)}`
  const cause = event === 'at once' || event.startsWith('after ') ? event : `on ${event}`
  // A new branch does not change the order of the branches that both versions have.
  const earlierGuards = [...own].flatMap(([key, one]) =>
    one.source === source && one.eventType === eventType && indexOf(one) < indexOf(branch) && others.has(key)
      ? (one.guard ?? 'no guard')
      : [],
  )
  return {
    id,
    name: `${arrowText} ${cause}${guard ? ` [${guard}]` : ''}`,
    facts: {
      description,
      target: target && stripFlow(target),
      reenter: String(reenters),
      actions,
      requirements,
      'tried after': earlierGuards,
    },
  }
}

/** The place among the branches of an event ends the id. */
const indexOf = ({ id }: FlowTransition): number => Number(id.slice(id.lastIndexOf(' ')))

/** A flow with the parts of both versions. */
function mergedFlow(before: Flow, after: Flow, removed: readonly FlowTransition[]): Flow {
  const mergeState = (state: FlowState, oldState?: FlowState): FlowState => {
    const oldChildren = new Map(oldState?.children.map((child) => [child.id, child]))
    const currentIds = new Set(state.children.map(({ id }) => id))
    const removedChildren = [...oldChildren.values()].filter(({ id }) => !currentIds.has(id))
    return {
      ...state,
      children: [
        ...state.children.map((child) => mergeState(child, oldChildren.get(child.id))),
        ...removedChildren.map((child) => mergeState({ ...child, children: [], reactions: [] }, child)),
      ],
      reactions: [...state.reactions, ...removed.filter((one) => one.source === state.id && !one.target)],
    }
  }
  return {
    root: mergeState(after.root, before.root),
    transitions: [...after.transitions, ...removed.filter(({ target }) => target)],
  }
}
