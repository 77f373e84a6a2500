import { isDeepStrictEqual } from 'node:util'
import type { Page } from '@playwright/test'
import type { Words } from '../paths/screens/words'
import type { Account } from './accounts'
import type { OwnWalk } from './ownWalk'
import { choosePhone, signInForm } from './signIn'

const PATIENCE = 60_000

/** Where a walk takes place. */
export interface Stage {
  page: Page
  words: Words
  account: Account
  /** Opens a page of the portal, in the language that was chosen, and puts the driver into it. */
  open(path: string): Promise<OwnWalk>
}

/** Brings the choices of a tab to what they were before, and has the provider say that they are. */
export async function setChoicesBack({ open }: Stage, path: string, before: boolean[]): Promise<void> {
  await (await open(path)).setChoicesBack(before)
  if (!isDeepStrictEqual(await (await open(path)).choices(before.length), before))
    throw new Error(`what was changed could not be set back: ${new URL(path, 'http://localhost').search}`)
}

/** Whether the account is signed in by this password, on a page that has forgotten who was. */
async function letsIn({ page, words, account, open }: Stage, password: string): Promise<boolean> {
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await open('/login')
  const form = signInForm({ page, words })
  await form.choose()
  await form.submit(account.username, password)
  const refused = form.password.and(page.locator('[aria-invalid=true]'))
  return Promise.race([
    page.waitForURL(({ pathname }) => pathname !== '/login', { timeout: PATIENCE }).then(() => true),
    refused.waitFor({ timeout: PATIENCE }).then(() => false),
  ])
}

/** Whoever is let in by the new password sets the former one again; whoever is not has to have the former one. */
export async function setPasswordBack(stage: Stage, path: string): Promise<void> {
  const { page, words, account, open } = stage
  const { password, newPassword = '' } = account
  try {
    if (!(await letsIn(stage, newPassword))) {
      if (await letsIn(stage, password)) return
      throw new Error('neither password lets in')
    }
    if (account.phone) await choosePhone(page, account.phone)
    await open(path)
    await page.getByLabel(words('password.newPassword'), { exact: true }).fill(password)
    await page.getByLabel(words('password.repeatPassword'), { exact: true }).fill(password)
    await page.getByRole('button', { name: words('password.save'), exact: true }).click()
    await page.getByText(words('message.success'), { exact: true }).waitFor({ timeout: PATIENCE })
  } catch (error) {
    throw new Error(`perhaps the account still has its newPassword: ${error}`)
  }
}
