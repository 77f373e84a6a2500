import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkMachine, rules } from '../../machine-rules/checkMachine'

const lamp = readFileSync(join(import.meta.dirname, 'lamp.ts.txt'), 'utf8')

type Edit = [written: string, instead: string]

const edited = (...edits: Edit[]) =>
  edits.reduce((text, [original, replacement]) => {
    expect(text).toContain(original)
    return text.replace(original, replacement)
  }, lamp)

const judging = `judging: {
  description: 'The simulator takes the first transition, whatever the bulb is like.',
  always: [
    { guard: 'bulbIsWarm', target: 'lit', description: 'It is warm.' },
    { target: 'cold', description: 'It is not.' },
  ],
},
cold: { description: 'Waits.' },
lit: {`

/** For each rule, part of its message and the edits of the lamp that cause it. */
const violations: [rule: string, message: string, ...Edit[]][] = [
  ['oneMachine', 'only types, functions and', ["'xstate'", "'xstate'\nconst bright = 'lit'"]],
  ['oneMachine', 'export const lampMachine =', ['lampMachine = setup({', 'lightMachine = setup({']],
  ['oneMachine', 'only one machine', ['guards: {', 'guards: { other: setup({}).createMachine({}),']],
  ['oneMachine', './grid cannot be imported', ['import', "import './grid'\nimport"]],
  ['declaredAnnouncements', 'types has no emitted', ["emitted: {} as { type: 'lamp.lit' },", '']],
  ['pureConfig', '`lamp` is not a literal', ["id: 'lamp',", 'id: `lamp`,']],
  ['pureConfig', "['dark'].join() is not a literal", ["initial: 'dark'", "initial: ['dark'].join()"]],
  ['pureConfig', 'requirements is not a literal', ["['X1']", 'requirements']],
  ['pureConfig', '...shared is not written as key', ["meta: { requirements: ['X1'] }", '...shared']],
  ['pureConfig', 'tags is not written as key', ["meta: { requirements: ['X1'] }", 'tags']],
  ['pureConfig', "[`entry`]: 'x' is not", ["meta: { requirements: ['X1'] }", "[`entry`]: 'x'"]],
  ['pureConfig', 'exit is a function', ["meta: { requirements: ['X1'] }", 'exit: () => {}']],
  ['guardSentences', 'check does not read', ['guards: {', 'guards: { check: () => true,']],
  ['completeInvoke', 'asking has no id', ["id: 'askGrid',", '']],
  ['completeInvoke', 'asking has no onError', ['onError: { target', 'onDon: { target']],
  ['portKinds', 'payGrid as undefined', ['actors: {', 'actors: { payGrid: fromPromise(() => {}),']],
  ['portKinds', 'askGrid as asks', ["askGrid: 'reads'", "askGrid: 'asks'"]],
  ['portKinds', 'fuse as changes', ["askGrid: 'reads'", "askGrid: 'reads', fuse: 'changes'"]],
  ['namedSeconds', 'asking does not name the 20 seconds', ['within 20', 'within 45']],
  ['namedSeconds', 'asking does not name the 20 seconds', [' within 20 seconds', '']],
  [
    'silentStart',
    'the first state announces',
    [
      "description: 'Waits for somebody.',",
      "description: 'Waits for somebody.', entry: emit({ type: 'lamp.lit' }),",
    ],
    ['fromPromise', 'emit, fromPromise'],
  ],
  ['namedDelays', 'the delay 1000', ['coolingTime: {', '1000: {']],
  ['hasDescriptions', 'dark has no description', ["description: 'Waits for somebody.',", '']],
  [
    'hasDescriptions',
    'lamp has no description',
    ["description: 'A lamp that asks the grid before it shines.',", ''],
  ],
  ['hasDescriptions', 'asking askGrid answers has no', [", description: 'There is none.' }", ' }']],
  [
    'hasDescriptions',
    'lit after coolingTime has no',
    ["coolingTime: { target: 'dark', description: 'Goes out by itself.' }", "coolingTime: 'dark'"],
  ],
  [
    'throwingStubs',
    'undefined',
    ["throw new Error('askGrid must be provided')", 'return { hasPower: true }'],
  ],
  ['throwingStubs', 'Error: not provided', ['askGrid must be provided', 'not provided']],
  ['clickThroughRun', 'without data', ['event.output?.hasPower ?? false', 'event.output.hasPower']],
  [
    'clickThroughRun',
    'askGrid gets a complete input',
    ["askGrid: 'reads'", "askGrid: 'charges'"],
    ["src: 'askGrid',", "src: 'askGrid', input: ({ context }) => ({ watts: context.watts ?? 60 }),"],
  ],
  [
    'clickThroughRun',
    'no click reaches the state cold',
    ['guards: {', 'guards: { bulbIsWarm: ({ context }) => context.presses > 1,'],
    ["target: 'lit',", "target: 'judging',"],
    ['lit: {', judging],
  ],
  ['knownRequirements', 'X99 is not a requirement', ["['X1']", "['X1', 'X99']"]],
  ['knownRequirements', 'names a requirement', ["meta: { requirements: ['X1'] },", '']],
]

describe('X1: the rules for machine files', () => {
  // The editor writes the last today; older versions wrote the others.
  test.each(['export const', '= setup(', '.createMachine('])(
    "accept the layout that Stately's editor writes at %s, so that an analyst's change can return",
    async (anchor) => {
      const layout = '/** @xstate-layout N4IgpgJg5mDOIC5QBsCGAvMBbAtAWgA */'
      const annotated = anchor.endsWith('(') ? `${anchor}${layout}` : `${layout}\n${anchor}`
      expect(await checkMachine('lamp.machine.ts', edited([anchor, annotated]))).toEqual([])
    },
  )

  test('each have a bad example', () => {
    expect(new Set(violations.map(([rule]) => rule))).toEqual(new Set(rules))
  })

  test.each(violations)('%s says "%s" (%#)', async (rule, message, ...edits) => {
    const found = await checkMachine('lamp.machine.ts', edited(...edits))
    expect(found.filter((finding) => finding.rule === rule)).toEqual([
      expect.objectContaining({ message: expect.stringContaining(message) }),
    ])
  })

  test('name the line of a fault', async () => {
    const found = await checkMachine('lamp.machine.ts', edited(["initial: 'dark'", 'initial: `dark`']))
    expect(found).toEqual([{ rule: 'pureConfig', line: 28, message: '`dark` is not a literal' }])
  })
})
