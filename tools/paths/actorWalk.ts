import {
  type ActorOptions,
  type AnyStateMachine,
  createActor,
  type EventObject,
  fromPromise,
  SimulatedClock,
} from 'xstate'
import { kindOf } from './cases'
import { type ObservedSnapshot, observedOf, type PortCall } from './observedSnapshot'
import type { StartWalk } from './runPaths'

interface PendingCall {
  resolve(output: unknown): void
  reject(error: unknown): void
}

/** The machine alone, for one walk at a time: paths settle the calls of its ports, and its clock is simulated. */
export function actorWalk(
  machine: AnyStateMachine,
  inspect?: ActorOptions<AnyStateMachine>['inspect'],
): StartWalk<ObservedSnapshot> {
  const pendingCalls = new Map<string, PendingCall>()
  let calls: PortCall[] = []
  const port = (name: string) =>
    fromPromise<unknown, unknown>(({ input, self }) => {
      calls.push({ port: name, input })
      return new Promise((resolve, reject) => pendingCalls.set(self.id, { resolve, reject }))
    })
  const names = Object.keys(machine.implementations.actors ?? {})
  const testMachine = machine.provide({ actors: Object.fromEntries(names.map((name) => [name, port(name)])) })

  return async ({ input }) => {
    pendingCalls.clear()
    calls = []
    let emitted: EventObject[] = []
    const clock = new SimulatedClock()
    const actor = createActor(testMachine, { input, clock, inspect })
    // An error of the machine shows in its status; without an observer XState would throw it globally.
    actor.subscribe({ error: () => {} })
    actor.on('*', (event: EventObject) => emitted.push(event))
    actor.start()

    function settle(id: string) {
      const call = pendingCalls.get(id)
      if (!call) throw new Error(`the port ${id} is not waiting for an answer`)
      pendingCalls.delete(id)
      return call
    }

    function elapse(delay: number) {
      const snapshotBefore = actor.getSnapshot()
      clock.increment(delay - 1)
      if (actor.getSnapshot() !== snapshotBefore) throw new Error(`something elapsed before ${delay} ms`)
      clock.increment(1)
    }

    return {
      async fire({ delay, ...event }) {
        calls = []
        emitted = []
        const kind = kindOf(event.type)
        if (kind.kind === 'done') settle(kind.port).resolve(event.output)
        else if (kind.kind === 'error') settle(kind.port).reject(event.error)
        else if (kind.kind === 'after') elapse(Number(delay))
        else actor.send(event)
        await new Promise((resolve) => setImmediate(resolve))
      },
      observe: async () => observedOf(actor.getSnapshot(), calls, emitted),
      expects: ({ output, ...observed }) => (output === undefined ? observed : { ...observed, output }),
    }
  }
}
