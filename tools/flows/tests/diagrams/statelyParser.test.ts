import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Gap, shapeOf } from '../../../../tests/machines/writtenShape'
import { extracted, renamedThere } from '../../../stately/parser'
import { type Flow, statesIn, withoutFlow } from '../../diagrams/flow'
import { type DrawnFlow, drawnFlowOf, drawnFlows } from '../../diagrams/machines'

/** What Stately's parser leaves out. It stays in the file: the parser changes a source and writes none. */
const gaps: readonly Gap[] = [
  { of: 'state', key: 'meta', type: 'object', why: 'of meta it takes a description alone' },
  { of: 'transition', key: 'meta', type: 'object', why: 'XState 4 had it on states alone' },
  { of: 'transition', key: 'reenter', type: 'boolean', why: 'it reads it and does not hand it on' },
  { of: 'guard', key: 'params', type: 'function', why: 'params are data to it, and a function is none' },
  { of: 'action', key: 'params', type: 'function', why: 'params are data to it, and a function is none' },
  { of: 'invoke', key: 'input', type: 'function', why: 'XState 4 had no input' },
]

const flows = drawnFlows()
const textOf = ({ file }: DrawnFlow) => file.source.text

// It warns of each function among params that it leaves out.
beforeEach(() => vi.spyOn(console, 'warn').mockReturnValue())
afterEach(() => vi.restoreAllMocks())

describe("X1: Stately's parser", () => {
  const met = new Set<Gap>()

  test.each(flows)('takes all of $stem except the known gaps', (one) => {
    expect(shapeOf(extracted(textOf(one)).toConfig() ?? {})).toEqual(shapeOf(one.machine.config, gaps, met))
  })

  test('has no known gap that no machine meets', () => {
    expect(gaps.filter((gap) => !met.has(gap))).toEqual([])
  })

  test.each(flows)('renames a state of $stem, and everything else stays', (one) => {
    const { flow, file } = one
    const id = mostTargeted(flow)
    const text = renamedThere(textOf(one), withoutFlow(id).split('.'), 'renamed')
    expect(drawnFlowOf(file.path, text).flow).toEqual(renamedFlow(flow, id, id.replace(/\w+$/, 'renamed')))
  })
})

/** The id of the state to which most arrows lead. */
function mostTargeted({ transitions }: Flow): string {
  const targets = transitions.map(({ target = '' }) => target)
  const arrowsTo = (id: string) => targets.filter((target) => target === id).length
  return targets.sort((one, other) => arrowsTo(other) - arrowsTo(one))[0] ?? ''
}

function renamedFlow(flow: Flow, id: string, newId: string): Flow {
  const places = new RegExp(`${id.replaceAll('.', '\\.')}\\b`, 'g')
  const renamed: Flow = JSON.parse(JSON.stringify(flow).replaceAll(places, newId))
  const state = statesIn(renamed.root).find((one) => one.id === newId)
  if (state) state.key = 'renamed'
  return renamed
}
