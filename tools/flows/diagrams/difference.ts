import { entries } from '../../../scripts/machine-rules/literal'
import type { MachineFile } from '../../../scripts/machine-rules/machineFile'
import { type Declared, declaredEvents, declaredPorts, timeLimits } from './declaredTypes'
import type { DrawnFlow } from './drawnFlow'
import { type Flow, type FlowState, type FlowTransition, statesIn, transitionsIn, withoutFlow } from './flow'
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

/** A state is known by its name: one that is called otherwise is one gone and one new. */
function differenceOf(before: DrawnFlow, after: DrawnFlow): Comparison {
  const states = pairsOf(statesIn(before.flow.root), statesIn(after.flow.root), [({ id }) => id])
  const transitions = pairsOf(transitionsIn(before.flow), transitionsIn(after.flow), LIKENESSES).map(
    ({ before, after }): Pair<FlowTransition> =>
      // Its id may belong to another branch now.
      before && !after ? { before: { ...before, id: `${before.id} gone` }, after } : { before, after },
  )
  const changes = [
    ...states.flatMap((pair) => changeOf(pair, ({ id }) => withoutFlow(id), aspectsOfState)),
    ...transitions.flatMap((pair) =>
      changeOf(pair, nameOfTransition, aspectsOfTransition, isEarlier(pair, transitions)),
    ),
  ]
  return {
    stem: after.stem,
    words: [...changes.flatMap(({ words }) => words), ...changesOfSetup(before.file, after.file)],
    ...(changes.length > 0 && {
      drawing: {
        flow: mergedFlow(before.flow, after.flow, transitions),
        marks: new Map(changes.map(({ id, mark }) => [id, mark])),
      },
    }),
  }
}

/** The same thing before and after; what has only one side is gone or new. */
interface Pair<Part> {
  before: Part | undefined
  after: Part | undefined
}

/** Those belong together that are most alike: by the first of these likenesses, and what is left by the next. */
function pairsOf<Part extends object>(
  before: readonly Part[],
  after: readonly Part[],
  likenesses: readonly ((part: Part) => string)[],
): Pair<Part>[] {
  const partners = new Map<Part, Part>()
  const former = new Set(before)
  for (const likeness of likenesses)
    for (const one of after) {
      const partner = !partners.has(one) && [...former].find((other) => likeness(other) === likeness(one))
      if (!partner) continue
      partners.set(one, partner)
      former.delete(partner)
    }
  return [
    ...after.map((one) => ({ before: partners.get(one), after: one })),
    ...[...former].map((one) => ({ before: one, after: undefined })),
  ]
}

/** The branches of one event have no names. */
const LIKENESSES: readonly ((one: FlowTransition) => string)[] = [
  (one) => `${eventOf(one)} ${one.guard} ${one.target}`,
  (one) => `${eventOf(one)} ${one.guard}`,
  (one) => `${eventOf(one)} ${one.target}`,
  (one) => eventOf(one),
]
const eventOf = ({ source, eventType }: FlowTransition) => `${source} ${eventType}`

type Aspects = Readonly<Record<string, string>>

function changeOf<Part extends { id: string; description: string }>(
  { before, after }: Pair<Part>,
  nameOf: (part: Part) => string,
  aspectsOf: (part: Part) => Aspects,
  isEarlier = false,
): { mark: Mark; id: string; words: string[] }[] {
  if (!before || !after) {
    const mark = after ? 'new' : 'gone'
    const one = after ?? before
    if (!one) return []
    const words = [`${mark}: ${nameOf(one)}${one.description ? ` (${one.description})` : ''}`]
    return [{ mark, id: one.id, words }]
  }
  const [was, is] = [aspectsOf(before), aspectsOf(after)]
  const details = Object.keys(is)
    .filter((name) => was[name] !== is[name])
    .map((name) => `${name}: ${quoted(was[name])} → ${quoted(is[name])}`)
  if (isEarlier) details.push('order: asked for earlier than before')
  const words = details.map((detail) => `changed: ${nameOf(after)}, ${detail}`)
  return words.length > 0 ? [{ mark: 'changed', id: after.id, words }] : []
}

