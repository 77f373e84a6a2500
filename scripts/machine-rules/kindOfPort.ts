import type { AnyStateMachine } from 'xstate'

/** How a port's call affects the provider's data; `charges` includes the first step of a payment. */
export const portKinds = ['reads', 'changes', 'charges'] as const

export type PortKind = (typeof portKinds)[number]

export const isPortKind = (value: unknown): value is PortKind => portKinds.some((kind) => kind === value)

/** The kind that a machine declares of one of its actors; a child has none, because it gives no answer. */
export function kindOfPort({ config }: AnyStateMachine, src: string): PortKind | undefined {
  const kind: unknown = config.meta?.ports?.[src]
  return isPortKind(kind) ? kind : undefined
}
