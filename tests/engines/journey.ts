import type { Sandbox } from '../../sandbox/sandbox'
import type { WorldName } from '../../sandbox/worlds'
import type { StorageKey } from '../../src/lib/storage'
import type { Page } from './page/page'

/** A way of a customer through the portal that has to work in every engine. */
export interface Journey {
  name: string
  walk(stage: Stage): Promise<void>
}

export interface Stage {
  page: Page
  /** Another tab of the same customer. */
  openTab(): Promise<Page>
  /** Opens a page as somebody whose earlier visit left a token, and whatever else is stored. */
  visit(account: WorldName, path?: string, stored?: Partial<Record<StorageKey, string>>): Promise<void>
  /** The provider, as at the beginning: what it was asked, what it sent, what it charged. */
  sandbox: Sandbox
  /** The calls of an operation so far. */
  asked(operationId: Sandbox['requests'][number]['operationId']): Sandbox['requests']
}