const quoted = (text = ''): string => (text === '' ? 'none' : `“${text}”`)

const aspectsOfState = (state: FlowState): Aspects => ({
  kind: state.kind,
  description: state.description,
  beginning: withoutFlow(state.initial),
  invoke: state.invokes.map(invokeInWords).join(', '),
  entry: state.entry.join(', '),
  exit: state.exit.join(', '),
  requirements: state.requirements.join(', '),
})

const aspectsOfTransition = (transition: FlowTransition): Aspects => ({
  target: withoutFlow(transition.target),
  guard: transition.guard ?? '',
  reenter: String(transition.reenters),
  actions: transition.actions.join(', '),
  description: transition.description,
  requirements: transition.requirements.join(', '),
})

/** `loading → shown on loadTariffs answers [listIsThere]`. */
const nameOfTransition = ({ source, target, event, guard }: FlowTransition): string =>
  [
    target ? `${withoutFlow(source)} → ${withoutFlow(target)}` : `in ${withoutFlow(source)}`,
    event === 'at once' || event.startsWith('after ') ? event : `on ${event}`,
    guard ? `[${guard}]` : '',
  ]
    .filter(Boolean)
    .join(' ')

/** Whether a branch is now asked for before another branch of its event that was asked for before it. */
const isEarlier = ({ before, after }: Pair<FlowTransition>, all: readonly Pair<FlowTransition>[]): boolean =>
  all.some(
    (other) =>
      before &&
      after &&
      other.before &&
      other.after &&
      eventOf(after) === eventOf(other.after) &&
      placeOf(after) < placeOf(other.after) &&
      placeOf(before) > placeOf(other.before),
  )

/** The place among the branches of an event ends the id. */
const placeOf = ({ id }: FlowTransition): number => Number(id.slice(id.lastIndexOf(' ')))

/** A flow with all that it has and all that it had. */
function mergedFlow(before: Flow, after: Flow, transitions: readonly Pair<FlowTransition>[]): Flow {
  const gone = transitions.flatMap(({ before, after }) => (before && !after ? before : []))
  const merged = (state: FlowState, former?: FlowState): FlowState => {
    const formerOf = ({ id }: FlowState) => former?.children.find((child) => child.id === id)
    const isGone = ({ id }: FlowState) => !state.children.some((child) => child.id === id)
    const goneChildren = former?.children.filter(isGone) ?? []
    return {
      ...state,
      children: [
        ...state.children.map((child) => merged(child, formerOf(child))),
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

/** What differs in `setup`: no drawing shows it. */
function changesOfSetup(before: MachineFile, after: MachineFile): string[] {
  const lists: [name: string, read: (file: MachineFile) => string[]][] = [
    ['event', (file) => declaredEvents(file, 'events').map(signature)],
    ['announcement', (file) => declaredEvents(file, 'emitted').map(signature)],
    ['port', (file) => declaredPorts(file).map(signature)],
    ['time limit', timeLimits],
  ]
  return [
    ...lists.flatMap(([name, read]) => {
      const [was, is] = [read(before), read(after)]
      return [
        ...is.filter((one) => !was.includes(one)).map((one) => `new: the ${name} ${one}`),
        ...was.filter((one) => !is.includes(one)).map((one) => `gone: the ${name} ${one}`),
      ]
    }),
    ...['guard', 'action'].flatMap((name) => {
      const was = new Map(writtenIn(before, `${name}s`))
      return writtenIn(after, `${name}s`)
        .filter(([key, text]) => (was.get(key) ?? text) !== text)
        .map(([key]) => `changed: the ${name} ${key} is written anew`)
    }),
  ]
}

const signature = ({ name, fields }: Declared): string =>
  fields.length > 0 ? `${name} (${fields.join(', ')})` : name

const writtenIn = ({ setup }: MachineFile, kind: string): [key: string, text: string][] =>
  (setup ? entries(setup, kind) : []).map(({ key, value }) => [key, value.getText().replace(/\s+/g, ' ')])
