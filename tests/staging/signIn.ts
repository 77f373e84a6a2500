import type { Page } from '@playwright/test'
import { CannotRun } from '../../tools/conform/options'
import type { Words } from '../paths/screens/words'
import type { Account } from './accounts'
import { operationAt } from './traffic'

/** So long, in milliseconds, the provider may take to tell whether consents are missing, and to tell which. */
const TIME_FOR_CONSENTS = 10_000
/** So long, in milliseconds, the modal may take to be drawn. */
const TIME_TO_DRAW = 500

/** The form for user name and password. */
export function signInForm({ page, words }: { page: Page; words: Words }) {
  const password = page.getByLabel(words('login.password'), { exact: true })
  const tab = page.getByRole('tab', { name: words('login.byUsername') })
  return {
    tab,
    password,
    choose: () => tab.click(),
    async submit(username: string, secret: string) {
      await page.getByRole('textbox', { name: words('login.username') }).fill(username)
      await password.fill(secret)
      await page.getByRole('button', { name: words('login.submit'), exact: true }).click()
    },
  }
}

/** Signs in as the tester's customer, chooses her contract, and answers whether she is asked for consents. */
export async function signIn(page: Page, words: Words, account: Account): Promise<boolean> {
  const form = signInForm({ page, words })
  await form.choose()
  let told = isTold(page)
  await form.submit(account.username, account.password)
  await page
    .waitForURL((url) => url.pathname !== '/login', { timeout: 60_000 })
    .catch(() => {
      throw new CannotRun(
        `The portal did not let in ${account.username}.`,
        'Sign in by hand: does the login want something else than user name and password?',
      )
    })
  const { phone } = account
  if (phone) {
    await choosePhone(page, phone)
    told = isTold(page)
    await page.reload()
  }
  await told
  await page.waitForLoadState('networkidle', { timeout: TIME_FOR_CONSENTS }).catch(() => {})
  return consentModal({ page, words })
    .waitFor({ timeout: TIME_TO_DRAW })
    .then(
      () => true,
      () => false,
    )
}

/** Waits for the answer that says whether consents are missing; one that does not come asks for none. */
const isTold = (page: Page): Promise<unknown> =>
  page
    .waitForResponse(
      (answer) => operationAt(answer.request().method(), answer.url()) === 'getConsentStatus',
      { timeout: TIME_FOR_CONSENTS },
    )
    .catch(() => {})

/** The modal with the consents; it lies over every page, and to close it is an answer. */
export const consentModal = ({ page, words }: { page: Page; words: Words }) =>
  page.getByRole('dialog', { name: words('consent.heading'), exact: true })

/** What the portal stores for the next visit; under which name hangs on the brand. */
export const choosePhone = (page: Page, phone: string) =>
  page.evaluate((phone) => {
    const token = Object.keys(localStorage).find((key) => key.endsWith('.token'))
    if (token) localStorage.setItem(token.replace(/token$/, 'phone'), phone)
  }, phone)
