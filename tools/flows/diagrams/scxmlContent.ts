import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { nodesIn } from '../../../scripts/machine-rules/nodes'
import { codeOf } from './scxmlCode'
import { element } from './xml'

/** A part of a machine that SCXML cannot say. */
export class NoCounterpart extends Error {}

export const refuse = (why: string): never => {
  throw new NoCounterpart(why)
}

/** `xstate.done.actor.x` is `done.invoke.x`, SCXML's own name for an answer. */
export const eventName = (type: string): string =>
  type.replace(/^xstate\.(done|error)\.actor\./, '$1.invoke.').replace(/^xstate\./, '')

/** A transition for `account` takes `account.changed`, too. */
const takes = (taken: string, event: string) => `${event}.`.startsWith(`${taken}.`)

/** Refuses names of events that SCXML would mistake. */
export function checkEvents({ root }: AnyStateMachine, emitted: readonly string[]): void {
  const events = [
    ...new Set(nodesIn(root).flatMap(({ transitions }) => [...transitions.keys()].map(eventName))),
  ]
  for (const taken of events) {
    const other = events.find((event) => event !== taken && takes(taken, event))
    if (other) refuse(`a transition for ${taken} would also take ${other}`)
    const own = emitted.find((event) => takes(taken, event))
    if (own) refuse(`the flow itself would take ${own}, which it emits`)
  }
}

/** What states and transitions do, as elements and expressions. */
export function contentOf(machine: AnyStateMachine) {
  const { actions, guards, delays } = machine.implementations

  function actionElement(reference: unknown): string[] {
    const { type, params } = referenceOf(reference)
    const action: unknown = actions[type]
    const expr = runExpression(`actions.${type}`, params)
    const kind = typeof action === 'function' && 'type' in action ? action.type : ''
    if (kind === 'xstate.assign') return element('assign', { location: 'context', expr })
    if (kind !== 'xstate.emit') return refuse(`the action ${type} neither assigns nor emits`)
    const emitted = emittedBy(action)
    if (!emitted) return element('send', { eventexpr: `${expr}.type` }, element('content', { expr }))
    const { type: event, ...fields } = emitted
    const hasFields = Object.keys(fields).length > 0
    return element('send', { event }, hasFields ? element('content', { expr: codeOf(fields) }) : [])
  }

  function condition(reference: unknown): string {
    const { type, params } = referenceOf(reference)
    const guard: unknown = guards[type]
    if (typeof guard !== 'function') return refuse(`the guard ${type} is not a function`)
    if ('stateValue' in guard) return `In('${machine.id}.${pathOf(guard.stateValue)}')`
    if ('check' in guard) refuse(`the guard ${type} combines other guards`)
    return runExpression(`guards.${type}`, params)
  }

  function timerElement(event: string, name: string): string[] {
    const delay = delays[name]
    const attributes = { id: event, event }
    if (typeof delay === 'number') return element('send', { ...attributes, delay: `${delay}ms` })
    if (typeof delay !== 'function') return refuse(`the delay ${name} has no value`)
    return element('send', { ...attributes, delayexpr: `${runExpression(`delays.${name}`)} + 'ms'` })
  }

  function callElement({ id, src, input }: AnyStateNode['invoke'][number]): string[] {
    const expr = typeof input === 'function' ? runExpression(codeOf(input)) : codeOf(input)
    return element('send', { event: `invoke.${id}` }, [
      ...element('param', { name: 'src', expr: `'${src}'` }),
      ...(input === undefined ? [] : element('param', { name: 'input', expr })),
    ])
  }

  return { actionElement, condition, timerElement, callElement }
}

const runExpression = (code: string, params?: unknown): string =>
  `run(${[code, '_event', ...(params === undefined ? [] : [codeOf(params)])].join(', ')})`

function referenceOf(value: unknown): { type: string; params?: unknown } {
  if (typeof value === 'string') return { type: value }
  if (typeof value !== 'object' || !value || !('type' in value))
    return refuse('an action or a guard has no name')
  return { type: String(value.type), params: 'params' in value ? value.params : undefined }
}

/** The event of an `emit` that does not compute it. */
function emittedBy(action: unknown): ({ type: string } & object) | undefined {
  if (typeof action !== 'function' || !('event' in action)) return undefined
  const { event } = action
  return typeof event === 'object' && event && 'type' in event
    ? { ...event, type: String(event.type) }
    : undefined
}

/** `prepared.paused` of `{ prepared: 'paused' }`. */
function pathOf(value: unknown): string {
  const [[key, child] = [], ...others] =
    typeof value === 'object' && value ? Object.entries(value) : [[String(value)]]
  if (others.length > 0) refuse('a guard asks for several states at once')
  return child === undefined ? String(key) : `${key}.${pathOf(child)}`
}
