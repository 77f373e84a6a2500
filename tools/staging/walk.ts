import { stripVTControlCharacters } from 'node:util'
import type { Browser } from '@playwright/test'
import { type OwnVisit, type Role, roles } from '../../tests/paths/drivers/ownProvider'
import { readGolden } from '../paths/golden'
import { disableIntersectionObserver } from '../paths/page/pathStage'
import type { Account, Accounts } from './accounts'
import { knowledgeOf, turnOf } from './knowledge'
import { observe } from './observe'
import { beginOwnWalk, restoreChoices, restorePassword, signIn } from './pages'
import { alphabets, permittedOperations, reasonToForbid, type Stem, screenOf } from './policy'
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

type Sessions = Partial<Record<Role, Awaited<ReturnType<typeof signIn>>>>

/** Signs in with each account that these machines need, and walks them on a running portal. */
export async function walkIn(provider: Provider, stems: readonly Stem[]): Promise<MachineWalks[]> {
  const { browser, origin, accounts } = provider
  const sessions: Sessions = {}
  const needed = stems.flatMap((stem) => screenOf(stem).ownProvider?.visits ?? []).map(({ role }) => role)
  for (const role of roles) {
    const account = accounts.accounts[role]
    if (!account || !needed.includes(role)) continue
    const context = await browser.newContext(options)
    sessions[role] = await signIn(context, origin, accounts, account).finally(() => context.close())
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
  const { ownProvider } = screenOf(stem)
  if (!ownProvider) throw new Error(`the driver of ${stem} does not support a real provider`)
  const knowledge = knowledgeOf(readGolden(stem), alphabets[stem], ownProvider)
  const machine = { stem, knowledge, ownProvider, allow, stableMs }
  // To restore a change, the walk may have to sign in again.
  const permitted = permittedOperations(stem, allow).add('loginWithPassword')
  const progress = createProgress(machine)

  async function walkOnce(walk: Walk, visit: OwnVisit, account: Account): Promise<void> {
    const context = await browser.newContext({
      ...options,
      reducedMotion: 'reduce',
      ...(!visit.isAnonymous && { storageState: sessions[visit.role]?.stored }),
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
        return beginOwnWalk(page, bundle, stem, accounts, { ...account, ...(voucher && { voucher }) })
      }
      const driver = await open(visit.path)

      async function prepareRestore() {
        const path = ownProvider?.revert?.path ?? visit.path
        const fixtures = { page, accounts, account, open }
        if (stem === 'passwordChange') return () => restorePassword(fixtures, path)
        const choices = await driver.evaluate((walk) => walk.readChoices(1))
        return () => restoreChoices(fixtures, path, choices)
      }

      async function arrive(next: Parameters<typeof observe>[3]) {
        const observed = await observe(driver, machine, traffic, next)
        progress.recordTurns(observed.firstState, observed.turns.map(turnOf))
        walk.steps.push(observed.inWords)
        return observed
      }

      walk.message = (await driver.evaluate((walk, visit) => walk.arrive(visit), visit)) ?? ''
      if (walk.message) {
        walk.outcome = 'skipped'
        return
      }
      let position = await arrive(knowledge.starts)
      for (let count = 0; count < MAX_STEPS; count++) {
        const act = progress.next(position)
        if (!act) break
        if (ownProvider?.revert?.afterEvent === act.event.type) restore ??= await prepareRestore()
        traffic.mark()
        const obstacle = await driver.evaluate((walk, event) => walk.fire(event), act.event)
        if (obstacle) {
          progress.recordObstacle(position.state, act, obstacle)
          continue
        }
        progress.recordTried(position.state, act)
        walk.steps.push(act.label)
        const { state } = position
        position = await arrive(knowledge.nextAfter(act, position.nodes))
        progress.recordTarget(state, act, position.state)
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
  function reasonToSkip(visit: OwnVisit, account: Account | undefined): string | undefined {
    const { role, isAnonymous, isAboutConsents, writesOnOpen } = visit
    if (!account) return `needs account '${role}'`
    const reason = writesOnOpen && reasonToForbid(allow, `${stem}/open`)
    if (reason || isAnonymous || isAboutConsents) return reason || undefined
    return sessions[role]?.asksForConsents
      ? `the portal asks ${account.username} for consents before anything else: answer once by hand`
      : undefined
  }

  const walks: Walk[] = []
  for (const visit of ownProvider.visits) {
    const account = accounts.accounts[visit.role]
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
