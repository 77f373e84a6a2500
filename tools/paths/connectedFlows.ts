import type { EventObject } from 'xstate'
import type { Cases, PathEvent } from './cases'
import type { FullState } from './simulator'

/** An event for one of the connected flows. */
export interface Sent {
  flow: string
  event: PathEvent
}

/** Flows that run at the same time, and what connects them. */
export interface Product {
  /** Each by its name. A flow that another one invokes has the id of that invocation as its name. */
  flows: Readonly<Record<string, Cases>>
  /** What a step of a flow sends to the others. */
  react?: (step: FlowStep, parts: Parts) => readonly Sent[]
  /** The flows of pages, each after those that show it. */
  pages?: Readonly<Record<string, Page>>
  /** The flows that a reload keeps: they receive it as an event. */
  kept?: readonly string[]
  /** Whether something causes this event of the cases now; without it, every event can happen at any time. */
  isPossible?: (sent: Sent, parts: Parts) => boolean
}

/** What happened to a flow, and what it announces. */
export interface FlowStep extends Sent {
  emitted: readonly EventObject[]
  hasChanged: boolean
}

export interface Page {
  /** What the page is about; null while it is not shown. Another key means another page. */
  keyOf: (parts: Parts) => string | null
  /** The input of its flow, and the events that follow the start. */
  begin?: (parts: Parts) => { input?: unknown; events: readonly PathEvent[] }
}

/** The customer reloads the document: the first flows begin again. */
export const RELOAD = 'page.reload'

/** The flows that run. */
export type Parts = Readonly<Record<string, FullState>>
