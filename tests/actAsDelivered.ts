/**
 * React as it is delivered knows no `act`, which tests wait by: what a step sets off is drawn, with all that follows from
 * it, before the test goes on. Loaded before anything that asks React for it.
 */
import React from 'react'
import { flushSync } from 'react-dom'

const nextTask = () => new Promise<void>((resolve) => setImmediate(resolve))

async function drawn<Result>(result: PromiseLike<Result>): Promise<Result> {
  const value = await result
  // React draws in tasks of its own, and what has been drawn can set off more.
  await nextTask()
  await nextTask()
  return value
}

const isAwaited = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value

/** Like React's own: drawn at once, and awaited where the step is. */
function act(step: () => unknown): PromiseLike<unknown> {
  const result = flushSync(step)
  return isAwaited(result) ? drawn(result) : Promise.resolve(result)
}

Object.assign(React, { act })
