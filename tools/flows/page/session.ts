import type { StatelyInspectionEvent } from '@statelyai/inspect'
import { BEGIN, named, withoutFalseStarts } from './replay/instances'
import { isStateValue, type StateValue } from './stateIds'

/** A session as the portal saves it. */
export interface Recording {
  version: 1
  startedAt: string
  events: StatelyInspectionEvent[]
}

/** One step of a session: an actor of a flow has taken an event. */
export interface Moment {
  flow: string
  actor: string
  /** Told apart from others of the same machine: `tariff`, `query #2 (loadBills)`. */
  instance: string
  /** In milliseconds. */
  at: number
  event: string
  /** What the event brought along, with the customer's values hidden. */
  payload: Record<string, unknown>
  /** The states that were left, unless the actor has just begun. */
  before?: StateValue
  value: StateValue
  context: unknown
  status: string
}

/** Reads a saved session; what is none is refused with words. */
export function readRecording(text: string): Recording {
  const file: unknown = parsed(text)
  if (typeof file !== 'object' || file === null) throw new Error('This file is no saved session.')
  if (!('version' in file) || file.version !== 1)
    throw new Error('This file was saved by another version of the portal, or is no saved session.')
  if (!('events' in file) || !Array.isArray(file.events)) throw new Error('This session has no events.')
  return file as Recording
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The steps of the flows, one after the other; what the ports do by themselves is left out. */
export function momentsOf(events: readonly StatelyInspectionEvent[]): Moment[] {
  const machineBy = new Map<string, NamedMachine>()
  const places = new Map<string, StateValue>()
  /** An actor tells its end twice. */
  const ended = new Set<string>()
  const moments: Moment[] = []
  for (const event of events) {
    const actor = event.sessionId
    if (event.type === '@xstate.actor') {
      machineBy.set(actor, machineIn(event.definition))
      ended.delete(actor)
    }
    const flow = machineBy.get(actor)?.id
    if (event.type !== '@xstate.snapshot' || !flow) continue
    const { value, context, status } = event.snapshot as Partial<Moment>
    if (!isStateValue(value) || ended.has(actor)) continue
    if (status === 'done') ended.add(actor)
    const { type, ...payload } = event.event
    const before = type === BEGIN ? undefined : places.get(actor)
    const step = { flow, actor, instance: flow, value, context, status: status ?? 'active', before }
    moments.push({ ...step, at: Number(event.createdAt), event: type, payload })
    places.set(actor, value)
  }
  return named(withoutFalseStarts(moments), (actor) => machineBy.get(actor)?.purpose ?? '')
}

interface NamedMachine {
  id: string
  /** What it was started for, where its machine has many uses. */
  purpose: string
}

function machineIn(definition: string | undefined): NamedMachine {
  const config = parsed(definition ?? '')
  if (typeof config !== 'object' || !config || !('id' in config)) return { id: '', purpose: '' }
  const { id, meta } = config as { id: unknown; meta?: { loads?: unknown } }
  return { id: String(id), purpose: String(meta?.loads ?? '') }
}

/**
 * The last step of a flow that still runs, or of one that came to its end, among the first `count` steps; of the given
 * actor, where there is one.
 */
export function latestOf(
  moments: readonly Moment[],
  count: number,
  flow: string,
  actor?: string,
): Moment | undefined {
  return latestOfEach(moments, count, flow).find((moment) => !actor || moment.actor === actor)
}

/** The same for each actor of the flow, the one that moved last first. */
export function latestOfEach(moments: readonly Moment[], count: number, flow: string): Moment[] {
  const seen = new Set<string>()
  const latest: Moment[] = []
  for (let index = count - 1; index >= 0; index--) {
    const moment = moments[index]
    if (moment?.flow !== flow || seen.has(moment.actor)) continue
    seen.add(moment.actor)
    if (moment.status !== 'stopped') latest.push(moment)
  }
  return latest
}

/** Whether something can be seen of a step: a flow begins, or comes to another state. */
export const isMove = ({ before, value, status }: Moment): boolean =>
  status !== 'stopped' && JSON.stringify(before) !== JSON.stringify(value)

/** The flow to look at: while watching, the one that moved last; in a replay the one whose step it is. */
export function flowToFollow(
  moments: readonly Moment[],
  count: number,
  isReplay: boolean,
): string | undefined {
  const step = isReplay ? moments[count - 1] : moments.slice(0, count).findLast(isMove)
  return step?.flow
}
