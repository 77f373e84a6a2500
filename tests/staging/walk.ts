import { stripVTControlCharacters } from 'node:util'
import type { Browser } from '@playwright/test'
import { readGolden } from '../../tools/paths/golden'
import { bundleForPage } from '../browser/support/pageBundle'
import { keepOutOfSight } from '../browser/support/pathStage'
import type { OwnVisit, Role, Tester } from '../paths/screens/ownProvider'
import type { Account, Accounts } from './accounts'
import { createChooser } from './chooser'
import { actStep, knowledgeOf, turnOf, turnStep } from './knowledge'
import { type Consequence, type Observed, observe } from './observe'
import { beginOwnWalk, setChoicesBack, setPasswordBack, signIn } from './pages'
import { alphabets, forbids, operationsPermitted, type Stem, screenOf } from './policy'
import { type OpenStep, openSteps } from './reasons'
import { watchTraffic } from './traffic'

export interface Walk {
  /** How the screen was come to. */
  visit: string
  start: string
  steps: { label: string; value: string }[]
  outcome: 'passed' | 'failed' | 'skipped'
  /** What was seen instead, or why the visit was not made. */
  message: string
  milliseconds: number
  picture?: Buffer
}

export interface MachineWalks {
  stem: Stem
  walks: Walk[]
  /** How many steps the golden paths know, and how many of them were seen here. */
  known: number
  walked: number
  open: OpenStep[]
}

/** The portal as it is left by a sign-in, and whether it asks the customer for consents. */
type SignedIn = Awaited<ReturnType<typeof signIn>>

interface Walking {
  browser: Pick<Browser, 'newContext'>
  /** What walks inside the page. */
  bundle: string
  origin: string
  accounts: Accounts
  signedIn: (role: Role, account: Account) => Promise<SignedIn>
}

const viewport = { width: 1280, height: 900 }
let bundle: Promise<string> | undefined

/** Walks machines on a running portal; signs in once a role. */
export async function walkIn(
  browser: Walking['browser'],
  origin: string,
  accounts: Accounts,
  stems: readonly Stem[],
): Promise<MachineWalks[]> {
  const known = new Map<Role, Promise<SignedIn>>()
  async function open(account: Account) {
    const context = await browser.newContext({ viewport })
    return signIn(context, origin, accounts, account).finally(() => context.close())
  }
  function signedIn(role: Role, account: Account) {
    const opened = known.get(role) ?? open(account)
    known.set(role, opened)
    return opened
  }
  bundle ??= bundleForPage('tests/browser/support/pathPage.ts')
  const walking = { browser, bundle: await bundle, origin, accounts, signedIn }
  const all: MachineWalks[] = []
  for (const stem of stems) all.push(await walkMachine(walking, stem))
  return all
}

/** No walk of a machine is longer; the golden paths have fewer events in all states together. */
const MOST_STEPS = 60
const MOST_VISITS = 4

function fail(walk: Walk, error: unknown): void {
  const message = stripVTControlCharacters(error instanceof Error ? error.message : String(error))
  walk.outcome = 'failed'
  walk.message = walk.message ? `${walk.message}; ${message}` : message
}

/** The session that a sign-in left, under the name that the brand gives it. */
const tokenIn = ({ origins }: SignedIn['stored']): Tester['token'] =>
  origins.flatMap(({ localStorage }) => localStorage).find(({ name }) => name.endsWith('.token'))

