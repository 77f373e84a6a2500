import { fromPromise } from 'xstate'
import type { Reactions } from '../../../src/core/announcement'

/** A call of a port; it waits until the test answers. */
export interface Call {
  /** The id of the invocation. */
  id: string
  /** The name of the port. */
  src: string
  input: unknown
  signal: AbortSignal
  isSettled: boolean
  resolve: (output: unknown) => void
  reject: (error: unknown) => void
}

/** What the tests put in the place of ports and of tables of reactions, whose modules they mock. */
export const script = {
  calls: [] as Call[],
  /** Returns the table to use, so that a test can put a fault into it. */
  table: (reactions: Reactions, _type: string): Reactions => reactions,
}

/** Replaces `port` of src/core/port.ts, without a time limit. */
export const port = () =>
  fromPromise<unknown>(
    ({ input, self, signal }) =>
      new Promise((resolve, reject) => {
        const call: Call = {
          ...{ id: self.id, src: String(self.src), input, signal, isSettled: false },
          resolve(output) {
            call.isSettled = true
            resolve(output)
          },
          reject(error) {
            call.isSettled = true
            reject(error)
          },
        }
        script.calls.push(call)
      }),
  )
