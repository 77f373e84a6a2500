import { type Declared, declaredEvents } from './declaredTypes'
import type { DrawnFlow } from './drawnFlow'
import { type Flow, type FlowState, type FlowTransition, statesIn } from './flow'
import type { Announcer } from './portal/announcers'
import type { Listener } from './portal/listeners'
import type { Start } from './portal/starts'
import { timeLimits } from './timeLimits'

/** What is known of the flows together. */
export interface MapData {
  flows: readonly DrawnFlow[]
  starts: readonly Start[]
  listeners: readonly Listener[]
  announcers: readonly Announcer[]
}

/** What a flow announces, and what comes of it. */
interface Announced {
  flow: string
  type: string
  /** The events that other flows are sent for it. */
  sends: Listener['sends']
  /** Everything else, in words; empty where nobody listens. */
  does: string[]
}

const ROOT = 'map'
const idOf = (name: string): string => `${ROOT}.${name.replaceAll('/', '-')}`

/** All flows as one drawing: a box for each flow and for each part of the portal that starts one. */
export function mapOf(data: MapData): Flow {
  const announced = announcementsOf(data)
  const starts = [...data.starts, ...data.flows.flatMap(startedByFlow)]
  return {
    root: {
      ...box(ROOT, ''),
      kind: 'compound',
      children: [
        ...[...new Set(data.starts.map(({ by }) => by))].map(partBox),
        ...inOrder(data.flows).map((one) => flowBox(one, announced)),
      ],
    },
    transitions: [
      ...starts.map(({ by, flow }) => ({ ...line(by, `starts ${flow}`, ''), target: idOf(flow) })),
      ...announced.flatMap(({ flow, type, sends }) =>
        sends.map((sent) => ({
          ...line(flow, `${type} ${sent.flow}`, sent.event),
          event: type,
          target: idOf(sent.flow),
        })),
      ),
    ],
  }
}

/** Where the box of each flow leads to on the page of the flows. */
export const linksOf = ({ flows }: MapData): Map<string, string> =>
  new Map(flows.map(({ stem }) => [idOf(stem), `#/${stem}`]))

const partBox = (part: string): FlowState => ({ ...box(part, part.replace('src/', '')), kind: 'parallel' })

/** A time limit has a line of its own, as has what is announced to no other flow. */
const flowBox = ({ stem, file }: DrawnFlow, announced: readonly Announced[]): FlowState => ({
  ...box(stem, stem),
  reactions: [
    ...timeLimits(file).map((limit) => line(stem, limit, limit)),
    ...announced
      .filter(({ flow, sends }) => flow === stem && sends.length === 0)
      .map(({ type, does }) => line(stem, type, `${type}: ${does.join(', ') || 'nobody listens'}`)),
  ],
})

/** Those that have to do with other flows stand behind those that tell them something. */
function inOrder(flows: readonly DrawnFlow[]): DrawnFlow[] {
  const among = flows.flatMap(startedByFlow)
  const isStarted = ({ stem }: DrawnFlow) => among.some(({ flow }) => flow === stem)
  const isStarter = ({ stem }: DrawnFlow) => among.some(({ by }) => by === stem)
  const rank = (flow: DrawnFlow) => (isStarted(flow) ? 2 : isStarter(flow) ? 1 : 0)
  return [...flows].sort((one, other) => rank(one) - rank(other))
}

/** Each type that each flow declares to emit, with what comes of it. */
export const announcementsOf = ({ flows, listeners }: MapData): Announced[] =>
  flows.flatMap(({ stem, file }) =>
    declaredEvents(file, 'emitted').map(({ name }: Declared) => {
      const heard = listeners.filter(({ type, hears }) => type === name && (!hears || hears.includes(stem)))
      return {
        flow: stem,
        type: name,
        sends: heard.flatMap(({ sends }) => sends),
        does: [...new Set(heard.flatMap(deedsOf))],
      }
    }),
  )

/** Who listens without doing what is told of here is named by its folder; the hook of a flow serves its screen. */
function deedsOf({ by, hears, sends, does }: Listener): string[] {
  if (does.length > 0 || sends.length > 0 || !hears) return does
  return by.startsWith('src/flows/')
    ? ['its screen listens']
    : [`${by.split('/').slice(1, -1).join('/')} listens`]
}

/** A flow that another invokes has the name of its actor. */
const startedByFlow = ({ stem, flow }: DrawnFlow, _: number, flows: readonly DrawnFlow[]): Start[] =>
  statesIn(flow.root)
    .flatMap(({ invokes }) => invokes)
    .filter(({ src }) => flows.some((other) => other.stem === src))
    .map(({ src }) => ({ by: stem, flow: src }))

const box = (name: string, key: string): FlowState => ({
  id: name === ROOT ? ROOT : idOf(name),
  key,
  kind: 'atomic',
  description: '',
  tags: [],
  invokes: [],
  entry: [],
  exit: [],
  requirements: [],
  isFailure: false,
  children: [],
  reactions: [],
})

const line = (from: string, name: string, description: string): FlowTransition => ({
  id: `${idOf(from)} ${name}`,
  source: idOf(from),
  eventType: name,
  event: '',
  isOtherwise: false,
  reenters: false,
  actions: [],
  description,
  requirements: [],
  isFailure: false,
})
