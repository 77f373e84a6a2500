import { expect, test } from 'vitest'
import { fromPromise, setup } from 'xstate'
import { casesOf } from '../cases'
import { exploreProduct, type Product } from '../product'

const call = fromPromise<string>(() => new Promise(() => {}))

const sheetMachine = setup({ actors: { call } }).createMachine({
  id: 'sheet',
  initial: 'calling',
  // A call that fails crashes it.
  states: { calling: { invoke: { id: 'call', src: 'call', onDone: 'ended' } }, ended: { type: 'final' } },
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

const product: Product = {
  flows: {
    shell: casesOf(shellMachine, {
      starts: { start: undefined },
      events: [{ type: 'page.turn' }],
      outcomes: {},
    }),
    page: { machine: pageMachine, starts: {}, events: [{ type: 'sheet.open' }], outcomes: { sheet: {} } },
    sheet: { machine: sheetMachine, starts: {}, events: [], outcomes: { call: { answer: 'yes' } } },
  },
  pages: { page: { keyOf: ({ shell }) => (shell?.snapshot.value === 'there' ? 'page' : null) } },
}

/** The states of the flows after these events. */
function after(events: readonly string[], { starts } = exploreProduct(product)): unknown {
  let value: unknown
  let node = starts[0]?.node
  for (const label of events) {
    const edge = [...(node?.edges ?? []), ...(node?.ignored ?? [])].find((one) => one.label === label)
    expect(edge, label).toBeDefined()
    value = edge?.observed.value
    node = edge?.to
  }
  return value
}

const opened = ['shell: page.turn', 'page: sheet.open']

test.each([
  [
    'begins its page and the flow that the page invokes',
    opened,
    { shell: 'there', page: 'showing', sheet: 'calling' },
  ],
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
  ['ends both with the page', [...opened, 'shell: page.turn'], { shell: 'away' }],
  ['begins again after a reload', [...opened, 'page.reload'], { shell: 'away' }],
])('X4: a walk through connected flows %s', (_, events, states) => {
  expect(after(events)).toEqual(states)
})

test('X4: a walk through connected flows keeps what survives a reload', () => {
  const graph = exploreProduct({ ...product, kept: ['shell'] })
  expect(after([...opened, 'page.reload'], graph)).toEqual({ shell: 'there', page: 'reading' })
})

test('X4: connected flows with endless consequences are refused', () => {
  const react: Product['react'] = ({ flow }) => [{ flow, event: { type: 'page.turn' } }]
  expect(() => exploreProduct({ ...product, react })).toThrow('shell: begins has endless consequences')
})
