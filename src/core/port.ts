import {
  type AnyStateMachine,
  fromPromise,
  type NonReducibleUnknown,
  type PromiseActorLogic,
  type SnapshotFrom,
} from 'xstate'
import { CallFailed } from '../api/failure'
import { within } from '../lib/within'
import { type PortLimit, secondsOf } from './portKinds'

/** What the work of a port is given. */
export interface Call<Input> {
  input: Required<Input>
  /** Aborted when the flow stops, and after the seconds of the port. */
  signal: AbortSignal
}

/** `limit` is a mark for the compiler. */
type Port<Limit extends PortLimit, Output, Input> = PromiseActorLogic<Output, Input> & { limit?: Limit }

/**
 * Creates a port that calls the provider, but not with an incomplete input: a machine passes on a missing value as
 * undefined. Without an answer in time, it aborts the call and fails with `timedOut`, or answers what `onSilence` returns.
 * A stopped flow aborts its calls and receives no more answers: React's strict mode restarts the same flow, which must
 * not treat the abort as a failure.
 */
export const port = <const Limit extends PortLimit, Output, Input = NonReducibleUnknown>(
  limit: Limit,
  work: (call: Call<Input>) => Promise<Output>,
  onSilence?: () => Output,
): Port<Limit, Output, Input> =>
  fromPromise<Output, Input>(async ({ input, signal }) => {
    const controller = new AbortController()
    signal.addEventListener('abort', () => controller.abort())
    const silence = new CallFailed('timedOut', 'answer')
    try {
      return await within(
        secondsOf(limit) * 1000,
        () => work({ input: requireComplete(input), signal: controller.signal }),
        () => {
          // Before the flow learns of it, the client has reported the call.
          controller.abort(silence)
          return silence
        },
      )
    } catch (error) {
      if (signal.aborted) return new Promise<never>(() => {})
      if (error === silence && onSilence) return onSilence()
      throw error
    }
  })

function requireComplete<Input>(input: Input): Required<Input> {
  for (const [name, value] of Object.entries(input ?? {}))
    if (value === undefined) throw new CallFailed('unreadable', name)
  return input as Required<Input>
}

type MetaOf<Machine extends AnyStateMachine> = ReturnType<SnapshotFrom<Machine>['getMeta']>
type LimitsOf<Machine extends AnyStateMachine> = Extract<
  MetaOf<Machine>[keyof MetaOf<Machine>],
  { ports: object }
>['ports']
type ActorsOf<Machine extends AnyStateMachine> = NonNullable<Parameters<Machine['provide']>[0]['actors']>

/** The ports of a machine, each with the kind that the machine declares. */
export type PortsOf<Machine extends AnyStateMachine> = {
  [Name in keyof LimitsOf<Machine> & keyof ActorsOf<Machine>]: NonNullable<
    ActorsOf<Machine>[Name]
  > extends PromiseActorLogic<infer Output, infer Input>
    ? Port<Extract<LimitsOf<Machine>[Name], PortLimit>, Output, Input>
    : never
}
