import type { PaymentOutcome } from '../flows/paymentResult'
import { readPageMemory, writePageMemory } from '../lib/pageMemory'

const outcomes: readonly PaymentOutcome[] = ['succeeded', 'failed', 'unconfirmed']

/** What this page learned about the payment before it was reloaded, if it asked for it. */
export function rememberedOutcome(checkoutId: string | null): PaymentOutcome | null {
  const record = readPageMemory('paymentResult')
  if (typeof record !== 'object' || record === null || !('checkoutId' in record)) return null
  if (record.checkoutId !== checkoutId || !('outcome' in record)) return null
  return outcomes.find((outcome) => outcome === record.outcome) ?? null
}

export const rememberOutcome = (checkoutId: string | null, outcome: PaymentOutcome) =>
  writePageMemory('paymentResult', { checkoutId, outcome })
