import { isDeepStrictEqual } from 'node:util'
import type { Page } from '@playwright/test'
import { wordsIn } from '../paths/screens/words'
import type { Account, Accounts } from './accounts'
import type { OwnWalk } from './ownWalk'
import { choosePhone, submitLogin } from './signIn'

/** Where a walk takes place. */
export interface Stage {
  page: Page
  accounts: Accounts
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
  const { locale, words: own } = stage.accounts
  const { password, newPassword = '' } = account
  const words = wordsIn(locale, own[locale])
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
    await page.getByText(words('message.success'), { exact: true }).waitFor({ timeout: 60_000 })
  } catch (error) {
    throw new Error(`perhaps the account still has its newPassword: ${error}`)
  }
}
