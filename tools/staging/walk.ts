import { stripVTControlCharacters } from 'node:util'
import type { Browser } from '@playwright/test'
import { type AccountName, accountNames, type StagingVisit } from '../../tests/paths/drivers/staging'
import { readGolden } from '../paths/golden'
import { disableIntersectionObserver } from '../paths/page/pathFixture'
import type { Account, Accounts } from './accounts'
import { knowledgeOf, systemEventOf } from './knowledge'
import { observe } from './observe'
import { beginStagingWalk, restoreChoices, restorePassword, signIn } from './pages'
import { casesByStem, driverOf, permittedOperations, reasonToForbid, type Stem } from './policy'
import { createProgress, type WalkedMachine } from './progress'
import { watchTraffic } from './traffic'

export interface Walk {
  /** How the walk reached the screen. */
  visit: string
  /** The first state, then each event with the state that follows. */
  steps: string[]
  outcome: 'passed' | 'failed' | 'skipped'
  /** What the portal showed instead, or why the walk skipped the visit. */
  message: string
  picture?: Buffer
}

export type MachineWalks = Awaited<ReturnType<typeof walkMachine>>

interface Provider {
  browser: Pick<Browser, 'newContext'>
  origin: string
  accounts: Accounts
  /** The script that walks inside the page. */
  bundle: string
  stableMs?: WalkedMachine['stableMs']
}

const options = { viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' } as const

type Sessions = Partial<Record<AccountName, Awaited<ReturnType<typeof signIn>>>>

/** Signs in with each account that these machines need, and walks them on a running portal. */
export async function walkIn(provider: Provider, stems: readonly Stem[]): Promise<MachineWalks[]> {
  const { browser, origin, accounts } = provider
  const sessions: Sessions = {}
  const needed = stems.flatMap((stem) => driverOf(stem).staging?.visits ?? []).map(({ account }) => account)
  for (const name of accountNames) {
    const account = accounts.accounts[name]
    if (!account || !needed.includes(name)) continue
    const context = await browser.newContext(options)
    sessions[name] = await signIn(context, origin, accounts, account).finally(() => context.close())
  }
  const all: MachineWalks[] = []
  for (const stem of stems) all.push(await walkMachine(provider, sessions, stem))
  return all
}

/** The maximum length of a walk; the golden paths have fewer events in all states together. */
const MAX_STEPS = 60
const MAX_VISITS = 4

function fail(walk: Walk, error: unknown): void {
  const message = stripVTControlCharacters(error instanceof Error ? error.message : String(error))
  walk.outcome = 'failed'
  walk.message = walk.message ? `${walk.message}; ${message}` : message
}

/** Walks every part of a machine that this provider can reach. */
async function walkMachine(
  { browser, origin, accounts, bundle, stableMs = 300 }: Provider,
  sessions: Sessions,
  stem: Stem,
) {
  const { allow, voucher, locale } = accounts
  const { staging } = driverOf(stem)
  if (!staging) throw new Error(`the driver of ${stem} does not support a real provider`)
  const knowledge = knowledgeOf(readGolden(stem), casesByStem[stem], staging)
  const machine = { stem, knowledge, staging, allow, stableMs }
  // To restore a change, the walk may have to sign in again.
  const permitted = permittedOperations(stem, allow).add('loginWithPassword')
  const progress = createProgress(machine)

  async function walkOnce(walk: Walk, visit: StagingVisit, account: Account): Promise<void> {
    const context = await browser.newContext({
      ...options,
      reducedMotion: 'reduce',
      ...(!visit.isAnonymous && { storageState: sessions[visit.account]?.stored }),
    })
    const page = await context.newPage()
    /** Restores the provider's data at the end, however the walk ends. */
    let restore: (() => Promise<void>) | undefined
    try {
      await page.addInitScript(disableIntersectionObserver)
      const traffic = await watchTraffic(context, new URL(origin).origin, permitted)
      async function open(path: string) {
        traffic.mark()
        const address = new URL(path, origin)
        address.searchParams.set('lang', locale)
        await page.goto(address.href)
        return beginStagingWalk(page, bundle, stem, accounts, { ...account, ...(voucher && { voucher }) })
      }
      const driver = await open(visit.path)

      async function prepareRestore() {
        const path = staging?.revert?.path ?? visit.path
        const fixtures = { page, accounts, account, open }
        if (stem === 'passwordChange') return () => restorePassword(fixtures, path)
        const choices = await driver.evaluate((walk) => walk.readChoices(1))
        return () => restoreChoices(fixtures, path, choices)
      }

      async function arrive(next: Parameters<typeof observe>[3]) {
        const reached = await observe(driver, machine, traffic, next)
        progress.recordSystemEvents(reached.firstState, reached.systemEvents.map(systemEventOf))
        walk.steps.push(reached.inWords)
        return reached
      }

      walk.message = (await driver.evaluate((walk, visit) => walk.arrive(visit), visit)) ?? ''
      if (walk.message) {
        walk.outcome = 'skipped'
        return
      }
      let position = await arrive(knowledge.starts)
      for (let count = 0; count < MAX_STEPS; count++) {
        const customerEvent = progress.next(position)
        if (!customerEvent) break
        if (staging?.revert?.afterEvent === customerEvent.event.type) restore ??= await prepareRestore()
        traffic.mark()
        const skipReason = await driver.evaluate((walk, event) => walk.fire(event), customerEvent.event)
        if (skipReason) {
          progress.recordSkip(position.state, customerEvent, skipReason)
          continue
        }
        progress.recordTried(position.state, customerEvent)
        walk.steps.push(customerEvent.label)
        const { state } = position
        position = await arrive(knowledge.nextAfter(customerEvent, position.nodes))
        progress.recordTarget(state, customerEvent, position.state)
      }
    } catch (error) {
      fail(walk, error)
      walk.picture = await page.screenshot()
    } finally {
      await restore?.().catch((error) => fail(walk, error))
      await context.close()
    }
  }

  /** Why a visit is skipped: the consent dialog covers every page, and a walk does not answer it. */
  function reasonToSkip(visit: StagingVisit, account: Account | undefined): string | undefined {
    const { account: name, isAnonymous, isAboutConsents, writesOnOpen } = visit
    if (!account) return `needs account '${name}'`
    const reason = writesOnOpen && reasonToForbid(allow, `${stem}/open`)
    if (reason || isAnonymous || isAboutConsents) return reason || undefined
    return sessions[name]?.asksForConsents
      ? `the portal asks ${account.username} for consents before anything else: answer once by hand`
      : undefined
  }

  const walks: Walk[] = []
  for (const visit of staging.visits) {
    const account = accounts.accounts[visit.account]
    const message = reasonToSkip(visit, account) ?? ''
    progress.beginVisit()
    for (let count = 0; count < MAX_VISITS; count++) {
      const walk: Walk = { visit: visit.name, steps: [], message, outcome: message ? 'skipped' : 'passed' }
      walks.push(walk)
      if (message || !account) break
      await walkOnce(walk, visit, account)
      if (walk.outcome === 'skipped' || walk.steps.length <= 1 || !progress.hasMore()) break
    }
  }
  return { stem, walks, ...progress.result() }
}
