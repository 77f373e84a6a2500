import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { childrenOf, nodesIn, transitionsOf } from '../../../../scripts/machine-rules/nodes'
import { namesOf, requirementsOf } from '../flow'
import { type Attributes, element } from './element'
import { eventOf } from './scxmlEvent'

/** Attributes of this namespace say what SCXML has no place for: descriptions and requirements. */
const NOTES = 'urn:flow:notes'

/**
 * A machine as SCXML, the W3C's form of a statechart. It runs without data: a guard is a datum that is false until somebody
 * sets it, an action writes its name to the log, and a named delay is a delayed event.
 */
export function scxmlOf(machine: AnyStateMachine): string {
  const { root } = machine
  const guards = nodesIn(root).flatMap(transitionsOf).flatMap(guardOf)
  const data = [...new Set(guards)].map((id) => element('data', { id, expr: 'false' }))
  const stateOf = stateElement(machine)
  // The document itself can have neither transitions nor ends of its own: what the root has stands in a state.
  const whole = isBare(root) ? childrenOf(root).map(stateOf) : [stateOf(root), ...endOf(root)]
  const document = element(
    'scxml',
    {
      xmlns: 'http://www.w3.org/2005/07/scxml',
      'xmlns:note': NOTES,
      version: '1.0',
      datamodel: 'ecmascript',
      name: root.id,
      initial: isBare(root) ? initialOf(root) : root.id,
      'note:description': root.description,
    },
    [...(data.length > 0 ? [element('datamodel', {}, data)] : []), ...whole],
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n${document}\n`
}

const stateElement = (machine: AnyStateMachine) => {
  const stateOf = (node: AnyStateNode): string => {
    // Several branches wait for the same delay.
    const delays = [...new Map(node.after.map(({ delay, eventType }) => [eventOf(eventType), delay]))]
    const ended = node === machine.root && endOf(node).length > 0 ? [endTransition(node)] : []
    return element(
      node.type === 'final' || node.type === 'parallel' ? node.type : 'state',
      { id: node.id, initial: initialOf(node), ...notesOf(node) },
      [
        ...block('onentry', [
          ...namesOf(node.config.entry).map(action),
          ...delays.map(([id, delay]) => element('send', { event: id, id, ...delayOf(delay, machine) })),
        ]),
        ...block('onexit', [
          ...delays.map(([id]) => element('cancel', { sendid: id })),
          ...namesOf(node.config.exit).map(action),
        ]),
        ...node.invoke.map(({ id, src }) => element('invoke', { id, src: `port:${String(src)}` })),
        ...transitionsOf(node).map(transitionElement),
        ...ended,
        ...childrenOf(node).map(stateOf),
      ],
    )
  }
  return stateOf
}

const transitionElement = (transition: AnyTransitionDefinition): string => {
  const { source, target, reenter, eventType, actions } = transition
  const to = target?.[0]?.id
  const isWithin = !reenter && to?.startsWith(`${source.id}.`)
  return element(
    'transition',
    {
      event: eventOf(eventType),
      cond: guardOf(transition)[0],
      target: to,
      type: isWithin ? 'internal' : undefined,
      ...notesOf(transition),
    },
    namesOf(actions).map(action),
  )
}

const action = (name: string): string => element('log', { label: 'action', expr: `'${name}'` })

const block = (name: string, children: string[]): string[] =>
  children.length > 0 ? [element(name, {}, children)] : []

const guardOf = ({ guard }: AnyTransitionDefinition): string[] => namesOf(guard).slice(0, 1)

const notesOf = (part: AnyStateNode | AnyTransitionDefinition): Attributes => ({
  'note:description': part.description,
  'note:requirements': requirementsOf(part).join(' '),
})

const initialOf = (node: AnyStateNode): string | undefined =>
  node.type === 'compound' ? node.initial.target[0]?.id : undefined

function delayOf(delay: unknown, { implementations }: AnyStateMachine): Attributes {
  const given = typeof delay === 'string' ? implementations.delays[delay] : delay
  return typeof given === 'number' ? { delay: `${given / 1000}s` } : { delayexpr: String(delay) }
}

const isBare = (root: AnyStateNode): boolean =>
  root.type === 'compound' &&
  transitionsOf(root).length + root.invoke.length + root.entry.length + root.exit.length === 0

/** An end within a state ends the document as well. */
const endOf = (root: AnyStateNode): string[] =>
  childrenOf(root).some(({ type }) => type === 'final') ? [element('final', { id: endId(root) })] : []

const endTransition = (root: AnyStateNode): string =>
  element('transition', { event: `done.state.${root.id}`, target: endId(root) })

const endId = ({ id }: AnyStateNode): string => `${id}-ended`
