import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type AnyStateMachine, createActor } from 'xstate'
import { loadMachine } from '../../machine-rules/machineFile'
import { removeDescriptions } from '../../vite/stripDescriptions'

const lamp = readFileSync(join(import.meta.dirname, 'lamp.ts.txt'), 'utf8')

function load(text: string): AnyStateMachine {
  const machine = loadMachine('lamp.machine.ts', text)
  if (machine instanceof Error) throw machine
  return machine
}

/** A configuration as data, with functions by their text. */
const dataOf = (text: string, omitted: string[] = []): unknown =>
  JSON.parse(
    JSON.stringify(load(text).config, (key, item) =>
      omitted.includes(key) ? undefined : typeof item === 'function' ? String(item) : item,
    ),
  )

test('X1: the build leaves out descriptions, meta and types of a machine, and keeps the rest', () => {
  const { code } = removeDescriptions(lamp)
  expect(dataOf(code)).toEqual(dataOf(lamp, ['description', 'meta']))
  expect(lamp).toContain('types:')
  expect(code).not.toMatch(/description|requirements|ports|types:/)
  expect(removeDescriptions(`const list = { types: [1] }\n${lamp}`).code).toContain('types: [1]')
})

test('X1: a description that is data of the machine stays, and so does the rest of meta', () => {
  const source = lamp
    .replaceAll('{ presses: 0 }', "{ presses: 0, description: 'of oak' }")
    .replace('times: event.times ?? 1 }', "times: event.times ?? 1, description: 'by hand' }")
    .replace("src: 'askGrid',", "src: 'askGrid', input: { description: 'for light' },")
    .replace("requirements: ['X1'] }", "requirements: ['X1'], description: 'kept' }")
  const { code } = removeDescriptions(`const item = { description: 'an example' }\n${source}`)
  for (const description of ['of oak', 'by hand', 'for light', 'kept', 'an example'])
    expect(code).toContain(`description: '${description}'`)
  expect(code.match(/description/g)).toHaveLength(5)
  expect(createActor(load(code)).getSnapshot().context).toEqual({ presses: 0, description: 'of oak' })
})
