import { stripVTControlCharacters } from 'node:util'
import type { Browser } from '@playwright/test'
import { readGolden } from '../../tools/paths/golden'
import { keepOutOfSight } from '../browser/support/pathStage'
import { type OwnVisit, type Role, roles } from '../paths/screens/ownProvider'
import type { Account, Accounts } from './accounts'
import { knowledgeOf, turnOf } from './knowledge'
import { observe } from './observe'
import { beginOwnWalk, setChoicesBack, setPasswordBack, signIn } from './pages'
import { alphabets, forbids, operationsPermitted, type Stem, screenOf } from './policy'
import { createProgress, type Walked } from './progress'
import { watchTraffic } from './traffic'

export interface Walk {
  /** How the walk reached the screen. */
  visit: string
  /** The first state, then each event with the state that follows. */
  way: string[]
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
  lasts?: Walked['lasts']
}

const options = { viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' } as const

type Sessions = Partial<Record<Role, Awaited<ReturnType<typeof signIn>>>>

/** Signs in with each account that these machines need, and walks them on a running portal. */
export async function walkIn(provider: Provider, stems: readonly Stem[]): Promise<MachineWalks[]> {
  const { browser, origin, accounts } = provider
  const sessions: Sessions = {}
  const needed = stems.flatMap((stem) => screenOf(stem).own?.visits ?? []).map(({ role }) => role)
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
const MOST_STEPS = 60
const MOST_VISITS = 4

function fail(walk: Walk, error: unknown): void {
  const message = stripVTControlCharacters(error instanceof Error ? error.message : String(error))
  walk.outcome = 'failed'
  walk.message = walk.message ? `${walk.message}; ${message}` : message
}

/** Walks every part of a machine that this provider can reach. */
async function walkMachine(
  { browser, origin, accounts, bundle, lasts = 300 }: Provider,
  sessions: Sessions,
  stem: Stem,
) {
  const { allow, voucher, locale } = accounts
  const { own } = screenOf(stem)
  if (!own) throw new Error(`the driver of ${stem} does not say how it is walked on a real provider`)
  const knowledge = knowledgeOf(readGolden(stem), alphabets[stem], own)
  const walked = { stem, knowledge, own, allow, lasts }
  // To restore a change, the walk may have to sign in again.
  const permitted = operationsPermitted(stem, allow).add('loginWithPassword')
  const progress = createProgress(walked)

  async function walkOnce(walk: Walk, visit: OwnVisit, account: Account): Promise<void> {
    const context = await browser.newContext({
      ...options,
      reducedMotion: 'reduce',
      ...(!visit.isAnonymous && { storageState: sessions[visit.role]?.stored }),
    })
    const page = await context.newPage()
    /** Restores the provider's data at the end, however the walk ends. */
    let setBack: (() => Promise<void>) | undefined
    try {
      await page.addInitScript(keepOutOfSight)
      const traffic = await watchTraffic(context, new URL(origin).origin, permitted)
      async function open(path: string) {
        traffic.mark()
        const address = new URL(path, origin)
        address.searchParams.set('lang', locale)
        await page.goto(address.href)
        return beginOwnWalk(page, bundle, stem, accounts, { ...account, ...(voucher && { voucher }) })
      }
      const driver = await open(visit.path)

      async function prepareToSetBack() {
        const path = own?.setsBack?.on ?? visit.path
        const stage = { page, accounts, account, open }
        if (stem === 'passwordChange') return () => setPasswordBack(stage, path)
        const before = await driver.evaluate((walk) => walk.choicesOf(1))
        return () => setChoicesBack(stage, path, before)
      }

      async function arrive(next: Parameters<typeof observe>[3]) {
        const observed = await observe(driver, walked, traffic, next)
        progress.noteTurns(observed.first, observed.turns.map(turnOf))
        walk.way.push(observed.inWords)
        return observed
      }

      walk.message = (await driver.evaluate((walk, visit) => walk.arrive(visit), visit)) ?? ''
      if (walk.message) {
        walk.outcome = 'skipped'
        return
      }
      let at = await arrive(knowledge.starts)
      for (let count = 0; count < MOST_STEPS; count++) {
        const act = progress.next(at)
        if (!act) break
        if (own?.setsBack?.after === act.event.type) setBack ??= await prepareToSetBack()
        traffic.mark()
        const obstacle = await driver.evaluate((walk, event) => walk.happen(event), act.event)
        if (obstacle) {
          progress.noteHindered(at.state, act, obstacle)
          continue
        }
        progress.noteTried(at.state, act)
        walk.way.push(act.label)
        const { state } = at
        at = await arrive(knowledge.nextAfter(act, at.nodes))
        progress.noteLed(state, act, at.state)
      }
    } catch (error) {
      fail(walk, error)
      walk.picture = await page.screenshot()
    } finally {
      await setBack?.().catch((error) => fail(walk, error))
      await context.close()
    }
  }

  /** Why a visit is skipped: the consent dialog covers every page, and a walk does not answer it. */
  function whyNot(visit: OwnVisit, account: Account | undefined): string | undefined {
    const { role, isAnonymous, isAboutConsents, isSending } = visit
    if (!account) return `needs account '${role}'`
    const reason = isSending && forbids(allow, `${stem}/open`)
    if (reason || isAnonymous || isAboutConsents) return reason || undefined
    return sessions[role]?.isAsked
      ? `the portal asks ${account.username} for consents before anything else: answer once by hand`
      : undefined
  }

  const walks: Walk[] = []
  for (const visit of own.visits) {
    const account = accounts.accounts[visit.role]
    const message = whyNot(visit, account) ?? ''
    progress.beginVisit()
    for (let count = 0; count < MOST_VISITS; count++) {
      const walk: Walk = { visit: visit.name, way: [], message, outcome: message ? 'skipped' : 'passed' }
      walks.push(walk)
      if (message || !account) break
      await walkOnce(walk, visit, account)
      if (walk.outcome === 'skipped' || walk.way.length <= 1 || !progress.hasMore()) break
    }
  }
  return { stem, walks, ...progress.result() }
}
