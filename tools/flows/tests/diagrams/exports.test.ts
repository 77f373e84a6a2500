import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { loadMachine } from '../../../../scripts/machine-rules/machineFile'
import { stateName } from '../../../paths/names'
import { type FlowState, stripFlow } from '../../diagrams/flow'
import { drawnFlowOf, drawnFlows } from '../../diagrams/machines'
import { scxmlOf } from '../../diagrams/scxml'

function firstState({ id, initial, children }: FlowState): string {
  const child = children.find((state) => state.id === initial)
  return child ? firstState(child) : id
}

/** The ports of the code throw until somebody provides them. */
const unansweredPort = fromPromise(() => new Promise(() => {}))

test.each(drawnFlows())(
  'X1: the exported code of $stem starts in its first state, and its delays last',
  ({ file, flow }) => {
    const machine = loadMachine(file.stem, file.source.text)
    if (machine instanceof Error) throw machine
    const ports = Object.keys(machine.implementations.actors).map((name) => [name, unansweredPort])
    const clock = new SimulatedClock()
    const actor = createActor(machine.provide({ actors: Object.fromEntries(ports) }), {
      clock,
      input: {},
    }).start()
    clock.increment(1000)
    expect(stateName(actor.getSnapshot().value)).toBe(stripFlow(firstState(flow.root)))
    actor.stop()
  },
)

const scxmlOfMachine = (setup: string, config: string) =>
  scxmlOf(
    drawnFlowOf(
      'machines/lamp.machine.ts',
      `import { and, assign, setup, stateIn } from 'xstate'
      export const lampMachine = setup({ ${setup} }).createMachine({ id: 'lamp', initial: 'off', states: { off: ${config} } })`,
    ),
  )

test.each([
  ['the action blink neither assigns nor emits', 'actions: { blink: () => {} }', "{ entry: 'blink' }"],
  [
    'the guard isDark combines other guards',
    "guards: { isLate: () => true, isDark: and(['isLate']) }",
    "{ on: { 'lamp.switch': { guard: 'isDark' } } }",
  ],
  ['the guard isDark is not a function', '', "{ on: { 'lamp.switch': { guard: 'isDark' } } }"],
  [
    'a guard asks for several states at once',
    "guards: { isDark: stateIn({ bulb: 'broken', room: 'empty' }) }",
    "{ on: { 'lamp.switch': { guard: 'isDark' } } }",
  ],
  ['an action or a guard has no name', '', '{ entry: () => {} }'],
  ['the delay dusk has no value', '', "{ after: { dusk: { target: 'off', reenter: true } } }"],
  ['a transition for lamp would also take lamp.switch', '', "{ on: { lamp: {}, 'lamp.switch': {} } }"],
  [
    'the flow itself would take lamp.switch, which it emits',
    "types: { emitted: {} as { type: 'lamp.switch' } }",
    "{ on: { 'lamp.switch': {} } }",
  ],
  [
    'the history lamp.off.last has a target',
    '',
    "{ initial: 'a', states: { a: {}, last: { type: 'history', target: 'a' } } }",
  ],
  [
    'lamp.off has parallel regions, for which no flow proves that other tools take the same steps',
    '',
    "{ type: 'parallel', states: { bulb: {} } }",
  ],
  [
    'a transition from lamp.off to itself does not reenter it',
    '',
    "{ initial: 'a', states: { a: {} }, on: { 'lamp.switch': 'off' } }",
  ],
  [
    'the inner end lamp.off.a has an output',
    '',
    "{ initial: 'a', states: { a: { type: 'final', output: {} } } }",
  ],
])('X2: says that %s, instead of writing SCXML', (reason, setup, config) => {
  expect(scxmlOfMachine(setup, config)).toHaveProperty('message', reason)
})

test.each([
  ['stays', "{ on: { 'lamp.switch': {} } }", 'event="lamp.switch"'],
  ['names its own state', "{ on: { 'lamp.switch': 'off' } }", 'event="lamp.switch"'],
  [
    'enters its state again',
    "{ on: { 'lamp.switch': { target: 'off', reenter: true } } }",
    'event="lamp.switch" target="lamp.off"',
  ],
  [
    'enters its state again with an inner one',
    "{ initial: 'a', states: { a: {} }, on: { 'lamp.switch': { target: '.a', reenter: true } } }",
    'event="lamp.switch" target="lamp.off.a"',
  ],
  [
    'goes to an inner state',
    "{ initial: 'a', states: { a: {} }, on: { 'lamp.switch': '.a' } }",
    'event="lamp.switch" target="lamp.off.a" type="internal"',
  ],
  ['needs no event', "{ initial: 'a', states: { a: { always: 'b' }, b: {} } }", 'target="lamp.off.b"'],
])('X2: writes in SCXML a transition that %s', (_, config, attributes) => {
  expect(scxmlOfMachine('', config)).toContain(`<transition ${attributes}/>`)
})

test('X2: writes in SCXML a deep history, and what happens before the first event', () => {
  const inner = "a: { entry: 'note' }, last: { type: 'history', history: 'deep' }"
  const text = scxmlOfMachine('actions: { note: assign({}) }', `{ initial: 'a', states: { ${inner} } }`)
  expect(text).toContain('<history id="lamp.off.last" type="deep">')
  expect(text).toContain("run(actions.note, typeof _event === 'object' ? _event : null)")
})

test('X2: SCXML has the code above a machine that its context uses', () => {
  const source = `import { setup } from 'xstate'
    export const limit = 3
    const unused = 4
    export const lampMachine = setup({}).createMachine({
      id: 'lamp', context() { return { limit } }, initial: 'off', states: { off: {} },
    })`
  const text = scxmlOf(drawnFlowOf('machines/lamp.machine.ts', source))
  expect(text).toContain('var limit = 3')
  expect(text).toContain('function context()')
  expect(text).not.toContain('unused')
  expect(text).not.toContain('createMachine')
})
