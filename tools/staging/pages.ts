import { isDeepStrictEqual } from 'node:util'
import type { BrowserContext, Page } from '@playwright/test'
import { createAnswerDecoder } from '../../src/api/decoding/decodeAnswer'
import type { TestAccount } from '../../tests/paths/drivers/staging'
import { createTranslate } from '../../tests/paths/drivers/translate'
import { CannotRunError } from '../conform/options'
import { valueAt } from '../conform/values'
import type { Account, Accounts } from './accounts'
import type { Stem } from './policy'
import { operationOf, watchTraffic } from './traffic'

/** The limit for a portal that never asks its provider whether consents are missing. */
const CONSENTS_TIMEOUT_MS = 60_000
const SIGN_IN_TIMEOUT_MS = 60_000

/** What a customer sees, as plain data. */
export type Observations = Readonly<Record<string, unknown>>

type StoredState = Awaited<ReturnType<BrowserContext['storageState']>>

/** The driver of a machine, in the page. */
export type StagingWalk = Awaited<ReturnType<typeof beginStagingWalk>>

/** What restoring the provider's data needs. */
export interface WalkFixtures {
  page: Page
  accounts: Accounts
  account: Account
  /** Opens a page of the portal in the selected language, and adds the driver to it. */
  open(path: string): Promise<StagingWalk>
}

/** Adds the driver of a machine to the open page. */
export async function beginStagingWalk(
  page: Page,
  bundle: string,
  stem: Stem,
  { locale, words }: Accounts,
  account: TestAccount,
) {
  await page.evaluate(bundle)
  const args = [stem, locale, words[locale], account] as const
  return page.evaluateHandle((args) => window.startStagingWalk(...args), args)
}

const translateFor = ({ locale, words }: Accounts) => createTranslate(locale, words[locale])

/** Submits the login, and returns whether the portal accepted it. */
async function submitLogin(page: Page, accounts: Accounts, { username, password }: Account) {
  const translate = translateFor(accounts)
  const field = page.getByLabel(translate('login.password'), { exact: true })
  await page.getByRole('tab', { name: translate('login.byUsername') }).click()
  await page.getByRole('textbox', { name: translate('login.username') }).fill(username)
  await field.fill(password)
  await page.getByRole('button', { name: translate('login.submit'), exact: true }).click()
  const refused = field.and(page.locator('[aria-invalid=true]'))
  return Promise.race([
    page
      .waitForURL(({ pathname }) => pathname !== '/login', { timeout: SIGN_IN_TIMEOUT_MS })
      .then(() => true),
    refused.waitFor({ timeout: SIGN_IN_TIMEOUT_MS }).then(() => false),
  ])
}

/** Stores the number for the next visit, as the portal does. The prefix of the key depends on the brand. */
const storePhone = (page: Page, phone: string) =>
  page.evaluate((phone) => {
    const token = Object.keys(localStorage).find((key) => key.endsWith('.token'))
    if (token) localStorage.setItem(token.replace(/token$/, 'phone'), phone)
  }, phone)

const decodeAnswer = createAnswerDecoder(() => {})
/** After these, the portal repeats the call. */
const RETRIED_STATUSES = [502, 503, 504]

/** Whether the provider wants consents: the portal then covers the page with its question, once its file has loaded. */
async function wantsConsents(page: Page): Promise<boolean> {
  const response = await page.waitForResponse(
    (one) => operationOf(one.request()) === 'getConsentStatus' && !RETRIED_STATUSES.includes(one.status()),
    { timeout: CONSENTS_TIMEOUT_MS },
  )
  const json: unknown = await response.json().catch(() => undefined)
  const { data } = decodeAnswer('GET /api/gdpr-status', { json, status: response.status() })
  return valueAt(data, 'body.GDPRShow') === true
}

/** Signs in as the tester's customer, chooses her contract, and checks whether the portal asks for consents. */
export async function signIn(context: BrowserContext, origin: string, accounts: Accounts, account: Account) {
  const { username, phone } = account
  await watchTraffic(context, new URL(origin).origin, new Set(['loginWithPassword']))
  const page = await context.newPage()
  const open = (path: string) => page.goto(new URL(`${path}?lang=${accounts.locale}`, origin).href)
  await open('/login').catch(() => {
    throw new CannotRunError(`Nothing answers at ${origin}.`, 'Set --origin to the address of your portal.')
  })
  if (!(await submitLogin(page, accounts, account).catch(() => false)))
    throw new CannotRunError(
      `The portal did not let in ${username}.`,
      'Sign in by hand: does the login need more than user name and password?',
    )
  if (phone) await storePhone(page, phone)
  // Calls that follow the login must not count as calls of the next page.
  await page.goto('about:blank')
  const isWanted = wantsConsents(page).catch(() => false)
  await open('/')
  const asksForConsents = await isWanted
  return { asksForConsents, stored: withoutConsentStatus(await context.storageState()) }
}

/** Each walk must see the answer of its own page. */
const withoutConsentStatus = ({ origins, ...stored }: StoredState) => ({
  ...stored,
  origins: origins.map(({ localStorage, ...one }) => ({
    ...one,
    localStorage: localStorage.filter(({ name }) => !name.endsWith('.licenseStatus')),
  })),
})

/** Restores the choices of a tab, and reloads the page to check that the provider has saved them. */
export async function restoreChoices(
  { open }: WalkFixtures,
  path: string,
  choices: boolean[],
): Promise<void> {
  await (await open(path)).evaluate((walk, choices) => walk.restoreChoices(choices), choices)
  const current = await (await open(path)).evaluate((walk, count) => walk.readChoices(count), choices.length)
  if (!isDeepStrictEqual(current, choices))
    throw new Error(`what was changed could not be set back: ${new URL(path, 'http://localhost').search}`)
}

/** Whether the login accepts this password, after the page has forgotten its session. */
async function loginAccepts(
  { page, accounts, account, open }: WalkFixtures,
  password: string,
): Promise<boolean> {
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await open('/login')
  return submitLogin(page, accounts, { ...account, password })
}

/** Restores the previous password if the login accepts the new one. Otherwise the previous one must work. */
export async function restorePassword(fixtures: WalkFixtures, path: string): Promise<void> {
  const { page, account, open } = fixtures
  const { password, newPassword = '' } = account
  const translate = translateFor(fixtures.accounts)
  try {
    if (!(await loginAccepts(fixtures, newPassword))) {
      if (await loginAccepts(fixtures, password)) return
      throw new Error('the login accepts neither password')
    }
    if (account.phone) await storePhone(page, account.phone)
    await open(path)
    for (const field of ['password.newPassword', 'password.repeatPassword'] as const)
      await page.getByLabel(translate(field), { exact: true }).fill(password)
    await page.getByRole('button', { name: translate('password.save'), exact: true }).click()
    await page.getByText(translate('message.success'), { exact: true }).waitFor({ timeout: 60_000 })
  } catch (error) {
    throw new Error(`perhaps the account still has its newPassword: ${error}`)
  }
}
