import { stripVTControlCharacters } from 'node:util'
import type { Browser, BrowserContext } from '@playwright/test'
import { keepOutOfSight } from '../browser/support/pathStage'
import type { Alphabet } from '../paths/kit/alphabet'
import type { Golden } from '../paths/kit/golden'
import type { Account, Accounts, Role } from './accounts'
import { createChooser } from './chooser'
import type { Stem } from './effects'
import { type Consequence, knowledgeOf, nextAfter } from './knowledge'
import { type Candidate, candidatesAfter, observe } from './observe'
import { operationsPermitted, policyOf } from './policy'
import { actStep, type OpenStep, openSteps, orderOf, stepsOf, turnStep } from './reasons'
import type { ProviderScreen, Stage, Visit } from './screens/providerScreen'
import { watchTraffic } from './traffic'
import { wordsIn } from './words'

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

type Stored = Awaited<ReturnType<BrowserContext['storageState']>>

export interface Walking {
  browser: Browser
  origin: string
  accounts: Accounts
  /** The portal as it is left by a sign-in of a role, and whether it asks her for consents. */
  signedIn: (role: Role, account: Account) => Promise<{ stored: Stored; isAsked: boolean }>
}

/** No walk of a machine is longer; the golden paths have fewer events in all states together. */
const MOST_STEPS = 60
const MOST_VISITS = 4

function failedBy(error: unknown, before = ''): Pick<Walk, 'outcome' | 'message'> {
  const message = stripVTControlCharacters(error instanceof Error ? error.message : String(error))
  return { outcome: 'failed', message: before ? `${before}; ${message}` : message }
}

/** Walks everything of a machine that this provider can be brought to. */
export async function walkMachine(
  { browser, origin, accounts, signedIn }: Walking,
  stem: Stem,
  screen: ProviderScreen,
  golden: Golden,
  alphabet: Alphabet,
): Promise<MachineWalks> {
  const knowledge = knowledgeOf(golden, alphabet, screen)
  const policy = policyOf(accounts.allow)
  const walked = { stem, knowledge, screen, policy }
  // Whoever sets something back may have to sign in once more.
  const permitted = operationsPermitted(stem, golden, policy).add('loginWithPassword')
  const words = wordsIn(accounts.locale, accounts.words[accounts.locale])
  const seen = { states: new Set<string>(), steps: new Set<string>(), impossible: new Map<string, string>() }
  const chooser = createChooser(knowledge, (state, act, kept) => orderOf(walked, state, act, kept))

  function note({ first, turns }: Candidate) {
    let from = first
    seen.states.add(first)
    for (const turn of turns) {
      seen.steps.add(turnStep(from, turn))
      seen.states.add(turn.to)
      from = turn.to
    }
  }

  async function walkOnce(visit: Visit, account: Account): Promise<Walk> {
    const begun = Date.now()
    const walk: Walk = {
      visit: visit.name,
      start: '',
      steps: [],
      outcome: 'passed',
      message: '',
      milliseconds: 0,
    }
    const context = await browser.newContext({
      ...{ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce', serviceWorkers: 'block' },
      ...(!visit.isAnonymous && { storageState: (await signedIn(visit.role, account)).stored }),
    })
    const page = await context.newPage()
    const setBacks: (() => Promise<void>)[] = []
    try {
      await page.addInitScript(keepOutOfSight)
      const traffic = await watchTraffic(context, new URL(origin).origin, permitted)
      const open = async (path: string) => {
        traffic.mark()
        const address = new URL(path, origin)
        address.searchParams.set('lang', accounts.locale)
        await page.goto(address.href)
      }
      const atEnd = (setBack: () => Promise<void>) => void setBacks.unshift(setBack)
      const stage: Stage = {
        page,
        words,
        account,
        voucher: accounts.voucher,
        open,
        atEnd,
        saved: traffic.saved,
      }
      const impossible = await visit.arrive(stage)
      if (impossible) return Object.assign(walk, { outcome: 'skipped', message: impossible })

      const observeOneOf = (next: readonly Consequence[]) =>
        observe(stage, stem, screen, traffic, candidatesAfter(stem, knowledge, screen, next), knowledge)
      let at = await observeOneOf(knowledge.starts)
      note(at)
      walk.start = at.inWords
      for (let steps = 0; steps < MOST_STEPS; steps++) {
        const from = at.rest
        const act = chooser.next(from, at.kept)
        if (!act) break
        traffic.mark()
        const obstacle = await screen.happens[act.event.type]?.(stage, act.event)
        if (obstacle) {
          seen.impossible.set(actStep(from, act.label), obstacle)
          chooser.noteHindered(from, act)
          continue
        }
        chooser.note(from, act)
        walk.steps.push({ label: act.label, value: '?' })
        at = await observeOneOf(nextAfter(act, at.kept))
        note(at)
        chooser.note(from, act, at.rest)
        seen.steps.add(actStep(from, act.label))
        walk.steps.splice(-1, 1, { label: act.label, value: at.inWords })
      }
      return walk
    } catch (error) {
      return Object.assign(walk, failedBy(error), { picture: await page.screenshot() })
    } finally {
      for (const setBack of setBacks)
        await setBack().catch((error) => Object.assign(walk, failedBy(error, walk.message)))
      walk.milliseconds = Date.now() - begun
      await context.close()
    }
  }

  /** A walk does not answer for a customer, and the question lies over every page. */
  async function whyHidden({ role, isAnonymous, isAboutConsents }: Visit, account: Account) {
    if (isAnonymous || isAboutConsents || !(await signedIn(role, account)).isAsked) return undefined
    return `the portal asks ${account.username} for consents before anything else: answer once by hand`
  }

  const walks: Walk[] = []
  for (const visit of screen.visits) {
    const account = accounts.accounts[visit.role]
    const why = account
      ? (visit.isSending && policy.forbids(`${stem}/open`)) || (await whyHidden(visit, account))
      : `needs account '${visit.role}'`
    if (why || !account) {
      const empty = { start: '', steps: [], milliseconds: 0 }
      walks.push({ visit: visit.name, ...empty, outcome: 'skipped', message: String(why) })
      continue
    }
    chooser.beginVisit()
    for (let again = 0; again < MOST_VISITS; again++) {
      const walk = await walkOnce(visit, account)
      walks.push(walk)
      const isOver = walk.outcome === 'skipped' || walk.steps.length === 0
      if (isOver || !chooser.hasMore()) break
    }
  }
  return {
    ...{ stem, walks, known: stepsOf(knowledge).length, walked: seen.steps.size },
    open: openSteps(walked, seen),
  }
}
