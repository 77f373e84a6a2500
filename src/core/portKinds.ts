/** How a port's call affects the provider's data, and the seconds that the portal waits for its answer. */
export const portKinds = {
  reads: 20,
  changes: 45,
  /** Also the first step of a payment. */
  charges: 45,
  downloads: 45,
} as const

export type PortKind = keyof typeof portKinds

/** The kind of a port, as its machine declares it; with its seconds if they differ from those of the kind. */
export type PortLimit = PortKind | { kind: PortKind; seconds: number }

export const secondsOf = (limit: PortLimit): number =>
  typeof limit === 'string' ? portKinds[limit] : limit.seconds
