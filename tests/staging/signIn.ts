import type { BrowserContext, Page } from '@playwright/test'
import { CannotRun } from '../../tools/conform/options'
import { wordsIn } from '../paths/screens/words'
import type { Account, Accounts } from './accounts'
import { operationAt } from './traffic'

/** So long, in milliseconds, the provider may take to tell whether consents are missing, and to tell which. */
const TIME_FOR_CONSENTS = 10_000
/** So long, in milliseconds, the modal may take to be drawn. */
const TIME_TO_DRAW = 500
const TIME_TO_SIGN_IN = 60_000

/** Fills in the login, and answers whether it let in. */
export async function submitLogin(
  page: Page,
  { locale, words: own }: Accounts,
  { username, password }: Account,
): Promise<boolean> {
  const words = wordsIn(locale, own[locale])
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

/** What the portal stores for the next visit; under which name hangs on the brand. */
export const choosePhone = (page: Page, phone: string) =>
  page.evaluate((phone) => {
    const token = Object.keys(localStorage).find((key) => key.endsWith('.token'))
    if (token) localStorage.setItem(token.replace(/token$/, 'phone'), phone)
  }, phone)

/** Whether the portal, opened by a customer who has signed in, asks her for consents: the modal lies over every page. */
async function isAskedForConsents(context: BrowserContext, { locale, words }: Accounts, address: string) {
  const page = await context.newPage()
  const told = page.waitForResponse(
    (answer) => operationAt(answer.request().method(), answer.url()) === 'getConsentStatus',
    { timeout: TIME_FOR_CONSENTS },
  )
  await page.goto(address)
  // An answer that does not come asks for none.
  await told.catch(() => {})
  const name = wordsIn(locale, words[locale])('consent.heading')
  const modal = page.getByRole('dialog', { name, exact: true })
  const isShown = (timeout: number) =>
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
