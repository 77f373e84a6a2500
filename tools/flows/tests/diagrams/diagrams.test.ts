import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { statesIn, transitionsIn } from '../../../../scripts/machine-rules/configTree'
import { type DrawnFlow, drawnFlow, drawnFlows } from '../../diagrams/drawnFlow'
import { staleDiagrams } from '../../diagrams/files'
import { type Box, type Layout, layoutOf, WIDEST } from '../../diagrams/layout'
import { lineWidth } from '../../diagrams/lines'
import { svgOf } from '../../diagrams/svg'

/** The boxes with words in them: states, the heads of states with others inside, arrows. */
const wordsIn = ({ states, transitions }: Layout) => [
  ...states.map(({ state, words, lines }) => ({ name: state.id, box: words, lines })),
  ...transitions.map(({ transition, label, lines }) => ({ name: transition.id, box: label, lines })),
]

/** The straight pieces of the arrows, as boxes without width or without height. */
const piecesIn = ({ transitions }: Layout) =>
  transitions.flatMap(({ transition, points }) =>
    points.slice(1).map((end, index) => {
      const start = points[index] ?? end
      const corner = { x: Math.min(start.x, end.x), y: Math.min(start.y, end.y) }
      const box = { ...corner, width: Math.abs(start.x - end.x), height: Math.abs(start.y - end.y) }
      return { name: transition.id, box }
    }),
  )

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** A line may end at a border. */
const inner = ({ x, y, width, height }: Box) => ({ x: x + 1, y: y + 1, width: width - 2, height: height - 2 })

/** They have what no flow of the portal has: parallel regions, a transition from a state to itself. */
const samples = ['sample', 'parallelSample'].map((stem) => drawnFlow(`tools/paths/tests/${stem}.machine.ts`))

describe.each([...drawnFlows(), ...samples])('X2: the drawing of $stem', ({ flow, machine }: DrawnFlow) => {
  let layout: Layout
  beforeAll(async () => {
    layout = await layoutOf(flow)
  })

  test('shows every state and every transition that its file writes', () => {
    const svg = svgOf(layout)
    const marked = (mark: string) =>
      new Set([...svg.matchAll(new RegExp(`${mark}="([^"]*)"`, 'g'))].map(([, name]) => name))
    const states = statesIn(machine)
    const ids = states.map(({ name, isRoot }) => (isRoot ? flow.root.id : `${flow.root.id}.${name}`))
    expect([...marked('data-state')].sort()).toEqual(ids.sort())
    const transitions = states.flatMap(({ node }) => transitionsIn(node))
    expect(marked('data-transition').size).toBe(transitions.length)
    expect(transitions.length).toBeGreaterThan(0)
  })

  test('is no wider than a screen, and nothing lies outside', () => {
    expect(layout.width).toBeLessThanOrEqual(WIDEST)
    const drawn = [...wordsIn(layout), ...piecesIn(layout)]
    for (const { name, box } of [...drawn, ...layout.states.map(({ box }) => ({ name: 'box', box }))]) {
      expect.soft(Math.min(box.x, box.y), name).toBeGreaterThanOrEqual(0)
      expect.soft(box.x + box.width, name).toBeLessThanOrEqual(layout.width)
      expect.soft(box.y + box.height, name).toBeLessThanOrEqual(layout.height)
    }
  })

  test('keeps words apart, and arrows off the words of others', () => {
    const words = wordsIn(layout)
    const apart = words.flatMap((one, index) =>
      words
        .slice(index + 1)
        .filter((other) => overlap(one.box, other.box))
        .map((other) => `${one.name} lies on ${other.name}`),
    )
    const crossed = piecesIn(layout).flatMap((piece) =>
      words
        .filter(({ name, box }) => name !== piece.name && overlap(piece.box, inner(box)))
        .map(({ name }) => `${piece.name} crosses ${name}`),
    )
    expect([...apart, ...crossed]).toEqual([])
  })

  test('has room in each box for its words', () => {
    for (const { name, box, lines } of wordsIn(layout))
      for (const line of lines)
        expect.soft(lineWidth(line), `${name}: ${line.text}`).toBeLessThan(box.width - 10)
  })
})

test('X2: drawings that are stale, missing or superfluous are refused by name', () => {
  const path = (stem: string) => `machines/diagrams/${stem}.svg`
  const complaints = staleDiagrams(
    new Map([
      [path('query'), readFileSync(path('query'), 'utf8')],
      [path('tariff'), 'another drawing'],
      [path('parcel'), 'a first drawing'],
    ]),
  )
  expect(complaints).toContain(`${path('tariff')} is not what its machine gives today`)
  expect(complaints).toContain(`${path('parcel')} is missing`)
  expect(complaints).toContain(`${path('session')} belongs to no machine`)
  expect(complaints.filter((complaint) => complaint.includes('query.svg'))).toEqual([])
})
