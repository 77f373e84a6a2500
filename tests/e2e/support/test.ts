import { test as base, type ConsoleMessage, expect, type WebError } from '@playwright/test'
import type { CustomerName } from '../../../sandbox/customers'
import { type PortalServer, startPortalServer } from '../../../sandbox/portalServer'
import type { Sandbox } from '../../../sandbox/sandbox'
import { tokenOf } from '../../../sandbox/tokenOf'
import { openWithStorage, type Stored } from '../../../tools/paths/page/openWithStorage'

interface TestFixtures {
  brand: string
  /** The provider, reset: its requests, its outbox, its faults. */
  sandbox: Sandbox
  /** Uncaught errors and lines of the console; a test fails if it leaves one here. */
  pageErrors: string[]
  /** Ends each test with an empty page. */
  emptyPage: undefined
  /** Opens a page as this customer, or signed out for `null`, with only these values in the storage. */
  visit: (account: CustomerName | null, path?: string, stored?: Stored) => Promise<void>
}

export const test = base.extend<TestFixtures, { server: PortalServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what a fixture needs
    async ({}, use) => {
      const server = await startPortalServer()
      await use(server)
      server.close()
    },
    { scope: 'worker' },
  ],
  brand: ['second', { option: true }],
  baseURL: async ({ server }, use) => use(server.origin),
  sandbox: [
    async ({ server, brand, context }, use) => {
      // The runner resets everything else of a reused context.
      await context.setOffline(false)
      server.reset(brand)
      await use(server.sandbox)
      expect(server.sandbox.violations).toEqual([])
    },
    { auto: true },
  ],
  pageErrors: [
    async ({ context }, use) => {
      const pageErrors: string[] = []
      const recordError = (problem: WebError) => {
        const { message } = problem.error()
        // In a reused context, the log of the runner's clock outlives the clock.
        if (!message.endsWith("(reading 'controller')")) pageErrors.push(message)
      }
      const recordMessage = (message: ConsoleMessage) => {
        // The browser logs refusals of the provider, and messages to a frame that shows another page by now. Only a whole
        // browser advises a field for the username, which the portal does not know.
        const isExpected = /^(Failed to (load resource|execute 'postMessage')|\[DOM\] Password forms)/.test(
          message.text(),
        )
        if (!isExpected) pageErrors.push(message.text())
      }
      context.on('weberror', recordError)
      context.on('console', recordMessage)
      await use(pageErrors)
      context.off('weberror', recordError)
      context.off('console', recordMessage)
      expect(pageErrors).toEqual([])
    },
    { auto: true },
  ],
  emptyPage: [
    async ({ page }, use) => {
      await use(undefined)
      // The next test gets the same page, and must not start with a pending navigation.
      await expect(() => page.goto('about:blank')).toPass()
    },
    { auto: true },
  ],
  visit: async ({ page, server, brand }, use) => {
    await use(async (account, path = '/', stored = {}) => {
      const token = account && { token: await tokenOf(server.sandbox, account) }
      await openWithStorage(page, path, brand, { ...stored, ...token })
    })
  },
})

export { expect }
