import { readdirSync } from 'node:fs'
import { isElapse } from '../../../paths/cases'
import { stateName } from '../../../paths/names'
import type { ObservedSnapshot } from '../../../paths/observedSnapshot'
import type { StartWalk } from '../../../paths/runPaths'
import { eventName } from '../../diagrams/scxmlContent'

/** The flows that SCXML can say. */
export const flows = readdirSync('machines/diagrams').flatMap(
  (name) => /^(\w+)\.scxml$/.exec(name)?.[1] ?? [],
)

/** An event under its name in SCXML. */
export interface ScxmlEvent {
  name: string
  data?: unknown
}

/** What another implementation of statecharts shows after an event. */
export interface Reaction {
  configuration: readonly string[]
  isFinal: boolean
  context: unknown
  output?: unknown
  /** The events that the flow sent, without its timers. */
  sent: readonly ScxmlEvent[]
}

/** A flow that another implementation runs. */
export interface Chart {
  send(event: ScxmlEvent): void | Promise<void>
  /** Lets time pass, and throws if a timer elapses earlier. */
  elapse(milliseconds: number): void | Promise<void>
  observe(): Reaction
}

type Seen = Omit<ObservedSnapshot, 'value' | 'tags'> & { state: string }

/** Walks paths in another implementation. SCXML has no tags. */
export const scxmlWalk =
  (flow: string, startChart: (input: unknown) => Chart | Promise<Chart>): StartWalk<Seen> =>
  async ({ input }) => {
    const chart = await startChart(input)
    return {
      async fire({ type, ...data }) {
        if (isElapse({ type })) await chart.elapse(Number(data.delay))
        else await chart.send({ name: eventName(type), data })
      },
      observe: async () => seenIn(chart.observe(), flow),
      expects: ({ value, tags: _, ...observed }) => ({ ...observed, state: stateName(value) }),
    }
  }

function seenIn({ configuration, isFinal, sent, context, output }: Reaction, flow: string): Seen {
  const isCall = ({ name }: ScxmlEvent) => name.startsWith('invoke.')
  const seen = {
    state: [...configuration].map((id) => id.replace(`${flow}.`, '')).join(' & '),
    ...{ status: isFinal ? 'done' : 'active', context, ...objectOf(output) },
    calls: sent.filter(isCall).map(({ data }) => callOf(data)),
    emitted: sent
      .filter((event) => !isCall(event))
      .map(({ name, data }) => ({ ...objectOf(data), type: name })),
  }
  return JSON.parse(JSON.stringify(seen))
}

const objectOf = (data: unknown): Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data ? { ...data } : {}

function callOf(data: unknown) {
  const { src, input } = objectOf(data)
  return { port: src, input }
}
