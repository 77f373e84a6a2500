import { expect, it, vi } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { watchFlows } from './watchFlows'

const lampMachine = createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: { on: { press: { target: 'on' }, look: { actions: () => {} } } },
    on: { on: { press: { target: 'off' } } },
  },
})

it('X3: the breadcrumbs are the last 20 transitions, a repeated one once; counts begin again', () => {
  const flows = watchFlows()
  const lamp = createActor(lampMachine, { inspect: flows.inspect }).start()
  for (let times = 0; times < 3; times++) lamp.send({ type: 'look' })
  expect(flows.breadcrumbs()).toEqual(['lamp xstate.init', 'lamp.off look 0'])
  for (let times = 0; times < 30; times++) lamp.send({ type: 'press' })
  expect(flows.breadcrumbs()).toHaveLength(20)
  expect(flows.breadcrumbs().at(-1)).toBe('lamp.on press 0')
  const presses = { 'lamp.off press 0': 15, 'lamp.on press 0': 15 }
  expect(flows.takeCounts()).toEqual({ 'lamp xstate.init': 1, 'lamp.off look 0': 3, ...presses })
  expect(flows.takeCounts()).toEqual({})
})

it('X3: a slow interaction is named by the first step in its time', () => {
  const clock = vi.spyOn(performance, 'now')
  const flows = watchFlows()
  const lamp = createActor(lampMachine, { inspect: flows.inspect })
  for (const [time, type] of [
    [100, 'look'],
    [200, 'look'],
    [260, 'press'],
  ] as const) {
    clock.mockReturnValue(time)
    lamp.start()
    lamp.send({ type })
  }
  expect(flows.stepBetween(150, 300)).toBe('lamp.off look 0')
  expect(flows.stepBetween(201, 260)).toBe('lamp.off press 0')
  expect(flows.stepBetween(261, 300)).toBeUndefined()
  expect(flows.stepBetween(0, 99)).toBeUndefined()
})
