import { type Browser, chromium } from '@playwright/test'
import { headlessArgs, headlessPath } from '../../scripts/browserPath'
import { CannotRun } from '../../scripts/conform/cannotRun'
import type { Alphabet } from '../paths/kit/alphabet'
import { readGolden } from '../paths/kit/golden'
import type { Account, Accounts, Role } from './accounts'
import { providerScreens } from './screens/all'
import { signIn } from './signIn'
import { type MachineWalks, type Walking, walkMachine } from './walk'
import { wordsIn } from './words'

export type WalkedStem = keyof typeof providerScreens

export const walkedStems = Object.keys(providerScreens) as WalkedStem[]

/** Signs in once a role. */
function createSignIns(browser: Browser, origin: string, { locale, words }: Accounts): Walking['signedIn'] {
  const known = new Map<Role, ReturnType<Walking['signedIn']>>()
  const open = async (account: Account) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
    try {
      const page = await context.newPage()
      await page.goto(new URL(`/login?lang=${locale}`, origin).href).catch(() => {
        throw new CannotRun(`Nothing answers at ${origin}.`, 'Give by --origin where your portal is running.')
      })
      const isAsked = await signIn(page, wordsIn(locale, words[locale]), account)
      return { isAsked, stored: await context.storageState() }
    } finally {
      await context.close()
    }
  }
  return (role, account) => {
    const signedIn = known.get(role) ?? open(account)
    known.set(role, signedIn)
    return signedIn
  }
}

/** Walks machines on a running portal, in a browser that is there already. */
export async function walkIn(
  browser: Browser,
  origin: string,
  accounts: Accounts,
  stems: readonly WalkedStem[],
): Promise<MachineWalks[]> {
  const walking = { browser, origin, accounts, signedIn: createSignIns(browser, origin, accounts) }
  const all: MachineWalks[] = []
  for (const stem of stems) {
    const { alphabet }: { alphabet: Alphabet } = await import(`../paths/${stem}.alphabet.ts`)
    all.push(await walkMachine(walking, stem, providerScreens[stem], readGolden(stem), alphabet))
  }
  return all
}

/** The same in a browser of its own. */
export async function walkProvider(
  ...given: [string, Accounts, readonly WalkedStem[]]
): Promise<MachineWalks[]> {
  const executablePath = headlessPath()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...headlessArgs],
  })
  try {
    return await walkIn(browser, ...given)
  } finally {
    await browser.close()
  }
}
