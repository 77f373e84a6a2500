import { type Browser, chromium } from '@playwright/test'
import { headlessArgs, headlessPath } from '../../scripts/browserPath'
import { bundleForPage } from '../browser/support/pageBundle'
import type { Role } from '../paths/screens/ownProvider'
import type { Account, Accounts } from './accounts'
import { type Stem, stems } from './policy'
import { signIn } from './signIn'
import { type MachineWalks, type Walking, walkMachine } from './walk'

/** The machines that are not walked before a provider of the tester's own, each with the reason. */
export const notWalked: Partial<Record<Stem, string>> = {
  inactivity: 'needs a clock that can be set',
  paymentResult: 'needs a payment that has just been made',
  resetLink: 'needs the link of an e-mail',
}

/** At some providers, these end every session of the customer, or her password with it. */
const atLast: readonly Stem[] = ['passwordChange', 'forgotPassword']

export const walkedStems: readonly Stem[] = [
  ...stems.filter((stem) => !(stem in notWalked) && !atLast.includes(stem)).sort(),
  ...atLast,
]

/** Walks machines on a running portal, in a browser that is there already; signs in once a role. */
export async function walkIn(
  browser: Pick<Browser, 'newContext'>,
  origin: string,
  accounts: Accounts,
  stems: readonly Stem[],
): Promise<MachineWalks[]> {
  const known = new Map<Role, ReturnType<Walking['signedIn']>>()
  async function open(account: Account) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
    return signIn(context, origin, accounts, account).finally(() => context.close())
  }
  function signedIn(role: Role, account: Account) {
    const opened = known.get(role) ?? open(account)
    known.set(role, opened)
    return opened
  }
  const bundle = await bundleForPage('tests/browser/support/pathPage.ts')
  const all: MachineWalks[] = []
  for (const stem of stems) all.push(await walkMachine({ browser, bundle, origin, accounts, signedIn }, stem))
  return all
}

/** The same in a browser of its own. */
export async function walkProvider(...given: [string, Accounts, readonly Stem[]]): Promise<MachineWalks[]> {
  const executablePath = headlessPath()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...headlessArgs],
  })
  return walkIn(browser, ...given).finally(() => browser.close())
}
