import ELK, { type ElkExtendedEdge, type ElkNode, type ElkShape } from 'elkjs/lib/elk.bundled.js'
import { type Flow, type FlowState, type FlowTransition, statesIn } from './flow'
import { arrowsOf, type Line, lineHeight, lineWidth, stateLines } from './lines'

export interface Point {
  x: number
  y: number
}

export interface Box extends Point {
  width: number
  height: number
}

/** A flow with the position of each part in its drawing. */
export interface Layout {
  width: number
  height: number
  states: { state: FlowState; lines: Line[]; box: Box; textBox: Box }[]
  transitions: { transition: FlowTransition; lines: Line[]; label: Box; points: Point[] }[]
  /** The arrows to the initial states. */
  starts: Point[][]
}

/** The space between the border of a box and its text. */
export const MARGIN = { x: 8, y: 6 }
/** The maximum width of a drawing in pixels. */
export const MAX_WIDTH = 1280

/** How the layout arranges a flow; `wrap` is the width of its texts in pixels. */
interface LayoutVariant {
  wrap: number
  /** Keeps the order of the file and centres the labels; otherwise saves room. */
  isOrdered: boolean
}

/** The most readable manner first. */
const LAYOUT_VARIANTS: readonly LayoutVariant[] = [190, 170, 150, 135, 120, 105].flatMap((wrap) => [
  { wrap, isOrdered: true },
  { wrap, isOrdered: false },
])

/** Arranges a flow in the most readable manner that fits a screen; `isHorizontal` from left to right. */
export async function layoutOf(flow: Flow, { isHorizontal = false } = {}): Promise<Layout> {
  for (const variant of LAYOUT_VARIANTS) {
    const layout = await arrange(flow, variant, isHorizontal)
    if (layout.width <= MAX_WIDTH) return layout
  }
  throw new Error(`${flow.root.id} is too wide to be drawn on ${MAX_WIDTH} pixels`)
}

const PADDING = 'left=14,bottom=14,right=14]'
const SPACING = {
  'elk.layered.spacing.nodeNodeBetweenLayers': '20',
  'elk.layered.spacing.edgeNodeBetweenLayers': '12',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '10',
  'elk.spacing.nodeNode': '18',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeEdge': '10',
  'elk.spacing.labelLabel': '8',
}
const GROUP = {
  ...SPACING,
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.padding': `[top=20,${PADDING}`,
}
const HEAD = { 'elk.layered.layering.layerConstraint': 'FIRST', 'elk.alignment': 'TOP' }

/**
 * The text of a compound state is a separate node, which no arrow crosses. Arrows from the state to its inner states
 * start there.
 */
const headOf = (id: string): string => `${id} head`

async function arrange(
  { root, transitions }: Flow,
  { wrap, isOrdered }: LayoutVariant,
  isHorizontal: boolean,
): Promise<Layout> {
  /** A compound state has more space for its lines. */
  const linesOf = (state: FlowState) => stateLines(state, state.children.length > 0 ? wrap * 2 : wrap)
  const arrows = arrowsOf(transitions, wrap)

  function node(state: FlowState): ElkNode {
    const { id, children } = state
    const size = sizeOf(linesOf(state))
    if (children.length === 0) return { id, ...size }
    const head = { id: headOf(id), ...size, layoutOptions: HEAD }
    return { id, children: [head, ...children.map(node)], layoutOptions: GROUP }
  }
  const labelOptions = {
    'elk.edgeLabels.inline': 'true',
    'elk.layered.edgeLabels.centerLabelPlacementStrategy': isOrdered ? 'MEDIAN_LAYER' : 'TAIL_LAYER',
  }
  const edges = arrows.map(
    ({ transition: { id, source, target = '' }, lines }): ElkExtendedEdge => ({
      id,
      sources: [target.startsWith(`${source}.`) ? headOf(source) : source],
      targets: [source.startsWith(`${target}.`) ? headOf(target) : target],
      labels: lines.length > 0 ? [{ ...sizeOf(lines), text: id, layoutOptions: labelOptions }] : [],
    }),
  )
  const starts = statesIn(root).flatMap(({ id, initial }): ElkExtendedEdge[] =>
    initial ? [{ id: `${id} start`, sources: [headOf(id)], targets: [initial] }] : [],
  )
  const drawing = await new ELK().layout({
    ...node(root),
    layoutOptions: {
      ...SPACING,
      'elk.algorithm': 'layered',
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.edgeRouting': 'ORTHOGONAL',
      'elk.json.edgeCoords': 'ROOT',
      'elk.json.shapeCoords': 'ROOT',
      'elk.padding': `[top=4,${PADDING}`,
      'elk.direction': isHorizontal ? 'RIGHT' : 'DOWN',
      // The map has many arrows beside each other.
      ...(isHorizontal && { 'elk.layered.spacing.edgeEdgeBetweenLayers': '8' }),
      'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
      'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
      'elk.layered.considerModelOrder.strategy': isOrdered ? 'NODES_AND_EDGES' : 'NONE',
    },
    edges: [...starts, ...edges],
  })

  const boxes = new Map(nodesIn(drawing).map((one) => [one.id, boxOf(one)]))
  const edgeOf = (id: string) => drawing.edges?.find((edge) => edge.id === id)
  const pointsOf = (id: string): Point[] =>
    (edgeOf(id)?.sections ?? [])
      .flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint])
      .map(boxOf)
  return {
    width: Math.ceil(drawing.width ?? 0),
    height: Math.ceil(drawing.height ?? 0),
    states: statesIn(root).map((state) => {
      const box = boxes.get(state.id) ?? boxOf({})
      return { state, lines: linesOf(state), box, textBox: boxes.get(headOf(state.id)) ?? box }
    }),
    transitions: arrows.map(({ transition, lines }) => ({
      transition,
      lines,
      points: pointsOf(transition.id),
      label: boxOf(edgeOf(transition.id)?.labels?.[0] ?? {}),
    })),
    starts: starts.map(({ id }) => pointsOf(id)),
  }
}

const sizeOf = (lines: readonly Line[]) => ({
  width: Math.ceil(Math.max(0, ...lines.map(lineWidth))) + 2 * MARGIN.x,
  height: lines.reduce((sum, line) => sum + lineHeight(line), 0) + 2 * MARGIN.y,
})

const nodesIn = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(nodesIn)]

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: ElkShape): Box => ({
  x: roundToTenth(x),
  y: roundToTenth(y),
  width: roundToTenth(width),
  height: roundToTenth(height),
})

/** Machines differ in the last digits of a number, which are invisible in the drawing. */
export const roundToTenth = (value: number): number => Math.round(value * 10) / 10
