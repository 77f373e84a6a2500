export const gatewayFaultNames = [
  /** The script of the widget is missing. */
  'scriptMissing',
  /** It loads late. */
  'scriptSlow',
  /** Its hash differs from the one that the portal received. */
  'scriptAltered',
  /** It loads and does nothing. */
  'neverReady',
  /** The fields for card number and CVV are missing. */
  'fieldsMissing',
  /** They reject the input. */
  'fieldsRefuse',
] as const
export type GatewayFault = (typeof gatewayFaultNames)[number]

export interface GatewayFaultMemory {
  active?: { fault: GatewayFault; delayMs: number } | undefined
}

/** The active fault of the payment provider; one at a time. */
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
    /** Resolves when a slow script may be sent. */
    pause: () => new Promise<void>((resolve) => setTimeout(resolve, memory.active?.delayMs ?? 0)),
  }
}

export type GatewayFaults = ReturnType<typeof createGatewayFaults>
