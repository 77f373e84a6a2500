import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { staleDiagrams } from '../../diagrams/files'
import { flowOf, statesIn, transitionsIn } from '../../diagrams/flow'
import { type Box, type Layout, layoutOf, MAX_WIDTH } from '../../diagrams/layout'
import { drawnFlows } from '../../diagrams/machines'
import { mermaidOf } from '../../diagrams/mermaid'
import { svgOf } from '../../diagrams/svg'

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** A line may end at a border. */
const inset = ({ x, y, width, height }: Box) => ({ x: x + 1, y: y + 1, width: width - 2, height: height - 2 })

/** It has what no flow of the portal has: parallel regions, a transition from a state to itself. */
const lift = createMachine({
  ...{ id: 'lift', description: 'A lift.', type: 'parallel' },
  states: {
    door: {
      ...{ description: 'Its door.', initial: 'shut' },
      states: {
        shut: { description: 'Shut.', on: { 'button.press': { target: 'open', description: 'Opens.' } } },
        open: {
          description: 'Open.',
          on: { 'door.block': { target: 'open', reenter: true, description: 'Stays open.' } },
        },
      },
    },
    light: { description: 'Its light.' },
  },
})
const flows = [...drawnFlows(), { stem: lift.id, machine: lift, flow: flowOf(lift) }]

describe.each(flows)('X2: the drawing of $stem', ({ flow, machine }) => {
  let layout: Layout
  beforeAll(async () => {
    layout = await layoutOf(flow)
  })

  test('shows every state and every transition that its file describes', () => {
    const parts = new Set(svgOf(layout).match(/data-(state|transition)="[^"]*"/g))
    expect(parts.size).toBe(JSON.stringify(machine.config).match(/"description":/g)?.length)
  })

  test('fits a screen; its texts do not overlap, and no other arrow crosses them', () => {
    const { width, height, states, transitions } = layout
    expect(width).toBeLessThanOrEqual(MAX_WIDTH)
    const textBoxes = [
      ...states.map(({ state, textBox }) => ({ name: state.id, box: textBox })),
      ...transitions.map(({ transition, label }) => ({ name: transition.id, box: label })),
    ]
    const segments = transitions.flatMap(({ transition, points }) =>
      points.slice(1).map((end, index) => {
        const start = points[index] ?? end
        const corner = { x: Math.min(start.x, end.x), y: Math.min(start.y, end.y) }
        const size = { width: Math.abs(start.x - end.x), height: Math.abs(start.y - end.y) }
        return { name: transition.id, box: { ...corner, ...size } }
      }),
    )
    const outside = [...textBoxes, ...segments, ...states.map(({ box }) => ({ name: 'box', box }))].filter(
      ({ box }) => Math.min(box.x, box.y) < 0 || box.x + box.width > width || box.y + box.height > height,
    )
    const covered = textBoxes.flatMap((one, index) => [
      ...textBoxes.slice(index + 1).filter((other) => overlap(one.box, other.box)),
      ...segments.filter(({ name, box }) => name !== one.name && overlap(box, inset(one.box))),
    ])
    expect({ outside, covered }).toEqual({ outside: [], covered: [] })
  })

  test('has every state and every transition in Mermaid', () => {
    const mermaid = mermaidOf(flow)
    for (const { id, key } of statesIn(flow.root).slice(1))
      expect(mermaid).toContain(`state "${key}" as ${id.replaceAll('.', '_')}`)
    const texts = mermaid.match(/(?<= --> .+: ).+/g)?.flatMap((text) => text.split('<br>'))
    expect(texts).toHaveLength(transitionsIn(flow).length)
  })
})

test('X2: the check names drawings that are stale, missing or superfluous', () => {
  const path = (stem: string) => `machines/diagrams/${stem}.svg`
  const current: [string, string] = [path('query'), readFileSync(path('query'), 'utf8')]
  const complaints = staleDiagrams(new Map([current, [path('tariff'), 'another'], [path('parcel'), 'new']]))
  expect(complaints.filter((text) => /(session|query|tariff|parcel).svg/.test(text))).toEqual([
    `${path('session')} belongs to no machine`,
    `${path('tariff')} is stale`,
    `${path('parcel')} is missing`,
  ])
})

test('X2: no table of ports shows a missing value', () => {
  expect(readFileSync('machines/README.md', 'utf8')).not.toContain('undefined')
})
