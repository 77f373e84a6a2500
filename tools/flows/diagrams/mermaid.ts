import { type Flow, type FlowState, type FlowTransition, statesIn, transitionsIn } from './flow'
import { conditionOf } from './lines'

/** A flow as the text from which Mermaid draws, for pages that understand it. */
export function mermaidOf(flow: Flow): string {
  const { root } = flow
  const transitions = transitionsIn(flow)
  const groupIds = new Set(statesIn(root).flatMap(({ id, children }) => (children.length > 0 ? [id] : [])))
  // Mermaid cannot draw from a state into itself when it has others inside: an inner state stands for it.
  const isFromInnerState = ({ source, target = source }: FlowTransition) =>
    groupIds.has(source) && `${target}.`.startsWith(`${source}.`)
  const anywhereIds = new Set(transitions.filter(isFromInnerState).map(({ source }) => source))

  const bodyLines = (state: FlowState, indent: string): string[] => [
    ...(state.initial ? [`${indent}[*] --> ${nameOf(state.initial)}`] : []),
    ...(anywhereIds.has(state.id)
      ? [`${indent}state "anywhere in ${state.key}" as ${nameOf(state.id)}_anywhere`]
      : []),
    ...state.children.flatMap((child, index) => [
      ...(state.kind === 'parallel' && index > 0 ? [`${indent}--`] : []),
      ...declarationLines(child, indent),
    ]),
  ]
  const declarationLines = (state: FlowState, indent: string): string[] => {
    const opening = `${indent}state "${state.key}" as ${nameOf(state.id)}`
    if (groupIds.has(state.id)) return [`${opening} {`, ...bodyLines(state, `${indent}  `), `${indent}}`]
    return state.kind === 'final' ? [opening, `${indent}${nameOf(state.id)} --> [*]`] : [opening]
  }
  const arrows: { ends: string; captions: string[] }[] = []
  for (const transition of transitions) {
    const { source, target = source } = transition
    const from = nameOf(source) + (isFromInnerState(transition) ? '_anywhere' : '')
    const to = !transition.target && groupIds.has(source) ? from : nameOf(target)
    const ends = `${from} --> ${to}`
    // Mermaid 11 draws only the last arrow from a state to itself.
    const selfArrow = from === to && arrows.find((arrow) => arrow.ends === ends)
    if (selfArrow) selfArrow.captions.push(caption(transition))
    else arrows.push({ ends, captions: [caption(transition)] })
  }
  return [
    `%% ${root.description}`,
    'stateDiagram-v2',
    ...bodyLines(root, '  '),
    ...arrows.map(({ ends, captions }) => `  ${ends}: ${captions.join('<br>')}`),
    '',
  ].join('\n')
}

const nameOf = (id: string): string => id.replaceAll('.', '_')

function caption(transition: FlowTransition): string {
  const actions = transition.actions.join(', ')
  return [transition.event, conditionOf(transition), actions && `/ ${actions}`].filter(Boolean).join(' ')
}
