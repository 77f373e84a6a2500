import { expect, test, vi } from 'vitest'
import { createMachine } from 'xstate'
import { extractMachine } from '../../../stately/parser'
import { type Flow, flowOf } from '../../diagrams/flow'
import { drawnFlows } from '../../diagrams/machines'

/** The parser knows neither `meta` nor `reenter`. The file keeps both, because the parser edits it in place. */
const withoutUnsupported = (flow: Flow) =>
  JSON.parse(
    JSON.stringify(flow, (key, value) => (/^(requirements|reenters)$/.test(key) ? undefined : value)),
  )

test.each(drawnFlows())("X1: Stately's parser takes all of $stem", ({ file, machine, flow }) => {
  // The parser warns of each `params` function that it omits.
  vi.spyOn(console, 'warn').mockReturnValue()
  const json = JSON.stringify(extractMachine(file.source.text).toConfig())
  // A guard was a `cond` in XState 4. The parser puts an action into an object of its own.
  const config = JSON.parse(json.replaceAll('"cond":', '"guard":'), (_, value) => value?.action ?? value)
  const { meta } = machine.config
  expect(withoutUnsupported(flowOf(createMachine({ ...config, meta })))).toEqual(withoutUnsupported(flow))
})
