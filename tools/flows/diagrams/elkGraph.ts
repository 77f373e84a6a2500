import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk.bundled.js'
import { type Flow, type FlowState, statesIn } from './flow'
import { heightOf, type Line, widthOf } from './lines'
import { type Arrow, arrowLines, arrowsOf, stateLines } from './words'

/** The room between the border of a box and its text. */
export const MARGIN = { x: 8, y: 6 }

const SETTINGS = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.padding': '[top=4,left=14,bottom=14,right=14]',
  'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
}

const SPACING = {
  'elk.layered.spacing.nodeNodeBetweenLayers': '20',
  'elk.layered.spacing.edgeNodeBetweenLayers': '12',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '10',
  'elk.spacing.nodeNode': '18',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeEdge': '10',
  'elk.spacing.labelLabel': '8',
}

const HEAD = { 'elk.layered.layering.layerConstraint': 'FIRST', 'elk.alignment': 'TOP' }

/**
 * The words of a state with others inside stand in a node of their own, which no arrow crosses. What
 * leads from such a state into itself begins at its words, as does the arrow to where it begins.
 */
export const headOf = (id: string): string => `${id} head`
export const startOf = (id: string): string => `${id} start`

/** How a flow is arranged: how narrow its texts are, and what is kept for the sake of reading. */
export interface Manner {
  wrap: number
  /** Side by side in the order of the file, the words half-way; else what takes less room. */
  isOrdered: boolean
}

interface Direction {
  /** From left to right, not from above. */
  isAcross: boolean
}

/** What elkjs is asked to arrange. */
export const elkGraph = (
  { root, transitions }: Flow,
  { wrap, isOrdered, isAcross }: Manner & Direction,
): ElkNode => ({
  id: root.id,
  layoutOptions: {
    ...SETTINGS,
    ...SPACING,
    'elk.direction': isAcross ? 'RIGHT' : 'DOWN',
    'elk.layered.considerModelOrder.strategy': isOrdered ? 'NODES_AND_EDGES' : 'NONE',
  },
  children: box(root, wrap).children,
  edges: [
    ...statesIn(root).flatMap(({ id, initial }): ElkExtendedEdge[] =>
      initial ? [{ id: startOf(id), sources: [headOf(id)], targets: [initial] }] : [],
    ),
    ...arrowsOf(transitions).map((one) => arrow(one, { wrap, isOrdered })),
  ],
})

function arrow(one: Arrow, { wrap, isOrdered }: Manner): ElkExtendedEdge {
  const { id, source, target = '' } = one.transition
  const lines = arrowLines(one, wrap)
  return {
    id,
    sources: [target.startsWith(`${source}.`) ? headOf(source) : source],
    targets: [source.startsWith(`${target}.`) ? headOf(target) : target],
    labels: lines.length > 0 ? [{ ...sizeOf(lines), text: id, layoutOptions: labelOptions(isOrdered) }] : [],
  }
}

const labelOptions = (isOrdered: boolean) => ({
  'elk.edgeLabels.inline': 'true',
  'elk.layered.edgeLabels.centerLabelPlacementStrategy': isOrdered ? 'MEDIAN_LAYER' : 'TAIL_LAYER',
})

/** The lines of a state: a state with others inside has more room for them. */
export const linesOf = (state: FlowState, wrap: number): Line[] =>
  stateLines(state, state.children.length > 0 ? wrap * 2 : wrap)

function box(state: FlowState, wrap: number): ElkNode {
  const { id, children } = state
  const size = sizeOf(linesOf(state, wrap))
  if (children.length === 0) return { id, ...size }
  const head = { id: headOf(id), ...size, layoutOptions: HEAD }
  return {
    id,
    children: [head, ...children.map((child) => box(child, wrap))],
    layoutOptions: {
      ...SPACING,
      'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
      'elk.padding': '[top=20,left=14,bottom=14,right=14]',
    },
  }
}

const sizeOf = (lines: readonly Line[]) => ({
  width: widthOf(lines) + 2 * MARGIN.x,
  height: heightOf(lines) + 2 * MARGIN.y,
})
