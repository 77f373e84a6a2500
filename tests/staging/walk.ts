import { stripVTControlCharacters } from 'node:util'
import type { Browser, BrowserContext } from '@playwright/test'
import type { Alphabet } from '../../tools/paths/alphabet'
import type { Golden } from '../../tools/paths/golden'
import { keepOutOfSight } from '../browser/support/pathStage'
import type { OwnProvider, OwnVisit, Role, Tester } from '../paths/screens/ownProvider'
import { wordsIn } from '../paths/screens/words'
import type { Account, Accounts } from './accounts'
import { createChooser } from './chooser'
import type { Stem } from './effects'
import { actStep, knowledgeOf, turnOf } from './knowledge'
import { type Consequence, type Observed, observe } from './observe'
import { beginOwnWalk, type OwnWalk } from './ownWalk'
import { operationsPermitted, policyOf } from './policy'
import { type OpenStep, openSteps, orderOf, stepsOf, turnStep } from './reasons'
import { setChoicesBack, setPasswordBack } from './setBack'
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

type Stored = Awaited<ReturnType<BrowserContext['storageState']>>

export interface Walking {
  browser: Browser
  /** What walks inside the page. */
  bundle: string
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

/** The session that a sign-in left, under the name that the brand gives it. */
function tokenIn({ origins }: Stored): Tester['token'] {
  return origins.flatMap(({ localStorage }) => localStorage).find(({ name }) => name.endsWith('.token'))
}

/** Walks everything of a machine that this provider can be brought to. */
export async function walkMachine(
  { browser, bundle, origin, accounts, signedIn }: Walking,
  stem: Stem,
  own: OwnProvider,
  golden: Golden,
  alphabet: Alphabet,
): Promise<MachineWalks> {
  const knowledge = knowledgeOf(golden, alphabet, own)
  const policy = policyOf(accounts.allow)
  const walked = { stem, knowledge, own, policy }
  // Whoever sets something back may have to sign in once more.
  const permitted = operationsPermitted(stem, golden, policy).add('loginWithPassword')
  const words = wordsIn(accounts.locale, accounts.words[accounts.locale])
  const seen = { states: new Set<string>(), steps: new Set<string>(), impossible: new Map<string, string>() }
  const chooser = createChooser(knowledge, (state, act, nodes) => orderOf(walked, state, act, nodes))

  function note({ first, turns }: Observed) {
    let from = first
    seen.states.add(first)
    for (const turn of turns.map(turnOf)) {
      seen.steps.add(turnStep(from, turn))
      seen.states.add(turn.to)
      from = turn.to
    }
  }

  async function walkOnce(visit: OwnVisit, account: Account): Promise<Walk> {
    const begun = Date.now()
    const walk: Walk = {
      visit: visit.name,
      start: '',
      steps: [],
      outcome: 'passed',
      message: '',
      milliseconds: 0,
    }
    const stored =
      visit.storesToken || !visit.isAnonymous ? (await signedIn(visit.role, account)).stored : undefined
    const tester: Tester = {
      ...account,
      ...(accounts.voucher && { voucher: accounts.voucher }),
      token: stored && tokenIn(stored),
    }
    const context = await browser.newContext({
      ...{ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce', serviceWorkers: 'block' },
      ...(!visit.isAnonymous && { storageState: stored }),
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
        return beginOwnWalk(page, bundle, stem, accounts, tester)
      }
      const stage = { page, words, account, open }
      let driver: OwnWalk = await open(visit.path)
      const impossible = await driver.arrive(visit)
      if (impossible) return Object.assign(walk, { outcome: 'skipped', message: impossible })

      const observeOneOf = (next: readonly Consequence[]) => observe(driver, stem, knowledge, traffic, next)

      /** At the end, however the walk ends, the provider has what it had before the first change. */
      async function prepareToSetBack() {
        const path = own.setsBack?.on ?? visit.path
        if (stem === 'passwordChange') return void setBacks.push(() => setPasswordBack(stage, path))
        const before = await driver.choices(1)
        setBacks.push(() => setChoicesBack(stage, path, before))
      }

      let at = await observeOneOf(knowledge.starts.map(({ node, moment }) => ({ to: node, moment })))
      note(at)
      walk.start = at.inWords
      for (let steps = 0; steps < MOST_STEPS; steps++) {
        const from = at.state
        const act = chooser.next(at)
        if (!act) break
        const { type } = act.event
        const next = knowledge.nextAfter(act, at.nodes)
        if (own.setsBack?.after === type && setBacks.length === 0) await prepareToSetBack()
        traffic.mark()
        const obstacle = await driver.happen(act.event)
        if (obstacle) {
          seen.impossible.set(actStep(from, act.label), obstacle)
          chooser.noteHindered(from, act)
          continue
        }
        const reopened = own.reopens?.[type]
        if (reopened !== undefined) driver = await open(reopened)
        chooser.note(from, act)
        walk.steps.push({ label: act.label, value: '?' })
        at = await observeOneOf(next)
        note(at)
        chooser.note(from, act, at.state)
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
  async function whyHidden({ role, isAnonymous, isAboutConsents }: OwnVisit, account: Account) {
    if (isAnonymous || isAboutConsents || !(await signedIn(role, account)).isAsked) return undefined
    return `the portal asks ${account.username} for consents before anything else: answer once by hand`
  }

  const walks: Walk[] = []
  for (const visit of own.visits) {
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
