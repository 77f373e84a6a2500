import type { StatelyInspectionEvent } from '@statelyai/inspect'
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
  /** In milliseconds. */
  at: number
  event: string
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
  const flowBy = new Map<string, string>()
  const places = new Map<string, StateValue>()
  /** An actor tells its end twice. */
  const ended = new Set<string>()
  const moments: Moment[] = []
  for (const event of events) {
    const actor = event.sessionId
    if (event.type === '@xstate.actor') {
      flowBy.set(actor, machineIn(event.definition))
      places.delete(actor)
      ended.delete(actor)
    }
    const flow = flowBy.get(actor)
    if (event.type !== '@xstate.snapshot' || !flow) continue
    const { value, context, status } = event.snapshot as Partial<Moment>
    if (!isStateValue(value) || ended.has(actor)) continue
    if (status === 'done') ended.add(actor)
    const step = { flow, actor, value, context, status: status ?? 'active', before: places.get(actor) }
    moments.push({ ...step, at: Number(event.createdAt), event: event.event.type })
    places.set(actor, value)
  }
  return moments
}

function machineIn(definition: string | undefined): string {
  const config = parsed(definition ?? '')
  return typeof config === 'object' && config && 'id' in config ? String(config.id) : ''
}

/** The last step of a flow that still runs, or of one that came to its end, among the first `count` steps. */
export function latestOf(moments: readonly Moment[], count: number, flow: string): Moment | undefined {
  const stopped = new Set<string>()
  for (let index = count - 1; index >= 0; index--) {
    const moment = moments[index]
    if (moment?.flow !== flow || stopped.has(moment.actor)) continue
    if (moment.status !== 'stopped') return moment
    stopped.add(moment.actor)
  }
  return undefined
}

/** Whether something can be seen of a step: a flow begins, or comes to another state. */
export const isMove = ({ before, value, status }: Moment): boolean =>
  status !== 'stopped' && JSON.stringify(before) !== JSON.stringify(value)
