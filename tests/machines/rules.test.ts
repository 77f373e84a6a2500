import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkMachine, rules } from '../../scripts/machine-rules/checkMachine'

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')
const lamp = read('lamp.ts.txt')

function edited(...edits: [written: string, instead: string][]): string {
  return edits.reduce((text, [written, instead]) => {
    expect(text).toContain(written)
    return text.replace(written, instead)
  }, lamp)
}

/** What each rule refuses: edits of the lamp that mark each line to be named, with words of the message. */
const bad: [rule: string, ...edits: [written: string, instead: string][]][] = [
  [
    'oneMachine',
    ["'xstate'", "'xstate'\nconst bright = () => 'lit' // refused: only the machine"],
    ['= setup({', '= setup({ // refused: 2 machines instead of one'],
    [
      'export const lampMachine',
      "export const doorMachine = setup({}).createMachine({ id: 'door' }) // refused: only the machine\n" +
        'export const lampMachine',
    ],
  ],
  ['oneMachine', ['lampMachine = setup({', 'lightMachine = setup({ // refused: export const lampMachine']],
  [
    'xstateOnly',
    [
      '\nexport',
      [
        "import { brightness } from './brightness' // refused: imports ./brightness",
        "import type { Grid } from './grid' // refused: imports ./grid",
        "import * as xstate from 'xstate' // refused: otherwise than by names",
        'enum Colour { Warm } // refused: not erasable',
        'export',
      ].join('\n'),
    ],
    ['presses: number }', "presses: import('./grid').Grid } // refused: a type in passing"],
  ],
  [
    'pureConfig',
    ["id: 'lamp',", 'id: `lamp`, // refused: is no literal'],
    ["initial: 'dark',", "initial: ['dark'].join(), // refused: is no literal"],
    [
      "description: 'Waits for somebody.',",
      [
        'tags, // refused: not written as key: value',
        '...shared, // refused: not written as key: value',
        "[`entry`]: 'x', // refused: a key is computed",
        'exit: () => {}, // refused: exit is a function',
      ].join('\n'),
    ],
  ],
  [
    'namedParts',
    ['guards: {', 'guards: {\n    check: () => true, // refused: does not read as a sentence'],
    ["'countPresses', params", "'countPressse', params"],
    ['({ times: event.times ?? 1 }) },', '({ times: event.times ?? 1 }) }, // refused: among the actions'],
    [
      "{ target: 'dark', description: 'There is none.' },",
      "{ guard: 'isDown' }, // refused: among the guards",
    ],
    ["description: 'Shines.',", 'entry: () => {}, // refused: has no name'],
  ],
  [
    'wholeInvoke',
    ['invoke: {', 'invoke: { // refused: has no'],
    ["id: 'askGrid',", ''],
    ["onError: { target: 'dark', description: 'The grid is silent.' },", ''],
  ],
  [
    'portKinds',
    [
      '  actors: {',
      '  actors: {\n    payGrid: fromPromise(() => {}), // refused: does not say whether payGrid',
    ],
    [
      "askGrid: 'reads'",
      "\naskGrid: 'asks', // refused: no kind of port\nfuse: 'changes', // refused: not among\n",
    ],
  ],
  [
    'limitedWaits',
    ['    asking: {', '    asking: { // refused: without a time limit'],
    ["after: { readTimeout: { target: 'dark', description: 'The grid takes too long.' } },", ''],
  ],
  ['namedDelays', ['after: { coolingTime: {', 'after: {\n1000: { // refused: the delay 1000\n']],
  [
    'described',
    ["dark: {\n      description: 'Waits for somebody.',", 'dark: { // refused: dark has no description'],
    ["{ target: 'dark', description: 'There is none.' },", "{ target: 'dark' }, // refused: onDone has no"],
    [
      "onError: { target: 'dark', description: 'The grid is silent.' },",
      "onError: 'dark', // refused: no object",
    ],
  ],
  [
    'refusingStubs',
    ["throw new Error('askGrid must be provided')", 'return { hasPower: true }'],
    ['=> {\n', '=> { // refused: does not refuse\n'],
  ],
  [
    'refusingStubs',
    ["Error('askGrid must be provided')", "Error('not provided')"],
    ['=> {\n', '=> { // refused: without saying its name\n'],
  ],
  [
    'clicksThrough',
    ['createMachine({', 'createMachine({ // refused: without data'],
    ['event.output?.hasPower ?? false', 'event.output.hasPower'],
  ],
  [
    'clicksThrough',
    ['guards: {', 'guards: {\n    bulbIsWarm: ({ context }) => context.presses > 1,'],
    ["target: 'lit',", "target: 'judging',"],
    [
      '    lit: {',
      `judging: {
        description: 'A simulator takes the first transition, whatever the bulb is like.',
        always: [
          { guard: 'bulbIsWarm', target: 'warming', description: 'It is warm.' },
          { target: 'cold', description: 'It is not.' },
        ],
      },
      cold: { // refused: cannot be reached
        description: 'Waits.',
      },
      warming: { // refused: cannot be reached
        description: 'Glows until the bulb is warm. A simulator does not stop here.',
        always: { guard: 'bulbIsWarm', target: 'lit', description: 'It is warm.' },
      },
      lit: {`,
    ],
  ],
  ['knownRequirements', ["['X1'] },", "['X1', 'X99'] }, // refused: 'X99' is no requirement"]],
  [
    'knownRequirements',
    ["meta: { requirements: ['X1'] },", ''],
    ['createMachine({', 'createMachine({ // refused: no state or transition names'],
  ],
  [
    'textIsMachine',
    ['createMachine({', 'createMachine({ // refused: differ at initial'],
    ["initial: 'dark'", "initial: 'd' + 'ark'"],
  ],
]

