import type { Page } from '@playwright/test'
import type { OperationId } from '../../../sandbox/document'
import { createHeldAnswers } from '../../heldAnswers'
import type { PathAnswers, System } from '../../paths/screens/portal'
import type { PortalServer } from './portalServer'

/** What a path in the page needs of the test's process: the provider, the other sites, the time. */
export type TestSide = PathAnswers & Pick<System, 'mark' | 'askedInAll' | 'asked' | 'leftFor' | 'pass'>

/** Every answer waits three times. A poll of the runner would take longer than these waits. */
async function until(condition: () => void): Promise<void> {
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
 * Puts held answers between the page and its provider. The time of day stands still, but for what a path lets pass: however
 * long the walk takes, it shows the same.
 */
export async function createTestSide(
  page: Page,
  server: PortalServer,
  hold: OperationId[],
): Promise<TestSide> {
  const { sandbox } = server
  const answers = createHeldAnswers(sandbox.fetch, until, hold)
  const left: string[] = []
  let marked = 0
  let now = sandbox.clock.now().getTime()
  await page.clock.setFixedTime(now)
  server.answerBy(answers.fetch)
  // Not by routes of the page: with these, the browser keeps no script, and reads all of them anew for each path.
  server.answerPaymentBy(async ({ url }) => {
    // The document with the form of payment stays silent; the path itself says what comes of it.
    if (new URL(url).origin === server.paymentDocumentOrigin)
      return new Response('', { headers: { 'content-type': 'text/html' } })
    left.push(url)
    // Nothing new to show: the page stays where it is.
    return new Response(null, { status: 204 })
  })
  /** Answers what the page asked for last: a flow that asks for something else has broken the call before off. */
  const toNewest =
    <Rest extends unknown[]>(give: (operationId: OperationId, ...rest: Rest) => Promise<void>) =>
    async (operationId: OperationId, ...rest: Rest) => {
      await answers.next(operationId)
      answers.forgetFormer(operationId)
      await give(operationId, ...rest)
    }
  return {
    next: answers.next,
    release: toNewest(answers.release),
    replace: toNewest(answers.replace),
    fail: toNewest(answers.fail),
    count: async (operationId) => answers.count(operationId),
    askedInAll: async () => sandbox.requests.length - marked,
    asked: async (...operationIds) =>
      sandbox.requests.slice(marked).filter(({ operationId }) => operationIds.includes(operationId)),
    leftFor: async () => left,
    async pass(milliseconds) {
      now += milliseconds
      await page.clock.setFixedTime(now)
      await page.clock.fastForward(milliseconds)
    },
    async mark() {
      marked = sandbox.requests.length
      left.length = 0
    },
  }
}
