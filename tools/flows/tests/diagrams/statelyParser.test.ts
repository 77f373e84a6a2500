import { expect, test, vi } from 'vitest'
import { type Gap, shapeOf } from '../../../../tests/machines/writtenShape'
import { extracted } from '../../../stately/parser'
import { drawnFlows } from '../../diagrams/machines'

/** What Stately's parser leaves out. It stays in the file: the parser changes a source and writes none. */
const gaps: readonly Gap[] = [
  { of: 'state', key: 'meta', type: 'object', why: 'of meta it takes a description alone' },
  { of: 'transition', key: 'meta', type: 'object', why: 'XState 4 had it on states alone' },
  { of: 'transition', key: 'reenter', type: 'boolean', why: 'it reads it and does not hand it on' },
  { of: 'guard', key: 'params', type: 'function', why: 'params are data to it, and a function is none' },
  { of: 'action', key: 'params', type: 'function', why: 'params are data to it, and a function is none' },
  { of: 'invoke', key: 'input', type: 'function', why: 'XState 4 had no input' },
]
const met = new Set<Gap>()

test.each(drawnFlows())("X1: Stately's parser takes all of $stem but the known gaps", ({ file, machine }) => {
  // It warns of each function among params that it leaves out.
  vi.spyOn(console, 'warn').mockReturnValue()
  const taken = extracted(file.source.text).toConfig() ?? {}
  expect(shapeOf(taken)).toEqual(shapeOf(machine.config, gaps, met))
})

test("X1: some machine meets each known gap of Stately's parser", () => {
  expect(gaps.filter((gap) => !met.has(gap))).toEqual([])
})
