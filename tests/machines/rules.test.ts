import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkMachine, rules } from '../../scripts/machine-rules/checkMachine'

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')

/** `clicksThrough.ts.txt`; a rule that refuses two things has a second one, `clicksThrough.unreachable.ts.txt`. */
const examples = readdirSync(join(import.meta.dirname, 'bad'))
const ruleOf = (example: string) => example.split('.')[0]

/** The lines that an example marks as those which its rule has to name. */
const markedLines = (text: string) =>
  text.split('\n').flatMap((line, index) => (line.includes('// refused') ? [index + 1] : []))

describe('X1: the rules for machine files', () => {
  test('let a machine pass that obeys them', async () => {
    expect(await checkMachine('lamp.machine.ts', read('lamp.ts.txt'))).toEqual([])
  })

  // It writes the first; files that it took over from older versions have the others.
  test.each([
    ['.createMachine({', '.createMachine({\n  /** @xstate-layout N4IgpgJg5mDOIC5QBsCGAvMBbAtAWgA */'],
    ['export const', '/** @xstate-layout N4IgpgJg5mDOIC5QBsCGAvMBbAtAWgA */\nexport const'],
    ['= setup(', '=\n  /** @xstate-layout N4IgpgJg5mDOIC5QBsCGAvMBbAtAWgA */\n  setup('],
  ])(
    "let Stately's editor write its layout at %s, so that an analyst's change comes back",
    async (at, text) => {
      const written = read('lamp.ts.txt').replace(at, text)
      expect(written).toContain('@xstate-layout')
      expect(await checkMachine('lamp.machine.ts', written)).toEqual([])
    },
  )

  // The second is walked by paths, not clicked by analysts, and has an eventless transition for that.
  test.each([
    ['sample', ['limitedWaits']],
    ['parallelSample', ['clicksThrough']],
  ])('let the machine %s of the path kit pass, but for %j', async (stem, refused) => {
    const findings = await checkMachine(
      `${stem}.machine.ts`,
      read(`../../tools/paths/tests/${stem}.machine.ts`),
    )
    expect([...new Set(findings.map(({ rule }) => rule))]).toEqual(refused)
  })

  test('have a bad example each', () => {
    expect(new Set(examples.map(ruleOf))).toEqual(new Set(rules.map(({ name }) => name)))
  })

  test.each(examples)('%s is refused by its rule, naming file and line', async (example) => {
    const rule = ruleOf(example)
    const text = read(`bad/${example}`)
    const findings = (await checkMachine('lamp.machine.ts', text)).filter((finding) => finding.rule === rule)
    expect(findings.length).toBeGreaterThan(0)
    expect([...new Set(findings.map(({ line }) => line))].sort((a, b) => a - b)).toEqual(markedLines(text))
    for (const { path, message } of findings) {
      expect(path).toBe('lamp.machine.ts')
      expect(message).not.toBe('')
    }
  })
})
