import { expect, it, vi } from 'vitest'
import { createActor, emit, setup } from 'xstate'
import { createListener } from './listener'

const types = { tags: {} as 'busy', emitted: {} as { type: 'call.failed' } | { type: 'change.succeeded' } }

const child = setup({ types }).createMachine({
  id: 'child',
  entry: emit({ type: 'call.failed' }),
  initial: 'resting',
  states: { resting: { on: { work: 'working' } }, working: { tags: ['busy'] } },
})
const parent = setup({ types, actors: { child } }).createMachine({
  id: 'parent',
  entry: emit({ type: 'change.succeeded' }),
  invoke: { id: 'child', src: 'child' },
})

it('E1: the shell receives the announcements of first states, of parent and child, and their attempts', () => {
  const announce = vi.fn()
  const beginAttempt = vi.fn()
  const actor = createActor(parent, { inspect: createListener({ announce, beginAttempt }) }).start()
  expect(announce).toHaveBeenCalledTimes(2)
  expect(announce).toHaveBeenCalledWith({ type: 'change.succeeded', flow: 'parent' })
  expect(announce).toHaveBeenCalledWith({ type: 'call.failed', flow: 'child' })
  expect(beginAttempt).not.toHaveBeenCalled()
  actor.getSnapshot().children.child?.send({ type: 'work' })
  expect(beginAttempt.mock.calls).toEqual([['child']])
})