/** Walks everything of a machine that this provider can be brought to. */
async function walkMachine(walking: Walking, stem: Stem): Promise<MachineWalks> {
  const { browser, bundle, origin, accounts, signedIn } = walking
  const { allow, voucher, locale } = accounts
  const { own } = screenOf(stem)
  if (!own) throw new Error(`the driver of ${stem} does not say how it is walked on a real provider`)
  const knowledge = knowledgeOf(readGolden(stem), alphabets[stem], own)
  const walked = { stem, knowledge, own, allow }
  // Whoever sets something back may have to sign in once more.
  const permitted = operationsPermitted(stem, allow).add('loginWithPassword')
  const seen = { states: new Set<string>(), steps: new Set<string>(), impossible: new Map<string, string>() }
  const chooser = createChooser(walked)

  function note({ first, turns }: Observed) {
    let from = first
    seen.states.add(first)
    for (const turn of turns.map(turnOf)) {
      seen.steps.add(turnStep(from, turn))
      seen.states.add(turn.to)
      from = turn.to
    }
  }

  async function walkOnce(walk: Walk, visit: OwnVisit, account: Account): Promise<void> {
    const isStored = visit.storesToken || !visit.isAnonymous
    const stored = isStored ? (await signedIn(visit.role, account)).stored : undefined
    const tester: Tester = { ...account, ...(voucher && { voucher }), token: stored && tokenIn(stored) }
    const context = await browser.newContext({
      ...{ viewport, reducedMotion: 'reduce', serviceWorkers: 'block' },
      ...(!visit.isAnonymous && { storageState: stored }),
    })
    const page = await context.newPage()
    /** At the end, however the walk ends, the provider has what it had before the first change. */
    let setBack: (() => Promise<void>) | undefined
    try {
      await page.addInitScript(keepOutOfSight)
      const traffic = await watchTraffic(context, new URL(origin).origin, permitted)
      const open = async (path: string) => {
        traffic.mark()
        const address = new URL(path, origin)
        address.searchParams.set('lang', locale)
        await page.goto(address.href)
        return beginOwnWalk(page, bundle, stem, accounts, tester)
      }
      let driver = await open(visit.path)
      const observeOneOf = (next: readonly Consequence[]) => observe(driver, walked, traffic, next)

      async function prepareToSetBack() {
        const path = own?.setsBack?.on ?? visit.path
        const stage = { page, accounts, account, open }
        if (stem === 'passwordChange') return () => setPasswordBack(stage, path)
        const before = await driver.choicesOf(1)
        return () => setChoicesBack(stage, path, before)
      }

      walk.message = (await driver.arrive(visit)) ?? ''
      if (walk.message) return void Object.assign(walk, { outcome: 'skipped' })
      let at = await observeOneOf(knowledge.starts.map(({ node, moment }) => ({ to: node, moment })))
      note(at)
      walk.start = at.inWords
      for (let count = 0; count < MOST_STEPS; count++) {
        const from = at.state
        const act = chooser.next(at)
        if (!act) break
        const { type } = act.event
        const next = knowledge.nextAfter(act, at.nodes)
        if (own?.setsBack?.after === type) setBack ??= await prepareToSetBack()
        traffic.mark()
        const obstacle = await driver.happen(act.event)
        if (obstacle) {
          seen.impossible.set(actStep(from, act.label), obstacle)
          chooser.noteHindered(from, act)
          continue
        }
        const reopened = own?.reopens?.[type]
        if (reopened !== undefined) driver = await open(reopened)
        chooser.note(from, act)
        const step = { label: act.label, value: '?' }
        walk.steps.push(step)
        at = await observeOneOf(next)
        note(at)
        chooser.note(from, act, at.state)
        seen.steps.add(actStep(from, act.label))
        step.value = at.inWords
      }
    } catch (error) {
      fail(walk, error)
      walk.picture = await page.screenshot()
    } finally {
      await setBack?.().catch((error) => fail(walk, error))
      await context.close()
    }
  }

  /** Why a visit is not made. A walk does not answer for a customer, and the question for consents lies over every page. */
  async function whyNot(visit: OwnVisit, account: Account | undefined): Promise<string | undefined> {
    const { role, isAnonymous, isAboutConsents, isSending } = visit
    if (!account) return `needs account '${role}'`
    const reason = isSending && forbids(allow, `${stem}/open`)
    if (reason || isAnonymous || isAboutConsents) return reason || undefined
    return (await signedIn(role, account)).isAsked
      ? `the portal asks ${account.username} for consents before anything else: answer once by hand`
      : undefined
  }

  const walks: Walk[] = []
  for (const visit of own.visits) {
    const account = accounts.accounts[visit.role]
    const message = await whyNot(visit, account)
    chooser.beginVisit()
    for (let count = 0; count < MOST_VISITS; count++) {
      const walk: Walk = {
        ...{ visit: visit.name, start: '', steps: [], message: message ?? '', milliseconds: 0 },
        outcome: message ? 'skipped' : 'passed',
      }
      walks.push(walk)
      if (message || !account) break
      const begun = Date.now()
      await walkOnce(walk, visit, account)
      walk.milliseconds = Date.now() - begun
      if (walk.outcome === 'skipped' || walk.steps.length === 0 || !chooser.hasMore()) break
    }
  }
  return { stem, walks, walked: seen.steps.size, ...openSteps(walked, seen) }
}
