import { type ModelFactory, Statechart } from 'scion-core'
import { SimulatedClock } from 'xstate'
import type { Chart, ScxmlEvent } from './scxmlWalk'

type SentEvent = ScxmlEvent & { sendid: string }

/** Starts a flow in SCION, with a simulated clock. */
export function scionChart(model: ModelFactory, input: unknown): Chart {
  const clock = new SimulatedClock()
  const timers = new Map<string, number>()
  let sent: ScxmlEvent[] = []
  let output: unknown

  const statechart = new Statechart(model, {
    params: { input },
    // A session without a parent does not report its output.
    parentSession: new Statechart({ id: 'parent' }),
    customSend(event: SentEvent, { delay }: { delay?: number }) {
      if (event.name.startsWith('done.invoke.')) output = event.data
      else if (!delay) sent.push(event)
      else
        timers.set(
          event.sendid,
          clock.setTimeout(() => elapsed(event), delay),
        )
    },
    customCancel(id: string) {
      clock.clearTimeout(timers.get(id) ?? -1)
      timers.delete(id)
    },
  })
  statechart.on('onError', ({ data }) => {
    throw new Error(data.reason)
  })
  statechart.start()

  function elapsed({ sendid, name }: SentEvent) {
    timers.delete(sendid)
    statechart.gen(name)
  }

  return {
    send({ name, data }) {
      sent = []
      statechart.gen(name, data)
    },
    elapse(milliseconds) {
      sent = []
      const before = [...timers.keys()].join()
      clock.increment(milliseconds - 1)
      if ([...timers.keys()].join() !== before) throw new Error(`a timer elapsed before ${milliseconds} ms`)
      clock.increment(1)
    },
    observe() {
      const [, , isFinal, { context }] = statechart.getSnapshot()
      return { configuration: statechart.getConfiguration(), isFinal, context, output, sent }
    },
  }
}
