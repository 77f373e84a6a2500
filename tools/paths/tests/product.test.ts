import { expect, test } from 'vitest'
import { emit, fromPromise, setup } from 'xstate'
import { casesOf } from '../cases'
import type { Product } from '../connectedFlows'
import type { Walk } from '../coverage'
import { exploreProduct, walkOfFlow } from '../product'

const call = fromPromise<string>(() => new Promise(() => {}))

const sheetMachine = setup({ actors: { call } }).createMachine({
  id: 'sheet',
  initial: 'calling',
  // A call that fails crashes it.
  states: {
    calling: { entry: emit({ type: 'sheet.opened' }), invoke: { id: 'call', src: 'call', onDone: 'ended' } },
    ended: { type: 'final' },
  },
})
const pageMachine = setup({ actors: { sheet: sheetMachine } }).createMachine({
  id: 'page',
  initial: 'reading',
  states: {
    reading: { on: { 'sheet.open': 'showing' } },
    showing: { invoke: { id: 'sheet', src: 'sheet', onDone: 'reading', onError: 'broken' } },
    broken: {},
  },
})
const shellMachine = setup({ types: { events: {} as { type: 'page.turn' } } }).createMachine({
  id: 'shell',
  initial: 'away',
  states: { away: { on: { 'page.turn': 'there' } }, there: { on: { 'page.turn': 'away' } } },
})

const shell = {
  shell: casesOf(shellMachine, {
    starts: { start: undefined },
    events: [{ type: 'page.turn' }],
    outcomes: {},
  }),
}
const sheet = {
  sheet: {
    machine: sheetMachine,
    starts: { opened: undefined },
    events: [],
    outcomes: { call: { answer: 'yes' } },
  },
}
const product: Product = {
  flows: {
    page: { machine: pageMachine, starts: {}, events: [{ type: 'sheet.open' }], outcomes: { sheet: {} } },
    ...sheet,
    ...shell,
  },
  pages: { page: { keyOf: ({ shell }) => (shell?.snapshot.value === 'there' ? 'page' : null) } },
}

/** The walk through connected flows with these events. */
function walkOf(events: readonly string[], { starts: [start] } = exploreProduct(product)): Walk {
  if (!start) throw new Error('no start')
  const walk: Walk = { start, edges: [] }
  for (const label of events) {
    const node = walk.edges.at(-1)?.to ?? start.node
    const edge = [...node.edges, ...node.ignored].find((one) => one.label === label)
    if (!edge) throw new Error(`${label} does not happen`)
    walk.edges.push(edge)
  }
  return walk
}
const after = (events: readonly string[], graph = exploreProduct(product)): unknown =>
  walkOf(events, graph).edges.at(-1)?.observed.value

const opened = ['shell: page.turn', 'page: sheet.open']
const showing = { page: 'showing', sheet: 'calling', shell: 'there' }

test.each([
  ['begins its page and the flow that the page invokes', opened, showing],
  [
    'gives the page the end of that flow',
    [...opened, 'sheet: done(call: answer)'],
    { shell: 'there', page: 'reading' },
  ],
  [
    'gives the page the crash of that flow',
    [...opened, 'sheet: error(call)'],
    { shell: 'there', page: 'broken' },
  ],
  [
    'lets the portal break that flow off',
    [...opened, 'page: error(sheet)'],
    { shell: 'there', page: 'broken' },
  ],
  ['ends both with the page', [...opened, 'shell: page.turn'], { shell: 'away' }],
  ['begins again after a reload', [...opened, 'page.reload'], { shell: 'away' }],
])('X4: a walk through connected flows %s', (_, events, states) => {
  expect(after(events)).toEqual(states)
})

test('X4: a step of connected flows shows everything that follows from its event', () => {
  const edge = walkOf(opened).edges.at(-1)
  expect(edge).toMatchObject({
    observed: { calls: [{ port: 'sheet' }, { port: 'call' }], emitted: [{ type: 'sheet.opened' }] },
    moves: [{ label: 'page: sheet.open' }, { label: 'sheet: begins' }],
    to: { fullState: { running: ['sheet', 'call'] } },
  })
  expect(JSON.stringify(edge?.observed.value)).toBe(JSON.stringify(showing))
})

test('X4: of a flow that begins several times, a walk means the last time', () => {
  const { steps } = walkOfFlow(walkOf([...opened, 'shell: page.turn', 'shell: page.turn']), 'page')
  expect(steps).toEqual([])
})

test('X4: a walk through connected flows keeps what survives a reload', () => {
  const graph = exploreProduct({ ...product, kept: ['shell'] })
  expect(after([...opened, 'page.reload'], graph)).toEqual({ shell: 'there', page: 'reading' })
})

test('X4: a page begins with the events of its product', () => {
  const keyOf = product.pages?.page?.keyOf ?? (() => null)
  const page = { keyOf, begin: () => ({ events: [{ type: 'sheet.open' }] }) }
  expect(after(['shell: page.turn'], exploreProduct({ ...product, pages: { page } }))).toEqual(showing)
})

test('X4: what is impossible does not happen to connected flows', () => {
  const graph = exploreProduct({ ...product, isPossible: ({ event }) => event.type !== 'sheet.open' })
  expect(() => walkOf(opened, graph)).toThrow('page: sheet.open does not happen')
})

test('X4: connected flows know whether a step has changed one of them', () => {
  const react: Product['react'] = ({ flow, hasChanged }) =>
    flow === 'page' && !hasChanged ? [{ flow: 'shell', event: { type: 'page.turn' } }] : []
  const graph = exploreProduct({ ...product, react })
  expect(after(opened, graph)).toEqual(showing)
  expect(after([...opened, 'page: sheet.open'], graph)).toEqual({ shell: 'away' })
})

test('X4: connected flows begin in each combination of their starts, and show a crash', () => {
  const starts = { one: undefined, other: undefined }
  const graph = exploreProduct({
    flows: { sheet: { ...sheet.sheet, starts }, shell: { ...shell.shell, starts } },
  })
  expect(graph.starts.map(({ name }) => name)).toEqual([
    'one, one',
    'one, other',
    'other, one',
    'other, other',
  ])
  expect(walkOf(['sheet: error(call)'], graph).edges).toMatchObject([{ observed: { status: 'error' } }])
})

test('X4: connected flows with endless consequences are refused', () => {
  const react: Product['react'] = ({ flow }) => [{ flow, event: { type: 'page.turn' } }]
  expect(() => exploreProduct({ ...product, react })).toThrow('shell: begins has endless consequences')
})
