import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkMachine, rules } from '../../scripts/machine-rules/checkMachine'

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')

/** The lines that an example marks as those which its rule has to name. */
const markedLines = (text: string) =>
  text.split('\n').flatMap((line, index) => (line.includes('// refused') ? [index + 1] : []))

describe('X1: the rules for machine files', () => {
  test('let a machine pass that obeys them', async () => {
    expect(await checkMachine('lamp.machine.ts', read('lamp.ts.txt'))).toEqual([])
  })

  test.each(['sample', 'parallelSample'])('let the machine %s of the path kit pass', async (stem) => {
    const findings = await checkMachine(`${stem}.machine.ts`, read(`../paths/kit/${stem}.machine.ts`))
    expect(findings).toEqual([])
  })

  test.each(rules.map(({ name }) => name))(
    '%s refuses its bad example, naming file and line',
    async (rule) => {
      const text = read(`bad/${rule}.ts.txt`)
      const findings = (await checkMachine('lamp.machine.ts', text)).filter(
        (finding) => finding.rule === rule,
      )
      expect(findings.length).toBeGreaterThan(0)
      expect([...new Set(findings.map(({ line }) => line))].sort((a, b) => a - b)).toEqual(markedLines(text))
      for (const { path, message } of findings) {
        expect(path).toBe('lamp.machine.ts')
        expect(message).not.toBe('')
      }
    },
  )
})
