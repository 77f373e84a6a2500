// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { type DrawnFlow, drawnFlow, drawnFlows } from '../../diagrams/drawnFlow'
import { scxmlOf } from '../../diagrams/export/scxml'
import { eventOf } from '../../diagrams/export/scxmlEvent'
import { statelyJsonOf } from '../../diagrams/export/statelyJson'
import { flowOf, reactionsIn, statesIn } from '../../diagrams/flow'
import { mermaidOf } from '../../diagrams/mermaid'
import { delaysOf } from '../../diagrams/timeLimits'

const samples = ['sample', 'parallelSample'].map((stem) => drawnFlow(`tools/paths/tests/${stem}.machine.ts`))

const machineOf = ({ file }: DrawnFlow) => {
  if (file.machine instanceof Error) throw file.machine
  return file.machine
}

describe.each([...drawnFlows(), ...samples])('X2: $stem, exported', (drawn) => {
  const { flow } = drawn
  const machine = machineOf(drawn)
  const states = statesIn(flow.root)
  const transitions = [...flow.transitions, ...reactionsIn(flow.root)]
  const document = new DOMParser().parseFromString(scxmlOf(machine), 'application/xml')

  test('as JSON, is the same machine when XState makes it again', () => {
    const again = createMachine(JSON.parse(statelyJsonOf(machine)))
    expect(flowOf(again)).toEqual(flow)
  })

  test('as SCXML, has every state and transition where an XML parser reads it', () => {
    const all = (names: string) => [...document.querySelectorAll(names)]
    expect(document.querySelector('parsererror')).toBeNull()
    const given = (one: Element | null, name: string) => one?.getAttribute(name) ?? ''
    const added = new Set([flow.root.id, `${flow.root.id}-ended`])

    const ids = all('state, parallel, final').map((one) => given(one, 'id'))
    expect(ids.filter((id) => !added.has(id)).sort()).toEqual(
      states
        .slice(1)
        .map(({ id }) => id)
        .sort(),
    )
    expect(new Set(ids).size).toBe(ids.length)
    const read = all('transition').map((one) => [
      given(one.parentElement, 'id'),
      ...['event', 'cond', 'target'].map((name) => given(one, name)),
    ])
    const written = transitions.map(({ source, eventType, guard = '', target = '' }) => [
      source,
      eventOf(eventType),
      guard,
      target,
    ])
    expect(read.filter(([, , , target = '']) => !target.endsWith('-ended')).sort()).toEqual(written.sort())
    const waits = all('send').map((one) => given(one, 'delay') || given(one, 'delayexpr'))
    const delays = delaysOf(machine).map(([name, ms]) => (ms === undefined ? name : `${ms / 1000}s`))
    for (const wait of waits) expect(delays).toContain(wait)
    expect(waits).toHaveLength(new Set(transitions.filter(isDelayed).map(sourceAndEvent)).size)
  })

  test('as SCXML, keeps the rules of the W3C: names, places, and nothing that leads nowhere', () => {
    const values = (name: string) =>
      [...document.querySelectorAll(`[${name}]`)].map((one) => one.getAttribute(name) ?? '')
    const ids = new Set(values('id'))
    for (const id of ids) expect.soft(id).toMatch(/^[A-Za-z_][\w.-]*$/)
    for (const target of [...values('target'), ...values('initial')]) expect.soft(ids).toContain(target)
    for (const guard of values('cond')) expect.soft(ids).toContain(guard)
    const within = [...document.documentElement.children].map(({ localName }) => localName)
    expect(new Set([...within, 'datamodel', 'state', 'parallel', 'final']).size).toBe(4)
    // `load` would be taken for `load.retry` as well.
    const events = [...new Set(values('event'))]
    const shadowed = events.filter((one) => events.some((other) => other.startsWith(`${one}.`)))
    expect(shadowed).toEqual([])
  })

  test('as Mermaid, has every state, and an arrow for every transition', () => {
    const mermaid = mermaidOf(flow)
    for (const { id, key } of states.slice(1))
      expect(mermaid).toContain(`state "${key}" as ${id.replaceAll('.', '_')}`)
    expect(mermaid.match(/ --> .*: /g)).toHaveLength(transitions.length)
  })
})

const isDelayed = ({ eventType }: { eventType: string }) => eventType.startsWith('xstate.after.')
const sourceAndEvent = ({ source, eventType }: { source: string; eventType: string }) =>
  `${source} ${eventType}`
