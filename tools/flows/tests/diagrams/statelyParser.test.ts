import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { loadMachine } from '../../../../scripts/machine-rules/loadMachine'
import { type Gap, shapeOf } from '../../../../tests/machines/writtenShape'
import { extracted, renamedThere } from '../../../stately/parser'
import { drawnFlows } from '../../diagrams/drawnFlow'
import { mostTargeted, resolvedStates } from './resolvedStates'

/** What Stately's parser leaves out. It all stays in the file: the parser changes a source and writes none. */
const gaps: readonly Gap[] = [
  { of: 'state', key: 'meta', type: 'object', why: 'of meta it takes a description alone' },
  { of: 'transition', key: 'meta', type: 'object', why: 'XState 4 had it on states alone' },
  { of: 'transition', key: 'reenter', type: 'boolean', why: 'it reads it and does not hand it on' },
  { of: 'guard', key: 'params', type: 'function', why: 'params are data to it, and a function is none' },
  { of: 'action', key: 'params', type: 'function', why: 'params are data to it, and a function is none' },
  { of: 'invoke', key: 'input', type: 'function', why: 'XState 4 had no input' },
]

const machines = drawnFlows().map(({ stem, file: { path, source, machine } }) => {
  if (machine instanceof Error) throw machine
  return { stem, path, text: source.text, machine }
})

// It tells of each function among params that it leaves it out.
beforeEach(() => vi.spyOn(console, 'warn').mockReturnValue())
afterEach(() => vi.restoreAllMocks())

describe("X1: Stately's parser", () => {
  const met = new Set<Gap>()

  test.each(machines)('takes all of $stem but for what is known to be left out', ({ text, machine }) => {
    expect(shapeOf(extracted(text).toConfig() ?? {})).toEqual(shapeOf(machine.config, gaps, met))
  })

  test('leaves out nothing that no machine has', () => {
    expect(gaps.filter((gap) => !met.has(gap))).toEqual([])
  })

  test.each(machines)('renames a state of $stem, and all else comes back', ({ path, text, machine }) => {
    const old = mostTargeted(machine)
    const renamed = loadMachine(path, renamedThere(text, old, 'calledAnew'))
    if (renamed instanceof Error) throw renamed
    expect(resolvedStates(renamed)).toEqual(resolvedStates(machine, { old, name: 'calledAnew' }))
  })
})
