import { setTimeout } from 'node:timers/promises'
import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test'
import { throttle, withNewPage } from './browser'
import { observeLoading, type ReadyElement } from './pageScripts'

export interface Target {
  name: string
  url: string
  ready: ReadyElement
  profile?: BrowserContextOptions
}

/** Opens a page; returns the milliseconds until the sign is visible. */
export async function openPage(page: Page, url: string, ready: ReadyElement): Promise<number> {
  await page.addInitScript(observeLoading, ready)
  const [message] = await Promise.all([
    page.waitForEvent('console', (message) => message.text().startsWith('ready ')),
    page.goto(url, { waitUntil: 'commit' }),
  ])
  return Number(message.text().replace('ready ', ''))
}

/** Playwright's own `evaluate` first loads a script into the page, which would slow it down. */
async function evaluate<Value>(cdp: CDPSession, expression: string): Promise<Value> {
  const { result } = await cdp.send('Runtime.evaluate', { expression, returnByValue: true })
  return result.value as Value
}

/** A performance entry as JSON, with the fields of all collected types. */
export interface Entry {
  entryType: string
  name: string
  startTime: number
  duration: number
  initiatorType: string
  encodedBodySize: number
  /** 0 if the browser's cache had it. */
  transferSize: number
}

export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const pathOf = ({ name }: Entry) => new URL(name).pathname
const isScript = (entry: Entry) => entry.initiatorType === 'script' || pathOf(entry).endsWith('.js')
const bytesOf = (entries: readonly Entry[]) =>
  sum(entries.map(({ encodedBodySize, transferSize }) => (transferSize > 0 ? encodedBodySize : 0)))

/** The longest chain of calls, of which each began after the one before it had ended. */
function callDepth(calls: readonly Entry[]): number {
  const depths: { end: number; depth: number }[] = []
  for (const { startTime, duration } of calls.toSorted((a, b) => a.startTime - b.startTime)) {
    const previousDepths = depths.filter(({ end }) => end <= startTime).map(({ depth }) => depth)
    depths.push({ end: startTime + duration, depth: 1 + Math.max(0, ...previousDepths) })
  }
  return Math.max(0, ...depths.map(({ depth }) => depth))
}

/** Summarises how a page loaded. */
export function summarize(entries: readonly Entry[], ready: number) {
  const ofType = (type: string) => entries.filter(({ entryType }) => entryType === type)
  const longTasks = ofType('longtask').map(({ duration }) => duration)
  const files = ofType('resource')
  const filesUntilReady = files.filter(({ startTime }) => startTime < ready)
  // The browser reports it twice, as buffered and as new.
  const document = ofType('navigation').slice(-1)
  return {
    ready,
    firstPaint: ofType('paint').find(({ name }) => name === 'first-contentful-paint')?.startTime ?? null,
    largestPaint: ofType('largest-contentful-paint').at(-1)?.startTime ?? null,
    longTasks: longTasks.length,
    longTaskTime: sum(longTasks),
    scripts: files.filter(isScript).length,
    scriptBytes: bytesOf(files.filter(isScript)),
    bytes: bytesOf([...document, ...files]),
    scriptsUntilReady: filesUntilReady.filter(isScript).length,
    bytesUntilReady: bytesOf([...document, ...filesUntilReady]),
    callDepth: callDepth(filesUntilReady.filter((entry) => pathOf(entry).startsWith('/api/'))),
  }
}

/** Milliseconds without a request or any performance entry, after which a page is at rest. */
const IDLE_MS = 1_000

/** Call it before the page opens; returns a function that waits until the page is at rest and returns all its entries. */
export function untilRest(page: Page, cdp: CDPSession): () => Promise<Entry[]> {
  let pending = 0
  page.on('request', () => pending++)
  page.on('requestfinished', () => pending--)
  page.on('requestfailed', () => pending--)
  const lastEnd = 'Math.max(...performanceEntries.map((it) => it.startTime + it.duration))'
  const idleTime = () => evaluate<number>(cdp, `performance.now() - ${lastEnd}`)
  return async () => {
    for (let polls = 0; polls < 100 && (pending > 0 || (await idleTime()) < IDLE_MS); polls++)
      await setTimeout(200)
    return JSON.parse(await evaluate(cdp, 'JSON.stringify(performanceEntries)'))
  }
}

/** Loads a page slowly until it is at rest. */
async function visit(page: Page, cdp: CDPSession, { url, ready }: Target) {
  const rest = untilRest(page, cdp)
  await throttle(cdp)
  const readyTime = await openPage(page, url, ready)
  const entries = await rest()
  const usable = await evaluate<number | undefined>(cdp, 'usableTime')
  return { ...summarize(entries, readyTime), usable: usable ?? null }
}

/** One page in one round, with an empty cache. */
export const sample = (browser: Browser, target: Target) =>
  withNewPage(browser, target.profile ?? {}, (page, cdp) => visit(page, cdp, target))

/** The same, and a later visit in the same browser, which has the files. */
export const sampleTwice = (browser: Browser, target: Target) =>
  withNewPage(browser, target.profile ?? {}, async (page, cdp) => {
    const first = await visit(page, cdp, target)
    await page.close()
    const context = page.context()
    const laterPage = await context.newPage()
    const later = await visit(laterPage, await context.newCDPSession(laterPage), target)
    return { first, later }
  })

export type Sample = Awaited<ReturnType<typeof sample>>
