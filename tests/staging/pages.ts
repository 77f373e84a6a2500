import { isDeepStrictEqual } from 'node:util'
import type { BrowserContext, Page } from '@playwright/test'
import { CannotRun } from '../../tools/conform/options'
import type { PathEvent } from '../../tools/paths/alphabet'
import type { Moment } from '../../tools/paths/moment'
import type { Impossible, OwnVisit, Tester } from '../paths/screens/ownProvider'
import { wordsIn } from '../paths/screens/words'
import type { Account, Accounts } from './accounts'
import type { Stem } from './policy'
import { operationAt } from './traffic'

/** So long, in milliseconds, the provider may take to tell whether consents are missing, and to tell which. */
const TIME_FOR_CONSENTS = 10_000
/** So long the modal may take to be drawn. */
const TIME_TO_DRAW = 500
const TIME_TO_SIGN_IN = 60_000

/** What a customer sees, as plain data. */
export type Look = Readonly<Record<string, unknown>>

/** A driver in the page, as `walkOwnProvider` of its bundle begins it. */
export interface OwnWalk {
  arrive(visit: OwnVisit): Promise<Impossible>
  /** Brings an event about. */
  happen(event: PathEvent): Promise<Impossible>
  look(): Promise<Look>
  /** What is to be seen in these moments, each with the event that led there if the provider had its turn. */
  looksOf(moments: readonly (readonly [Moment, PathEvent | undefined])[]): Promise<Look[]>
  /** The choices of a tab of the settings, once there are so many. */
  choicesOf(count: number): Promise<boolean[]>
  setChoicesBack(before: readonly boolean[]): Promise<void>
}

/** Where a walk takes place. */
export interface Stage {
  page: Page
  accounts: Accounts
  account: Account
  /** Opens a page of the portal, in the language that was chosen, and puts the driver into it. */
  open(path: string): Promise<OwnWalk>
}

/** Puts the driver of a machine into the page that is open. */
export async function beginOwnWalk(
  page: Page,
  bundle: string,
  stem: Stem,
  { locale, words }: Accounts,
  tester: Tester,
): Promise<OwnWalk> {
  await page.evaluate(bundle)
  const given = [stem, locale, words[locale], tester] as const
  const walk = await page.evaluateHandle((given) => window.walkOwnProvider(...given), given)
  const ask = (name: keyof OwnWalk, arg: unknown) =>
    walk.evaluate(async (walk, given): Promise<unknown> => walk[given.name](given.arg as never), {
      name,
      arg,
    })
  return new Proxy({} as OwnWalk, {
    // A promise of a walk must not take the walk for another promise.
    get: (_, name: keyof OwnWalk | 'then') =>
      name === 'then' ? undefined : (arg: unknown) => ask(name, arg),
  })
}

const wordsOf = ({ locale, words }: Accounts) => wordsIn(locale, words[locale])

/** Fills in the login, and answers whether it let in. */
async function submitLogin(page: Page, accounts: Accounts, { username, password }: Account) {
  const words = wordsOf(accounts)
  const field = page.getByLabel(words('login.password'), { exact: true })
  await page.getByRole('tab', { name: words('login.byUsername') }).click()
  await page.getByRole('textbox', { name: words('login.username') }).fill(username)
  await field.fill(password)
  await page.getByRole('button', { name: words('login.submit'), exact: true }).click()
  const refused = field.and(page.locator('[aria-invalid=true]'))
  return Promise.race([
    page.waitForURL(({ pathname }) => pathname !== '/login', { timeout: TIME_TO_SIGN_IN }).then(() => true),
    refused.waitFor({ timeout: TIME_TO_SIGN_IN }).then(() => false),
  ])
}

/** What the portal stores for the next visit; the brand decides under which name. */
const choosePhone = (page: Page, phone: string) =>
  page.evaluate((phone) => {
    const token = Object.keys(localStorage).find((key) => key.endsWith('.token'))
    if (token) localStorage.setItem(token.replace(/token$/, 'phone'), phone)
  }, phone)

/** Whether the portal, opened by a customer who has signed in, asks her for consents: the modal lies over every page. */
async function isAskedForConsents(context: BrowserContext, accounts: Accounts, address: string) {
  const page = await context.newPage()
  const isStatus = (method: string, url: string) => operationAt(method, url) === 'getConsentStatus'
  const answered = page.waitForResponse((answer) => isStatus(answer.request().method(), answer.url()), {
    timeout: TIME_FOR_CONSENTS,
  })
  await page.goto(address)
  // An answer that does not come asks for none.
  await answered.catch(() => {})
  const modal = page.getByRole('dialog', { name: wordsOf(accounts)('consent.heading'), exact: true })
  const isShown = async (timeout: number) =>
    modal.waitFor({ timeout }).then(
      () => true,
      () => false,
    )
  const isIdle = page.waitForLoadState('networkidle', { timeout: TIME_FOR_CONSENTS }).catch(() => {})
  await Promise.race([isIdle, isShown(TIME_FOR_CONSENTS)])
  return isShown(TIME_TO_DRAW)
}

/** Signs in as the tester's customer and chooses her contract. */
export async function signIn(context: BrowserContext, origin: string, accounts: Accounts, account: Account) {
  const { username, phone } = account
  const page = await context.newPage()
  const addressOf = (path: string) => new URL(`${path}?lang=${accounts.locale}`, origin).href
  await page.goto(addressOf('/login')).catch(() => {
    throw new CannotRun(`Nothing answers at ${origin}.`, 'Give by --origin where your portal is running.')
  })
  if (!(await submitLogin(page, accounts, account).catch(() => false)))
    throw new CannotRun(
      `The portal did not let in ${username}.`,
      'Sign in by hand: does the login want something else than user name and password?',
    )
  if (phone) await choosePhone(page, phone)
  await page.close()
  const isAsked = await isAskedForConsents(context, accounts, addressOf('/'))
  return { isAsked, stored: await context.storageState() }
}

/** Brings the choices of a tab to what they were before, and has the provider say that they are. */
export async function setChoicesBack({ open }: Stage, path: string, before: boolean[]): Promise<void> {
  await (await open(path)).setChoicesBack(before)
  if (!isDeepStrictEqual(await (await open(path)).choicesOf(before.length), before))
    throw new Error(`what was changed could not be set back: ${new URL(path, 'http://localhost').search}`)
}

/** Whether the account is let in by this password, on a page that has forgotten who was signed in. */
async function letsIn({ page, accounts, account, open }: Stage, password: string): Promise<boolean> {
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await open('/login')
  return submitLogin(page, accounts, { ...account, password })
}

/** Whoever is let in by the new password sets the former one again; whoever is not has to have the former one. */
export async function setPasswordBack(stage: Stage, path: string): Promise<void> {
  const { page, account, open } = stage
  const { password, newPassword = '' } = account
  const words = wordsOf(stage.accounts)
  try {
    if (!(await letsIn(stage, newPassword))) {
      if (await letsIn(stage, password)) return
      throw new Error('neither password lets in')
    }
    if (account.phone) await choosePhone(page, account.phone)
    await open(path)
    for (const field of ['password.newPassword', 'password.repeatPassword'] as const)
      await page.getByLabel(words(field), { exact: true }).fill(password)
    await page.getByRole('button', { name: words('password.save'), exact: true }).click()
    await page.getByText(words('message.success'), { exact: true }).waitFor({ timeout: 60_000 })
  } catch (error) {
    throw new Error(`perhaps the account still has its newPassword: ${error}`)
  }
}