describe('X1: the rules for machine files', () => {
  test('accept a machine that obeys them', async () => {
    expect(await checkMachine('lamp.machine.ts', lamp)).toEqual([])
  })

  // It writes the first today; files from older versions have the others.
  test.each(['.createMachine({', 'export const', '= setup('])(
    "accept the layout that Stately's editor writes at %s, so that an analyst's change can return",
    async (at) => {
      const layout = '/** @xstate-layout N4IgpgJg5mDOIC5QBsCGAvMBbAtAWgA */'
      const written = edited([
        at,
        at === 'export const' ? `${layout}\n${at}` : at.replace(/[({]*$/, `$&${layout}`),
      ])
      expect(await checkMachine('lamp.machine.ts', written)).toEqual([])
    },
  )

  // The second is walked by paths, not clicked by analysts, and has an eventless transition for that.
  test.each([
    ['sample', ['limitedWaits']],
    ['parallelSample', ['clicksThrough']],
  ])('accept the machine %s of the path kit, except for %j', async (stem, refused) => {
    const text = read(`../../tools/paths/tests/${stem}.machine.ts`)
    const findings = await checkMachine(`${stem}.machine.ts`, text)
    expect([...new Set(findings.map(({ rule }) => rule))]).toEqual(refused)
  })

  test('have a bad example each', () => {
    expect(new Set(bad.map(([rule]) => rule))).toEqual(new Set(Object.keys(rules)))
  })

  test.each(bad)('%s names each line that it refuses, and why (%#)', async (rule, ...edits) => {
    const text = edited(...edits)
    const found = (await checkMachine('lamp.machine.ts', text)).filter((finding) => finding.rule === rule)
    const marked = text.split('\n').flatMap((line, index) => {
      const words = /refused: ([^,]+)/.exec(line)?.[1]
      return words ? [{ line: index + 1, words }] : []
    })
    expect(new Set(found.map(({ line }) => line))).toEqual(new Set(marked.map(({ line }) => line)))
    for (const { line, words } of marked) {
      const messages = found.filter((finding) => finding.line === line).map(({ message }) => message)
      expect(messages.join()).toContain(words)
    }
  })
})
