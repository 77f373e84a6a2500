import type { Page } from '@playwright/test'
import { CannotRun } from '../../scripts/conform/cannotRun'
import type { Account } from './accounts'
import type { Words } from './words'

/** The modal comes after the provider has told that consents are missing. */
const TIME_FOR_CONSENTS = 4_000

/** The form for user name and password. */
export function signInForm({ page, words }: { page: Page; words: Words }) {
  const password = page.getByLabel(words('login.password'), { exact: true })
  return {
    password,
    choose: () => page.getByRole('tab', { name: words('login.byUsername') }).click(),
    async submit(username: string, secret: string) {
      await page.getByRole('textbox', { name: words('login.username') }).fill(username)
      await password.fill(secret)
      await page.getByRole('button', { name: words('login.submit'), exact: true }).click()
    },
  }
}

/** Signs in as the tester's customer, and chooses her contract. */
export async function signIn(page: Page, words: Words, account: Account): Promise<void> {
  const form = signInForm({ page, words })
  await form.choose()
  await form.submit(account.username, account.password)
  await page
    .waitForURL((url) => url.pathname !== '/login', { timeout: 60_000 })
    .catch(() => {
      throw new CannotRun(
        `The portal did not let in ${account.username}.`,
        'Sign in by hand: does the login want something else than user name and password?',
      )
    })
  await stopAtConsents(page, words, account)
  const { phone } = account
  if (phone) await choosePhone(page, phone)
}

/** A modal that asks for consents lies over every page, and to close it is an answer. */
async function stopAtConsents(page: Page, words: Words, { username }: Account): Promise<void> {
  const modal = page.getByRole('heading', { name: words('consent.heading'), exact: true })
  const isAsked = await modal.waitFor({ timeout: TIME_FOR_CONSENTS }).then(
    () => true,
    () => false,
  )
  if (isAsked)
    throw new CannotRun(
      `The portal asks ${username} for consents before anything else.`,
      'Sign in by hand and answer once: a walk does not decide that for a customer.',
    )
}

/** What the portal stores for the next visit; under which name hangs on the brand. */
const choosePhone = (page: Page, phone: string) =>
  page.evaluate((phone) => {
    const token = Object.keys(localStorage).find((key) => key.endsWith('.token'))
    if (token) localStorage.setItem(token.replace(/token$/, 'phone'), phone)
  }, phone)
