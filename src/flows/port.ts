import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate'

/**
 * Creates a port that calls the provider. A stopped flow aborts its calls and receives no more answers: React's strict
 * mode restarts the same flow, which must not treat the abort as a failure.
 */
export function port<Output, Input = NonReducibleUnknown>(
  work: (call: { input: Input; signal: AbortSignal }) => Promise<Output>,
): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(async ({ input, signal }) => {
    try {
      return await work({ input, signal })
    } catch (error) {
      if (signal.aborted) return new Promise<never>(() => {})
      throw error
    }
  })
}
