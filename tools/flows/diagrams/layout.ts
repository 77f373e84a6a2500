import ELK, { type ElkNode, type ElkShape } from 'elkjs/lib/elk.bundled.js'
import { elkGraph, headOf, linesOf, type Manner, startOf } from './elkGraph'
import { type Flow, type FlowState, type FlowTransition, statesIn } from './flow'
import type { Line } from './lines'
import { arrowLines, arrowsOf } from './words'

export interface Point {
  x: number
  y: number
}

export interface Box extends Point {
  width: number
  height: number
}

/** A flow with the place of everything in its drawing. */
export interface Layout {
  width: number
  height: number
  states: { state: FlowState; lines: Line[]; box: Box; words: Box }[]
  transitions: { transition: FlowTransition; lines: Line[]; label: Box; points: Point[] }[]
  /** The arrows that show where a state begins. */
  starts: Point[][]
}

/** As wide as a drawing may be. */
export const WIDEST = 1280
/** The most comfortable manner first. */
const MANNERS: readonly Manner[] = [190, 170, 150, 135, 120, 105].flatMap((wrap) => [
  { wrap, isOrdered: true },
  { wrap, isOrdered: false },
])

/**
 * Arranges a flow in the most comfortable manner in which it fits on a screen; `isAcross` from left to right. What is not
 * refused for it is as narrow as it can be.
 */
export async function layoutOf(flow: Flow, { isAcross = false, mayBeWider = false } = {}): Promise<Layout> {
  let narrowest: Layout | undefined
  for (const manner of MANNERS) {
    const arranged = await new ELK().layout(elkGraph(flow, { ...manner, isAcross }))
    const layout = layoutFrom(flow, arranged, manner.wrap)
    if (layout.width <= WIDEST) return layout
    if (!narrowest || layout.width < narrowest.width) narrowest = layout
  }
  if (narrowest && mayBeWider) return narrowest
  throw new Error(`${flow.root.id} is too wide to be drawn on ${WIDEST} pixels`)
}

function layoutFrom({ root, transitions }: Flow, arranged: ElkNode, wrap: number): Layout {
  const boxes = new Map(nodesIn(arranged).map((node) => [node.id, boxOf(node)]))
  const edges = new Map((arranged.edges ?? []).map((edge) => [edge.id, edge]))
  const pointsOf = (id: string): Point[] =>
    (edges.get(id)?.sections ?? [])
      .flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint])
      .map(rounded)
  return {
    width: Math.ceil(arranged.width ?? 0),
    height: Math.ceil(arranged.height ?? 0),
    states: statesIn(root).map((state) => {
      const box = boxes.get(state.id) ?? boxOf({})
      return { state, lines: linesOf(state, wrap), box, words: boxes.get(headOf(state.id)) ?? box }
    }),
    transitions: arrowsOf(transitions).map((arrow) => ({
      transition: arrow.transition,
      lines: arrowLines(arrow, wrap),
      label: boxOf(edges.get(arrow.transition.id)?.labels?.[0] ?? {}),
      points: pointsOf(arrow.transition.id),
    })),
    starts: statesIn(root)
      .filter(({ initial }) => initial)
      .map(({ id }) => pointsOf(startOf(id))),
  }
}

const nodesIn = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(nodesIn)]

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: ElkShape): Box => ({
  ...rounded({ x, y }),
  width: tenth(width),
  height: tenth(height),
})

const rounded = ({ x, y }: Point): Point => ({ x: tenth(x), y: tenth(y) })

/** The last digits of a number differ from machine to machine and cannot be seen. */
const tenth = (value: number): number => Math.round(value * 10) / 10
