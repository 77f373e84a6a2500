import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate'
import { CallFailed } from '../api/failure'

/**
 * Creates a port that calls the provider, but not with an incomplete input: a machine passes on a missing value as
 * undefined. A stopped flow aborts its calls and receives no more answers: React's strict mode restarts the same flow,
 * which must not treat the abort as a failure.
 */
export function port<Output, Input = NonReducibleUnknown>(
  work: (call: { input: Required<Input>; signal: AbortSignal }) => Promise<Output>,
): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(async ({ input, signal }) => {
    try {
      return await work({ input: requireComplete(input), signal })
    } catch (error) {
      if (signal.aborted) return new Promise<never>(() => {})
      throw error
    }
  })
}

function requireComplete<Input>(input: Input): Required<Input> {
  for (const [name, value] of Object.entries(input ?? {}))
    if (value === undefined) throw new CallFailed('unreadable', name)
  return input as Required<Input>
}
