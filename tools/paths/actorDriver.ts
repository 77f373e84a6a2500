import {
  type Actor,
  type ActorOptions,
  type AnyStateMachine,
  createActor,
  type EventObject,
  fromPromise,
  SimulatedClock,
} from 'xstate'
import { kindOf } from './alphabet'
import type { Driver } from './driver'
import { type Moment, momentOf, type PortCall } from './moment'

interface HeldCall {
  resolve(output: unknown): void
  reject(error: unknown): void
}

/** The machine alone: its ports are held open until the path settles them, its clock is simulated. */
export function actorDriver(
  machine: AnyStateMachine,
  inspect?: ActorOptions<AnyStateMachine>['inspect'],
): Driver<Moment> {
  const held = new Map<string, HeldCall>()
  let calls: PortCall[] = []
  let emitted: EventObject[] = []
  let clock = new SimulatedClock()
  let actor: Actor<AnyStateMachine> | undefined

  const port = (name: string) =>
    fromPromise<unknown, unknown>(({ input, self }) => {
      calls.push({ port: name, input })
      return new Promise((resolve, reject) => held.set(self.id, { resolve, reject }))
    })
  const names = Object.keys(machine.implementations.actors ?? {})
  const scripted = machine.provide({ actors: Object.fromEntries(names.map((name) => [name, port(name)])) })

  const running = () => {
    if (!actor) throw new Error('the driver has not been started')
    return actor
  }

  function settle(id: string): HeldCall {
    const call = held.get(id)
    if (!call) throw new Error(`the port ${id} is not waiting for an answer`)
    held.delete(id)
    return call
  }

  function elapse(delay: number) {
    const before = running().getSnapshot()
    clock.increment(delay - 1)
    if (running().getSnapshot() !== before) throw new Error(`something elapsed before ${delay} ms`)
    clock.increment(1)
  }

  return {
    async start({ input }) {
      held.clear()
      calls = []
      emitted = []
      clock = new SimulatedClock()
      actor = createActor(scripted, { input, clock, inspect })
      // An error of the machine shows in its status; without an observer XState would throw it globally.
      actor.subscribe({ error: () => {} })
      actor.on('*', (event: EventObject) => emitted.push(event))
      actor.start()
    },
    async fire({ delay, ...event }) {
      calls = []
      emitted = []
      const kind = kindOf(event.type)
      if (kind.kind === 'done') settle(kind.port).resolve(event.output)
      else if (kind.kind === 'error') settle(kind.port).reject(event.error)
      else if (kind.kind === 'after') elapse(Number(delay))
      else running().send(event)
      await new Promise((resolve) => setImmediate(resolve))
    },
    look: async () => momentOf(running().getSnapshot(), calls, emitted),
    expects: ({ output, ...moment }) => (output === undefined ? moment : { ...moment, output }),
    async stop() {
      actor?.stop()
    },
  }
}
