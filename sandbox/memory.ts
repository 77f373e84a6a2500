import type { ClockMemory } from './clock'
import type { Fault } from './faults'
import type { GatewayFaultMemory } from './gatewayFaults'
import type { PortalReport } from './reportLog'
import type { LoggedRequest } from './requestLog'
import type { ProviderData } from './state'

/**
 * The complete state of a sandbox, as data that can be copied and restored. The service worker needs this: its browser
 * stops it after half a minute without a call.
 */
export interface Memory {
  clock: ClockMemory
  faults: Map<string, Fault>
  gatewayFaults: GatewayFaultMemory
  /** The card number typed for a checkout. */
  cardNumbers: Map<string, string>
  requests: LoggedRequest[]
  violations: string[]
  reports: PortalReport[]
  /** Nothing before the first seed. */
  provider?: ProviderData
}

export const emptyMemory = (): Memory => ({
  clock: { shift: 0 },
  faults: new Map(),
  gatewayFaults: {},
  cardNumbers: new Map(),
  requests: [],
  violations: [],
  reports: [],
})
