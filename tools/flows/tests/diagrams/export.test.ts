import { describe, expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { drawnFlow, drawnFlows } from '../../diagrams/drawnFlow'
import { flowOf, statesIn, transitionsIn } from '../../diagrams/flow'
import { mermaidOf } from '../../diagrams/mermaid'

const samples = ['sample', 'parallelSample'].map((stem) => drawnFlow(`tools/paths/tests/${stem}.machine.ts`))

describe.each([...drawnFlows(), ...samples])('X2: the export of $stem', ({ machine, flow }) => {
  test('as JSON is the same machine for XState', () => {
    expect(flowOf(createMachine(JSON.parse(JSON.stringify(machine.config))))).toEqual(flow)
  })

  test('as Mermaid has every state, and an arrow for every transition', () => {
    const mermaid = mermaidOf(flow)
    for (const { id, key } of statesIn(flow.root).slice(1))
      expect(mermaid).toContain(`state "${key}" as ${id.replaceAll('.', '_')}`)
    expect(mermaid.match(/ --> .*: /g)).toHaveLength(transitionsIn(flow).length)
  })
})
