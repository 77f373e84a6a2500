import requirements from '../../../docs/requirements.json'
import { type Flow, type FlowTransition, statesIn, stripFlow, transitionsIn } from './flow'
import type { DrawnFlow } from './machines'
import { type Declaration, declaredEvents, declaredPorts } from './machines'
import type { MapData } from './map'
import { scxmlOf } from './scxml'

const INTRODUCTION = `# The flows

Every flow of the portal is a statechart in a file of its own. Each file runs with \`xstate\` alone, so analysts can paste
it into a Stately tool and click through the flow. \`npm run diagrams\` makes this page and its drawings from the machines,
and \`npm run check\` refuses them when they are stale.

How to read a drawing: a box is a state and says what the customer sees. The dot leads to the first state. An arrow from the
name of a box leaves every state inside that box. A box also lists the events that do not leave its state. An arrow shows the
event in bold, the guard in [brackets], the actions after a / and the meaning. Red marks what goes wrong. A port is a call to the
provider; the word in parentheses says whether it reads, changes or charges.
\`loadTariffs answers\` is the event of the port's answer. \`loadTariffs fails\` means that no usable answer came. A thick
green border is an end. The ids in parentheses are requirements.
`

const MAP = `## The map of all flows

A dashed box is a part of the portal; an arrow without words starts the flow that it leads to. An arrow with words goes from a
flow that announces something to the flow that receives it: the announcement in bold, and below it the event that the other flow
gets. The box of a flow lists its time limits, then the announcements that reach no other flow, with their effects. The map is
read from the code: from the machines, from who runs them, and from the table of announcements in
[announcements.ts](../src/app/announcements.ts).

![The map of all flows](diagrams/map.svg)
`

/** `machines/README.md`, the page about all flows. */
export const flowsReadme = (data: MapData): string =>
  [
    INTRODUCTION,
    ...mapChapter(data),
    '## One by one\n',
    ...table(
      ['flow', 'what it is about'],
      data.flows.map(({ stem, flow }) => [`[${stem}](#${stem.toLowerCase()})`, flow.root.description]),
    ),
    ...data.flows.map(flowChapter),
  ].join('\n')

/** The part of the page that is about all flows together. */
function mapChapter({ announcements, announcers }: MapData): string[] {
  const types = [...new Set(announcements.map(({ type }) => type))].sort()
  const rows = types.map((type) => {
    const all = announcements.filter((one) => one.type === type)
    const flows = all.map(({ flow }) => `[${flow}](#${flow.toLowerCase()})`)
    const files = announcers.flatMap((one) =>
      one.type === type ? `[${one.module}](../${one.module}.ts)` : [],
    )
    const outcomes = all.flatMap(({ sentEvents, effects }) => [
      ...sentEvents.map(({ flow, event }) => `${flow} is sent \`${event}\``),
      ...effects,
    ])
    return [
      code(type),
      [...flows, ...new Set(files)].join(', '),
      [...new Set(outcomes)].join(', ') || 'nobody listens',
    ]
  })
  return [MAP, ...table(['announcement', 'who announces it', 'what comes of it'], rows)]
}

/** The facts about one flow for an analyst. */
function flowChapter(drawnFlow: DrawnFlow): string {
  const { stem, file, flow } = drawnFlow
  const events = declaredEvents(file, 'events')
  return [
    `## ${stem}`,
    '',
    flow.root.description,
    '',
    `![The flow ${stem}](diagrams/${stem}.svg)`,
    '',
    `[The machine](${stem}.machine.ts) · [as Mermaid](diagrams/${stem}.mmd) · ${scxmlText(drawnFlow)}`,
    '',
    ...portTable(declaredPorts(file), flow),
    ...table(
      ['event', 'carries', 'what it means'],
      events.map(({ name, fields }) => [code(name), list(fields), meaning(name, flow)]),
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

function scxmlText(drawnFlow: DrawnFlow): string {
  const scxml = scxmlOf(drawnFlow)
  return typeof scxml === 'string'
    ? `[as SCXML](diagrams/${drawnFlow.stem}.scxml)`
    : `SCXML has no counterpart: ${scxml.message}`
}

const portTable = (ports: readonly Declaration[], flow: Flow): string[] =>
  table(
    ['port', 'kind', 'waits', 'is given', 'its answer leads to', 'without a usable answer'],
    ports.map(({ name, fields }) => {
      const invokes = statesIn(flow.root)
        .flatMap((state) => state.invokes)
        .filter(({ src }) => src === name)
      const transitionsAfter = (kind: string) =>
        flow.transitions.filter(({ eventType }) =>
          invokes.some(({ id }) => eventType === `xstate.${kind}.actor.${id}`),
        )
      return [
        code(name),
        invokes[0]?.kind ?? '',
        invokes[0]?.waits ?? '',
        list(fields),
        outcomes(transitionsAfter('done')),
        outcomes(transitionsAfter('error')),
      ]
    }),
  )

const outcomes = (transitions: readonly FlowTransition[]): string =>
  transitions.map(({ target, description }) => `${code(stripFlow(target))}: ${description}`).join('<br>')

function meaning(event: string, flow: Flow): string {
  const meanings = transitionsIn(flow)
    .filter(({ eventType }) => eventType === event)
    .map(({ description }) => description)
  return [...new Set(meanings)].join('<br>')
}

type RequirementId = keyof typeof requirements

/** The requirements that the flow carries, in the order of the list of all. */
function requirementsOf(flow: Flow): RequirementId[] {
  const carried = new Set([...statesIn(flow.root), ...transitionsIn(flow)].flatMap((one) => one.requirements))
  const ids = Object.keys(requirements) as RequirementId[]
  return ids.filter((id) => carried.has(id))
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string[] =>
  rows.length === 0
    ? []
    : [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).concat('')

const code = (name: string): string => `\`${name}\``
const list = (names: readonly string[]): string => names.map(code).join(', ')
