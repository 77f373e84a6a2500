import type { Page } from '@playwright/test'
import type { Sandbox } from '../../../sandbox/sandbox'
import type { WorldName } from '../../../sandbox/worlds'

/** What a row of the table has at hand. */
export interface Stage {
  page: Page
  sandbox: Sandbox
  origin: string
}

/** How a customer comes to change something, and what she sees of it. */
export interface Change {
  /** Who is signed in; nobody if not given. */
  account?: WorldName
  path: string | ((stage: Stage) => Promise<string>)
  /** The number of the contract that is current, if not the first. */
  phone?: string
  /** Brings the screen to where one press is missing; also after a fault. */
  prepare?: (stage: Stage) => Promise<void>
  /** The press that sends the change. */
  send: (page: Page) => Promise<void>
  /** Labels of the fields in which what was typed still stands after a fault. */
  keeps?: readonly string[]
  /** Shown once the change is done. */
  done: (page: Page) => Promise<unknown>
  /** What the provider did shows on the screen, whether or not its answer came: each fault begins with a new visit. */
  anew?: true
  /** The portal sends it by itself when it has read something: nobody presses anything, and nothing is locked. */
  byItself?: true
}

export const field = (page: Page, name: string) =>
  page.getByLabel(name, { exact: true }).and(page.locator('input, textarea'))
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first()

export async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
}

/** Goes to another page of the portal without loading the document anew. */
export const goTo = (page: Page, path: string) => page.evaluate((to) => history.pushState(null, '', to), path)

/** The message of a change that was made. */
export const success = (page: Page) => page.getByText('Aktivierung erfolgreich')
