import { isCheckoutId } from '../../../domain/checkoutId'
import { isScriptHash } from '../../../lib/scriptIntegrity'
import { type Guard, isNullOr, isObjectOf, isOneOf, isString } from '../../../lib/typeGuards'
import type { FrameConfig } from './messages'

const isTextRecord: Guard<Record<string, string>> = (value): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every(isString)

const isText =
  (isAllowed: (text: string) => boolean): Guard<string> =>
  (value): value is string =>
    isString(value) && isAllowed(value)

const isFrameConfig: Guard<FrameConfig> = isObjectOf({
  checkoutId: isText(isCheckoutId),
  // A malformed hash must not load a script unchecked.
  integrity: isNullOr(isText(isScriptHash)),
  brands: (value): value is string[] =>
    Array.isArray(value) && value.every((one) => /^[A-Z]+$/.test(String(one))),
  returnPath: isOneOf('/transaction-completed-bill-paying', '/transaction-completed-mobile'),
  language: isObjectOf({ tag: isString, widget: isString }),
  labels: isTextRecord,
  errorMessages: isTextRecord,
  look: isTextRecord,
})

/** The configuration in a message of the portal; null if any of its fields is invalid. */
export const readFrameConfig = (message: unknown): FrameConfig | null =>
  isFrameConfig(message) ? message : null
