/**
 * The production build of React has no `act`. This one renders all effects of a step before the test continues. Import
 * it before every module that imports `act`.
 */
import React from 'react'
import { flushSync } from 'react-dom'

const nextTask = () => new Promise<void>((resolve) => setImmediate(resolve))

async function waitForRender<Result>(result: PromiseLike<Result>): Promise<Result> {
  const value = await result
  // React renders in its own tasks, and a render can start more of them.
  await nextTask()
  await nextTask()
  return value
}

const isAwaited = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value

/** Like React's own: renders at once, and is awaited if the step is. */
function act(step: () => unknown): PromiseLike<unknown> {
  const result = flushSync(step)
  return isAwaited(result) ? waitForRender(result) : Promise.resolve(result)
}

Object.assign(React, { act })
