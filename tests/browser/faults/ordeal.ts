import { type BrowserContext, expect, type Route } from '@playwright/test'
import type { OperationId } from '../../../sandbox/document'
import type { Count } from '../../faults/tally'
import { operationOf } from '../../heldAnswers'
import type { Change, Stage } from './change'
import type { FaultKind } from './faultKinds'
import * as look from './look'

export interface Mishap {
  count: Count
  what: string
}

export interface Ordeal extends Stage {
  context: BrowserContext
  operation: OperationId
  change: Change
  /** What the browser complained of so far. */
  complaints: string[]
}

/** Stands in the way of the calls of an operation until they are let go. */
async function standInTheWay({ page, operation }: Ordeal, onTheWay: (route: Route) => Promise<void>) {
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const gone: Promise<void>[] = []
  const isMeant = ({ href }: URL) => href.includes('/api/')
  await page.route(isMeant, async (route, request) => {
    const asked = new Request(request.url(), { method: request.method() })
    if (operationOf(asked) !== operation) return route.fallback()
    gone.push(gate.then(() => onTheWay(route)))
  })
  return {
    /** How many calls have come so far. */
    count: () => gone.length,
    async letGo() {
      letGo()
      await Promise.all(gone)
    },
    leave: () => page.unroute(isMeant),
  }
}

/** Makes one change meet one fault, and tells what was not as it should be. */
export async function meetFault(ordeal: Ordeal, kind: FaultKind): Promise<Mishap[]> {
  const { page, context, sandbox, operation, change, complaints } = ordeal
  const mishaps: Mishap[] = []
  const check = (count: Count, sight: () => Promise<unknown>) =>
    sight().catch((error: Error) => mishaps.push({ count, what: error.message.slice(0, 400) }))

  await change.prepare?.(ordeal)
  const typed = await look.valuesOf(page, change.keeps ?? [])
  if (kind.offline && !change.byItself) await context.setOffline(true)
  if (kind.sandbox) sandbox.faults.set({ operationId: operation, ...kind.sandbox })
  await look.closeToasts(page)
  const asked = () => sandbox.requests.filter(({ operationId }) => operationId === operation).length
  const before = asked()
  const way = await standInTheWay(
    ordeal,
    kind.onTheWay ?? ((route) => (kind.late ? comeLate(route) : route.continue())),
  )

  await change.send(page)
  await expect.poll(way.count).toBe(1)
  await check('untold faults', () => look.seesThatItIsUnderWay(page, change))
  if (kind.slow) {
    await look.pressAgain(page)
    await page.clock.fastForward(20_000)
    await check('untold faults', () => look.seesThatItIsUnderWay(page, change))
    const done = check('stuck overlays', () => change.done(page))
    await way.letGo()
    await done
  } else {
    if (kind.late) {
      // The page's own time runs on: half the limit leaves room for a slow computer.
      await page.clock.fastForward(kind.late / 2)
      await check('untold faults', () => look.seesThatItIsUnderWay(page, change))
      await page.clock.fastForward(kind.late / 2)
    } else await way.letGo()
    const isSignedOut = kind.endsSession && change.account
    await check('untold faults', () => (isSignedOut ? look.isToldAtTheLogin(page) : look.isTold(page)))
    if (kind.late) {
      await way.letGo()
      await check('stale writes', () => look.isTold(page))
    }
    if (!isSignedOut)
      await check('lost inputs', async () =>
        expect(await look.valuesOf(page, change.keeps ?? [])).toEqual(typed),
      )
  }
  await check('stuck overlays', () => look.waitsForNothing(page))
  await check('crashes', async () => {
    await look.stands(page)
    expect(complaints).toEqual([])
  })
  await check('doubled charges', async () =>
    expect([way.count(), asked() - before]).toEqual([1, kind.offline ? 0 : 1]),
  )
  complaints.length = 0
  sandbox.faults.clear()
  await way.leave()
  await context.setOffline(false)
  return mishaps
}

/** The answer of a provider that nobody waits for any more. */
async function comeLate(route: Route): Promise<void> {
  const answer = await route.fetch()
  // A call that was broken off takes no answer.
  await route.fulfill({ response: answer }).catch(() => {})
}
