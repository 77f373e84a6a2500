import { type Flow, type FlowState, type FlowTransition, statesIn } from './flow'
import { type DrawnFlow, declaredEvents, drawnFlows, timeLimits } from './machines'
import { type Announcer, announcersIn, listenersIn, portalSources, type Start, startsIn } from './portal'

/** All flows together, as in the code. */
export interface MapData {
  flows: readonly DrawnFlow[]
  /** The parts of the portal that start flows, and the flows that start others. */
  starts: { parts: Start[]; flows: Start[] }
  announcements: Announcement[]
  announcers: Announcer[]
}

/** An event that a flow announces, and its effects. */
interface Announcement {
  flow: string
  type: string
  /** The events that the portal sends to other flows for it. */
  sentEvents: { flow: string; event: string }[]
  /** All other effects, in words; empty if nothing handles the event. */
  effects: string[]
}

export function mapData(flows = drawnFlows()): MapData {
  const sources = portalSources()
  const emitted = flows.flatMap(({ stem, file }) =>
    declaredEvents(file, 'emitted').map(({ name }) => ({ flow: stem, type: name })),
  )
  const emitters = new Map(
    emitted.map(({ type }) => [type, emitted.flatMap((one) => (one.type === type ? one.flow : []))]),
  )
  const listeners = listenersIn(sources, emitters)
  return {
    flows,
    starts: { parts: startsIn(sources), flows: flows.flatMap(startedByFlow) },
    announcements: emitted.map(({ flow, type }) => {
      const matching = listeners.filter((one) => one.type === type && one.emittingFlows.includes(flow))
      return {
        ...{ flow, type },
        sentEvents: matching.flatMap(({ sentEvents }) =>
          sentEvents.map((event) => ({ flow: receiverOf(event, flows), event })),
        ),
        effects: [...new Set(matching.flatMap(({ effects }) => effects))],
      }
    }),
    announcers: announcersIn(sources, emitters),
  }
}

/** The one flow that declares an event. */
function receiverOf(event: string, flows: readonly DrawnFlow[]): string {
  const [receiver, ...others] = flows.filter(({ file }) =>
    declaredEvents(file, 'events').some(({ name }) => name === event),
  )
  if (!receiver || others.length > 0) throw new Error(`the map needs one flow that handles ${event}`)
  return receiver.stem
}

/** A flow that another invokes has the name of its actor. */
const startedByFlow = ({ stem, flow }: DrawnFlow, _: number, flows: readonly DrawnFlow[]): Start[] =>
  statesIn(flow.root)
    .flatMap(({ invokes }) => invokes)
    .filter(({ src }) => flows.some((other) => other.stem === src))
    .map(({ src }) => ({ starter: stem, flow: src }))

const ROOT = 'map'
const idOf = (name: string): string => `${ROOT}.${name.replaceAll('/', '-')}`

/** The link from the box of each flow on the flows page. */
export const linksOf = ({ flows }: MapData): Map<string, string> =>
  new Map(flows.map(({ stem }) => [idOf(stem), `#/${stem}`]))

/** All flows as one drawing: a box for each flow and for each part of the portal that starts one. */
export const mapOf = (data: MapData): Flow => ({
  root: {
    ...box(ROOT, ''),
    kind: 'compound',
    children: [
      ...[...new Set(data.starts.parts.map(({ starter }) => starter))].map(
        (part): FlowState => ({ ...box(idOf(part), part.replace('src/', '')), kind: 'parallel' }),
      ),
      ...sortFlows(data).map((flow) => flowBox(flow, data)),
    ],
  },
  transitions: [
    ...[...data.starts.parts, ...data.starts.flows].map(({ starter, flow }) => ({
      ...line(starter, `starts ${flow}`, ''),
      target: idOf(flow),
    })),
    ...data.announcements.flatMap(({ flow, type, sentEvents }) =>
      sentEvents.map((sentEvent) => ({
        ...line(flow, `${type} ${sentEvent.flow}`, sentEvent.event),
        event: type,
        target: idOf(sentEvent.flow),
      })),
    ),
  ],
})

/** Time limits, and announcements that no other flow receives, have separate lines. */
const flowBox = ({ stem, machine }: DrawnFlow, { announcements }: MapData): FlowState => ({
  ...box(idOf(stem), stem),
  reactions: [
    ...timeLimits(machine).map(({ name, length }) => line(stem, name, `${name} ${length}`)),
    ...announcements
      .filter(({ flow, sentEvents }) => flow === stem && sentEvents.length === 0)
      .map(({ type, effects }) => line(stem, type, `${type}: ${effects.join(', ') || 'nobody listens'}`)),
  ],
})

/** Flows that others start come last, after those that start them. */
function sortFlows({ flows, starts }: MapData): DrawnFlow[] {
  const started = new Set(starts.flows.map(({ flow }) => flow))
  const starters = new Set(starts.flows.map(({ starter }) => starter))
  const rank = ({ stem }: DrawnFlow) => (started.has(stem) ? 2 : starters.has(stem) ? 1 : 0)
  return [...flows].sort((one, other) => rank(one) - rank(other))
}

const box = (id: string, key: string): FlowState => ({
  ...{ id, key, kind: 'atomic', description: '', isFailure: false },
  ...{ tags: [], invokes: [], entry: [], exit: [], requirements: [], children: [], reactions: [] },
})

const line = (from: string, name: string, description: string): FlowTransition => ({
  ...{ id: `${idOf(from)} ${name}`, source: idOf(from), eventType: name, event: '', description },
  ...{ isOtherwise: false, reenters: false, isFailure: false, actions: [], requirements: [] },
})
