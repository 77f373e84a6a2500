import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type AnyStateMachine, createActor, fromPromise, waitFor } from 'xstate'
import { loadMachine } from '../../scripts/machine-rules/loadMachine'
import { leaveOutDescriptions } from '../../scripts/vite/withoutDescriptions'

const lamp = readFileSync(join(import.meta.dirname, 'lamp.ts.txt'), 'utf8')

function load(text: string): AnyStateMachine {
  const machine = loadMachine('lamp.machine.ts', text)
  if (machine instanceof Error) throw machine
  return machine
}

/** As data, with functions by their text, so that two machines can be compared. */
const dataOf = (value: unknown, replace: (key: string, value: unknown) => unknown = (_, same) => same) =>
  JSON.parse(
    JSON.stringify(value, (key, item) => replace(key, typeof item === 'function' ? String(item) : item)),
  ) as unknown

test('X1: a machine is built without its words for analysts, and with all the rest', async () => {
  const machine = load(leaveOutDescriptions(lamp).code)
  const isWord = (key: string) => key === 'description' || key === 'meta'
  expect(dataOf(machine.config)).toEqual(
    dataOf(load(lamp).config, (key, value) => (isWord(key) ? undefined : value)),
  )
  expect(JSON.stringify(machine.config)).not.toMatch(/description|requirements|ports/)

  const actor = createActor(
    machine.provide({ actors: { askGrid: fromPromise(async () => ({ hasPower: true })) } }),
  ).start()
  actor.send({ type: 'button.press', times: 2 })
  const lit = await waitFor(actor, (snapshot) => snapshot.matches('lit'))
  expect(lit.context).toEqual({ presses: 2 })
  actor.stop()
})

test('X1: a machine is built without the types that only the compiler reads', () => {
  const { code } = leaveOutDescriptions(lamp)
  expect(lamp).toContain('types:')
  expect(code).not.toContain('types:')
  expect(leaveOutDescriptions(`const list = { types: [1] }\n${lamp}`).code).toContain('types: [1]')
})

test('X1: quotes, braces and line breaks in a description do not mislead the build', () => {
  for (const words of [
    `'It\\'s "dark", {so: [to]}, description: say.'`,
    `"Waits, 'dark' }, meta: { requirements: ['X9'] }"`,
    `\n        'Waits.'`,
  ]) {
    const written = lamp.replace("'Waits for somebody.'", words)
    expect(written).not.toBe(lamp)
    expect(load(written).states.dark?.description).toBeDefined()
    expect(leaveOutDescriptions(written).code).toBe(leaveOutDescriptions(lamp).code)
  }
})

test('X1: a description that is data of the machine stays, and so does what else stands in meta', () => {
  const written = lamp
    .replaceAll('{ presses: 0 }', "{ presses: 0, description: 'of oak' }")
    .replace('times: event.times ?? 1 }', "times: event.times ?? 1, description: 'by hand' }")
    .replace("src: 'askGrid',", "src: 'askGrid', input: { description: 'for light' },")
    .replace("requirements: ['X1'] }", "requirements: ['X1'], description: 'kept' }")
  const { code } = leaveOutDescriptions(`const item = { description: 'an example' }\n${written}`)
  for (const kept of ['of oak', 'by hand', 'for light', 'kept', 'an example'])
    expect(code).toContain(`description: '${kept}'`)
  expect(code.match(/description/g)).toHaveLength(5)
  expect(createActor(load(code)).getSnapshot().context).toEqual({ presses: 0, description: 'of oak' })
})
