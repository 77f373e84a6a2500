import type { Page } from '@playwright/test'
import type { OperationId } from '../../../sandbox/document'
import type { Sandbox } from '../../../sandbox/sandbox'
import type { WorldName } from '../../../sandbox/worlds'
import type { BrandId } from '../../../src/brands'
import type { messages } from './messages'
import type { PortalServer } from './portalServer'

export type Words = (typeof messages)['de'] | (typeof messages)['sr']

/** A state of a screen, and how a customer reaches it. */
export interface ScreenState {
  name: string
  path: string | ((server: PortalServer) => string | Promise<string>)
  /** The account; nobody is signed in if not given. */
  world?: WorldName
  /** The phone number of the contract. */
  phone?: string
  /** The call that fails. */
  fault?: OperationId
  /** What the provider answers at an address, where no account of the sandbox has such data. */
  answer?: { at: string; body: object }
  /** The address of a call without an answer. */
  pending?: string
  /** The text that shows the state. */
  says?: (words: Words) => string
  /** The selector of an element that shows the state. */
  shows?: string
  /** What the customer does to reach the state; resolves once it is there. */
  act?: (page: Page, words: Words, sandbox: Sandbox) => Promise<void>
  /** It exists on a phone alone, on a desk alone, or in one brand alone. */
  isForPhones?: boolean
  isForDesks?: boolean
  brand?: BrandId
}
