import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { childrenOf, transitionsOf } from '../../../scripts/machine-rules/nodes'
import { type DrawnFlow, declaredEvents } from './machines'
import { codeOf, scriptOf } from './scxmlCode'
import { checkEvents, contentOf, eventName, NoCounterpart, refuse } from './scxmlContent'
import { comment, element } from './xml'

/**
 * A flow as SCXML, the statechart language of the W3C, or why it has none. A call is a sent event, because other tools refuse
 * to invoke what they do not know: `invoke.<id>` is sent, `done.invoke.<id>` with `output` or `error.invoke.<id>` answers.
 */
export function scxmlOf(flow: DrawnFlow): string | NoCounterpart {
  try {
    return ['<?xml version="1.0" encoding="UTF-8"?>', ...documentElement(flow), ''].join('\n')
  } catch (error) {
    if (error instanceof NoCounterpart) return error
    throw error
  }
}

function documentElement({ stem, file, machine }: DrawnFlow): string[] {
  const emitted = declaredEvents(file, 'emitted').map(({ name }) => name)
  checkEvents(machine, emitted)
  const { root } = machine
  const { context } = machine.config
  const initialContext =
    typeof context === 'function' ? `(${codeOf(context)})({ input: input })` : codeOf(context ?? {})
  const attributes = {
    ...{ xmlns: 'http://www.w3.org/2005/07/scxml', version: '1.0', datamodel: 'ecmascript' },
    ...{ name: stem, initial: root.id },
  }
  const stateElement = stateWriter(machine)
  return element('scxml', attributes, [
    ...element('datamodel', {}, [
      ...element('data', { id: 'input' }),
      ...element('data', { id: 'context', expr: initialContext }),
    ]),
    // SCION reads only the last text of a script: no white space may follow.
    '<script><![CDATA[',
    ...scriptOf(file),
    ']]></script>',
    ...stateElement(root),
    // Only an end beside all other states ends the whole.
    ...endsOf(root).flatMap(stateElement),
  ])
}

const endsOf = (root: AnyStateNode) => childrenOf(root).filter(({ type }) => type === 'final')

function stateWriter(machine: AnyStateMachine) {
  const { root } = machine
  const { actionElement, condition, timerElement, callElement } = contentOf(machine)
  const firstStates = statesAtStart(root)
  const ends = endsOf(root)

  function transitionElement(transition: AnyTransitionDefinition): string[] {
    const { source, eventType, target, guard, reenter, actions, description } = transition
    const stays = !reenter && target?.[0] === source
    if (stays && source.type !== 'atomic')
      refuse(`a transition from ${source.id} to itself does not reenter it`)
    const isInside = target?.every(({ id }) => id.startsWith(`${source.id}.`))
    const attributes = {
      event: eventType === '' ? undefined : eventName(eventType),
      cond: guard === undefined ? undefined : condition(guard),
      target: stays ? undefined : target?.map(({ id }) => id).join(' '),
      type: isInside && !reenter ? 'internal' : undefined,
    }
    return element('transition', attributes, [...comment(description), ...actions.flatMap(actionElement)])
  }

  function stateElement(node: AnyStateNode): string[] {
    const { id, type, config, description } = node
    if (type === 'history') return historyElement(node)
    if (type === 'parallel')
      refuse(`${id} has parallel regions, for which no flow proves that other tools take the same steps`)
    const timers = [
      ...new Map(node.after.map(({ eventType, delay }) => [eventName(eventType), String(delay)])),
    ]
    const entries = [
      ...listOf(config.entry).flatMap(actionElement),
      ...timers.flatMap((timer) => timerElement(...timer)),
      ...node.invoke.flatMap(callElement),
    ]
    const exits = [
      ...listOf(config.exit).flatMap(actionElement),
      ...timers.flatMap(([sendid]) => element('cancel', { sendid })),
    ]
    const initial = type === 'compound' ? node.initial.target[0]?.id : undefined
    return element(type === 'final' ? 'final' : 'state', { id, initial }, [
      ...comment(description),
      ...block('onentry', firstStates.has(node) ? entries.map(withoutEvent) : entries),
      ...block('onexit', exits),
      ...(type === 'final' ? doneData(node) : transitionsOf(node).flatMap(transitionElement)),
      ...childrenOf(node)
        .filter((child) => !ends.includes(child))
        .flatMap(stateElement),
    ])
  }

  function doneData(node: AnyStateNode): string[] {
    const { output } = machine.config
    if (!ends.includes(node)) {
      if (node.config.output !== undefined) refuse(`the inner end ${node.id} has an output`)
      return []
    }
    if (output === undefined) return []
    const event = `{ output: ${codeOf(node.config.output)} }`
    const result = `(${codeOf(output)})({ context: context, event: ${event} })`
    // No param: SCION 4.3 takes those of the last end.
    return element('donedata', {}, element('content', { expr: `({ output: ${result} })` }))
  }

  return stateElement
}

const block = (name: string, content: string[]) => (content.length > 0 ? element(name, {}, content) : [])

function historyElement({ id, history, config, parent }: AnyStateNode): string[] {
  if (config.target !== undefined) refuse(`the history ${id} has a target`)
  const target = parent?.initial.target[0]?.id
  return element(
    'history',
    { id, type: history === 'deep' ? 'deep' : 'shallow' },
    element('transition', { target }),
  )
}

function statesAtStart(node: AnyStateNode): Set<AnyStateNode> {
  const [first] = node.type === 'compound' ? node.initial.target : []
  return new Set([node, ...(first ? statesAtStart(first) : [])])
}

/** `_event` is not declared before the first event. */
const withoutEvent = (line: string) =>
  line.replaceAll(/\b_event\b/g, "typeof _event === 'object' ? _event : null")

const listOf = (value: unknown): unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value]
