import type { Page } from '@playwright/test'
import { createDeferredAnswers } from '../../../sandbox/deferredAnswers'
import type { OperationId } from '../../../sandbox/document'
import type { PortalServer } from '../../../sandbox/portalServer'
import type { PathAnswers, System } from '../../../tests/paths/drivers/portal'
import type { Input } from './realUser'

/** The functions of the test process that a path in the page calls: the provider, the other sites, the time. */
export type ExposedFunctions = PathAnswers &
  Pick<System, 'mark' | 'callCount' | 'callsOf' | 'openedSites' | 'advanceTime'> &
  Input

/** Every answer waits three times. A poll of the test runner would take longer. */
async function waitUntil(condition: () => void): Promise<void> {
  const end = Date.now() + 5_000
  for (;;) {
    try {
      return condition()
    } catch (error) {
      if (Date.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }
}

/**
 * Puts deferred answers between the page and its provider. The time of day is fixed, and only a path moves it, so that a
 * slow walk shows the same page.
 */
export async function createExposedFunctions(
  page: Page,
  server: PortalServer,
  hold: OperationId[],
): Promise<ExposedFunctions> {
  const { sandbox } = server
  const answers = createDeferredAnswers(sandbox.fetch, waitUntil, hold)
  const openedSites: string[] = []
  let markedCount = 0
  let now = sandbox.clock.now().getTime()
  await page.clock.setFixedTime(now)
  server.answerBy(answers.fetch)
  // Not by routes of the page: they disable the browser's cache, and each path would reload all scripts.
  server.answerPaymentBy(async ({ url }) => {
    // The document with the payment form stays silent; the path itself sends its messages.
    if (new URL(url).origin === server.paymentDocumentOrigin)
      return new Response('', { headers: { 'content-type': 'text/html' } })
    openedSites.push(url)
    // No content, so the page stays where it is.
    return new Response(null, { status: 204 })
  })
  /** Answers the newest call: a flow that calls again has aborted the call before. */
  const toNewest =
    <Rest extends unknown[]>(give: (operationId: OperationId, ...rest: Rest) => Promise<void>) =>
    async (operationId: OperationId, ...rest: Rest) => {
      await answers.next(operationId)
      answers.dropOutdated(operationId)
      await give(operationId, ...rest)
    }
  return {
    next: answers.next,
    release: toNewest(answers.release),
    replace: toNewest(answers.replace),
    fail: toNewest(answers.fail),
    count: async (operationId) => answers.count(operationId),
    callCount: async () => sandbox.requests.length - markedCount,
    callsOf: async (...operationIds) =>
      sandbox.requests.slice(markedCount).filter(({ operationId }) => operationIds.includes(operationId)),
    openedSites: async () => openedSites,
    async advanceTime(milliseconds) {
      now += milliseconds
      await page.clock.setFixedTime(now)
      await page.clock.fastForward(milliseconds)
    },
    clickAt: (x, y) => page.mouse.click(x, y),
    typeKeys: (text) => page.keyboard.type(text),
    pressKey: (key) => page.keyboard.press(key),
    async mark() {
      markedCount = sandbox.requests.length
      openedSites.length = 0
    },
  }
}
