import requirements from '../../../tests/requirements.json'
import { type Declared, declaredEvents, declaredPorts } from './declaredTypes'
import type { DrawnFlow } from './drawnFlow'
import { type Flow, type FlowTransition, reactionsIn, statesIn } from './flow'

/** What an analyst wants to know of one flow. */
export function flowChapter({ stem, file, flow }: DrawnFlow): string {
  return [
    `## ${stem}`,
    '',
    summary(flow),
    '',
    `![The flow ${stem}](diagrams/${stem}.svg)`,
    '',
    `[The machine](${stem}.machine.ts) · [as Mermaid](diagrams/${stem}.mmd)`,
    '',
    ...portTable(declaredPorts(file), flow),
    ...table(
      ['event', 'carries', 'what it means'],
      declaredEvents(file, 'events').map(({ name, fields }) => [
        code(name),
        list(fields),
        meaning(name, flow),
      ]),
    ),
    ...table(
      ['emits', 'carries'],
      declaredEvents(file, 'emitted').map(({ name, fields }) => [code(name), list(fields)]),
    ),
    ...table(
      ['requirement', 'what it says'],
      requirementsOf(flow).map((id) => [id, requirements[id]]),
    ),
  ].join('\n')
}

function summary({ root }: Flow): string {
  const states = statesIn(root).slice(1)
  const named = (wanted: typeof states) => wanted.map(({ id }) => code(withoutFlow(id))).join(', ')
  const ends = states.filter(({ kind }) => kind === 'final')
  const failures = states.filter(({ isFailure }) => isFailure)
  return [
    root.description,
    `It has ${states.length} states and begins in ${code(withoutFlow(root.initial ?? ''))}.`,
    ends.length > 0 ? `It ends in ${named(ends)}.` : 'It has no end of its own.',
    failures.length > 0 ? `What goes wrong shows in ${named(failures)}.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

const portTable = (ports: readonly Declared[], flow: Flow): string[] =>
  table(
    ['port', 'kind', 'is given', 'its answer leads to', 'without a usable answer'],
    ports.map(({ name, fields }) => {
      const invokes = statesIn(flow.root)
        .flatMap((state) => state.invokes)
        .filter(({ src }) => src === name)
      const ids = invokes.map(({ id }) => id)
      const after = (kind: string) =>
        flow.transitions.filter(({ eventType }) =>
          ids.some((id) => eventType === `xstate.${kind}.actor.${id}`),
        )
      return [
        code(name),
        invokes[0]?.kind ?? '',
        list(fields),
        outcomes(after('done')),
        outcomes(after('error')),
      ]
    }),
  )

const outcomes = (transitions: readonly FlowTransition[]): string =>
  transitions
    .map(({ target = '', description }) => `${code(withoutFlow(target))}: ${description}`)
    .join('<br>')

function meaning(event: string, { root, transitions }: Flow): string {
  const meanings = [...transitions, ...reactionsIn(root)]
    .filter(({ eventType }) => eventType === event)
    .map(({ description }) => description)
  return [...new Set(meanings)].join('<br>')
}

type RequirementId = keyof typeof requirements

/** The requirements that the flow carries, in the order of the list of all. */
function requirementsOf({ root, transitions }: Flow): RequirementId[] {
  const carried = new Set(
    [...statesIn(root), ...transitions, ...reactionsIn(root)].flatMap((part) => part.requirements),
  )
  const ids = Object.keys(requirements) as RequirementId[]
  return ids.filter((id) => carried.has(id))
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string[] =>
  rows.length === 0
    ? []
    : [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).concat('')

const withoutFlow = (id: string): string => id.slice(id.indexOf('.') + 1)
const code = (name: string): string => `\`${name}\``
const list = (names: readonly string[]): string => names.map(code).join(', ')
