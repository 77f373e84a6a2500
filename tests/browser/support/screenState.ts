import type { Page } from '@playwright/test'
import type { OperationId } from '../../../sandbox/document'
import type { Sandbox } from '../../../sandbox/sandbox'
import type { WorldName } from '../../../sandbox/worlds'
import type { BrandId } from '../../../src/brands'
import type { messages } from './messages'
import type { PortalServer } from './portalServer'

export type Words = (typeof messages)['de'] | (typeof messages)['sr']

/** How a screen can stand there. */
export interface ScreenState {
  name: string
  /** Nobody is signed in if not given. */
  world?: WorldName
  /** The phone number of the contract that it is about. */
  phone?: string
  path: string | ((server: PortalServer) => string | Promise<string>)
  /** The call that fails. */
  fault?: OperationId
  /** What the provider answers at an address, where no account of the sandbox has it so. */
  answer?: { at: string; body: object }
  /** What can be read when the state is there; for a failure, the generic error. */
  says?: (words: Words) => string
  /** What can be seen when the state is there. */
  shows?: string
  /** What the customer does on the screen to reach the state; resolves once it is there. */
  act?: (page: Page, words: Words, sandbox: Sandbox) => Promise<void>
  /** A call that is never answered. */
  pending?: string
  /** It exists on a phone alone, or on a desk alone. */
  isForPhones?: boolean
  isForDesks?: boolean
  /** The brand, for what only this brand has. */
  brand?: BrandId
}
