import type { StatelyInspectionEvent } from '@statelyai/inspect'
import type { StateValue } from 'xstate'
import { isStateValue } from './stateIds'

/** A session as the portal saves it. */
export interface Recording {
  version: 1
  startedAt: string
  events: StatelyInspectionEvent[]
}

/** One step of a session: an actor of a flow has taken an event. */
export interface RecordedStep {
  flow: string
  actor: string
  /** Distinguishes the actors of a machine with many uses: `tariff`, `query (loadBills)`. */
  instance: string
  /** In milliseconds. */
  time: number
  event: string
  /** What the event carries, with the customer's values hidden. */
  payload: Record<string, unknown>
  /** The arrow, if the source of the step names it. */
  arrow?: string
  /** The states that the step left, unless the actor has just begun. */
  previousValue?: StateValue
  value: StateValue
  context: unknown
  status: string
}

/** The event with which xstate begins an actor. */
export const INIT_EVENT = 'xstate.init'

/** Reads a saved session; the error describes any other file. */
export function readRecording(text: string): Recording {
  const file = parseObject(text)
  if (file?.version !== 1 || !Array.isArray(file.events))
    throw new Error('This file is not a saved session, or another version of the portal saved it.')
  return { version: 1, startedAt: String(file.startedAt), events: file.events }
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' ? { ...value } : null
  } catch {
    return null
  }
}

/** The steps of the flows in their order, without those of the ports. */
export function stepsFromEvents(events: readonly StatelyInspectionEvent[]): RecordedStep[] {
  const machines = new Map<string, { flow: string; instance: string }>()
  const stepsByActor = new Map<string, RecordedStep[]>()
  /** An actor reports its end twice. */
  const endedActors = new Set<string>()
  const falseStarts = new Set<RecordedStep>()
  const steps: RecordedStep[] = []
  for (const event of events) {
    const actor = event.sessionId
    if (event.type === '@xstate.actor') {
      machines.set(actor, machineIn(event))
      endedActors.delete(actor)
    }
    const { flow, instance = '' } = machines.get(actor) ?? {}
    if (event.type !== '@xstate.snapshot' || !flow) continue
    const { value, context, status = 'active' } = event.snapshot as Partial<RecordedStep>
    if (!isStateValue(value) || endedActors.has(actor)) continue
    if (status === 'done') endedActors.add(actor)
    const { type, ...payload } = event.event
    const actorSteps = stepsByActor.get(actor) ?? []
    stepsByActor.set(actor, actorSteps)
    const [start, stop] = actorSteps.slice(-2)
    // In development, React starts each component, stops it and starts it again.
    if (type === INIT_EVENT && start?.event === INIT_EVENT && stop?.status === 'stopped')
      falseStarts.add(start).add(stop)
    const previousValue = type === INIT_EVENT ? undefined : actorSteps.at(-1)?.value
    const states = { value, context, status, previousValue }
    const time = Number(event.createdAt)
    const step: RecordedStep = { flow, actor, instance, ...states, time, event: type, payload }
    actorSteps.push(step)
    steps.push(step)
  }
  return steps.filter((step) => !falseStarts.has(step))
}

/** The machine of an actor, and its own name if it has another, for a machine with many uses. */
function machineIn({ name, definition = '' }: Extract<StatelyInspectionEvent, { type: '@xstate.actor' }>): {
  flow: string
  instance: string
} {
  const { id = '' } = parseObject(definition) ?? {}
  return { flow: String(id), instance: name === id ? name : `${id} (${name})` }
}

/** The last step of each actor of a flow that was not stopped; the actor that moved last comes first. */
export function latestOfEach(steps: readonly RecordedStep[], flow: string): RecordedStep[] {
  const latest = new Map<string, RecordedStep>()
  for (const step of steps.toReversed())
    if (step.flow === flow && !latest.has(step.actor)) latest.set(step.actor, step)
  return [...latest.values()].filter(({ status }) => status !== 'stopped')
}

/** Whether a step shows on a drawing: a flow begins, or comes to another state. */
const isMove = ({ previousValue, value, status }: RecordedStep): boolean =>
  status !== 'stopped' && JSON.stringify(previousValue) !== JSON.stringify(value)

/** The flow to show: in a replay that of the last step, live the one that moved last. Every visit begins with `session`. */
export const flowToFollow = (steps: readonly RecordedStep[], isReplay: boolean): string =>
  (isReplay ? steps.at(-1) : steps.findLast(isMove))?.flow ?? 'session'

/** How the port answered if the step is its answer; empty for any other step. */
export function outcomeOf({ event, payload }: RecordedStep): string {
  if (event.startsWith('xstate.error.actor.')) return textField(payload.error, 'reason') || 'no usable answer'
  return event.startsWith('xstate.done.actor.') ? textField(payload.output, 'outcome') : ''
}

function textField(answer: unknown, field: string): string {
  const value: unknown = Object.entries(answer ?? {}).find(([name]) => name === field)?.[1]
  return typeof value === 'string' ? value : ''
}
