export const gatewayFaultNames = [
  /** The script of the widget is not there. */
  'scriptMissing',
  /** It comes, but late. */
  'scriptSlow',
  /** Its hash differs from the one that the portal received. */
  'scriptAltered',
  /** It comes and does nothing. */
  'neverReady',
  /** The fields for card number and CVV stay away. */
  'fieldsMissing',
  /** They refuse what was typed. */
  'fieldsRefuse',
] as const
export type GatewayFault = (typeof gatewayFaultNames)[number]

export interface GatewayFaultMemory {
  active?: { fault: GatewayFault; delayMs: number } | undefined
}

/** The fault of the payment provider that is switched on; one at a time. */
export function createGatewayFaults(memory: GatewayFaultMemory) {
  return {
    /** `delayMs` is for `scriptSlow`. */
    set(fault: GatewayFault, delayMs = 3_000) {
      memory.active = { fault, delayMs }
    },
    clear() {
      memory.active = undefined
    },
    is: (fault: GatewayFault) => memory.active?.fault === fault,
    /** Settles when a slow script may go out. */
    pause: () => new Promise<void>((resolve) => setTimeout(resolve, memory.active?.delayMs ?? 0)),
  }
}

export type GatewayFaults = ReturnType<typeof createGatewayFaults>
