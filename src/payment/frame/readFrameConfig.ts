import { isCheckoutId } from '../../domain/checkoutId'
import { isScriptHash } from '../../lib/scriptIntegrity'
import type { FrameConfig } from './messages'

const isTextRecord = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'string')

const returnPaths: readonly unknown[] = [
  '/transaction-completed-bill-paying',
  '/transaction-completed-mobile',
]

/** The configuration in a message of the portal; null if any of its fields is invalid. */
export function readFrameConfig(message: unknown): FrameConfig | null {
  if (typeof message !== 'object' || message === null) return null
  const { checkoutId, integrity, brands, returnPath, language, labels, errorMessages, look } =
    message as Partial<FrameConfig>
  if (typeof checkoutId !== 'string' || !isCheckoutId(checkoutId)) return null
  // A malformed hash must not load a script unchecked.
  if (integrity !== null && !(typeof integrity === 'string' && isScriptHash(integrity))) return null
  if (!Array.isArray(brands) || !brands.every((brand) => /^[A-Z]+$/.test(String(brand)))) return null
  if (typeof returnPath !== 'string' || !returnPaths.includes(returnPath)) return null
  if (!isTextRecord(language) || !isTextRecord(labels) || !isTextRecord(errorMessages)) return null
  if (!isTextRecord(look)) return null
  return { checkoutId, integrity, brands, returnPath, language, labels, errorMessages, look }
}
