import { type Browser, chromium } from '@playwright/test'
import { headlessArgs, headlessPath } from '../../scripts/browserPath'
import { CannotRun } from '../../tools/conform/options'
import type { Alphabet } from '../../tools/paths/alphabet'
import { readGolden } from '../../tools/paths/golden'
import { bundleForPage } from '../browser/support/pageBundle'
import { screens } from '../paths/screens/all'
import type { Role } from '../paths/screens/ownProvider'
import type { Screen } from '../paths/screens/portal'
import { wordsIn } from '../paths/screens/words'
import type { Account, Accounts } from './accounts'
import type { Stem } from './effects'
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
  ...(Object.keys(screens) as Stem[]).filter((stem) => !(stem in notWalked) && !atLast.includes(stem)).sort(),
  ...atLast,
]

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
  stems: readonly Stem[],
): Promise<MachineWalks[]> {
  const bundle = await bundleForPage('tests/browser/support/pathPage.ts')
  const walking = { browser, bundle, origin, accounts, signedIn: createSignIns(browser, origin, accounts) }
  const all: MachineWalks[] = []
  for (const stem of stems) {
    const { alphabet }: { alphabet: Alphabet } = await import(`../paths/${stem}.alphabet.ts`)
    const { own }: Screen = screens[stem]
    if (!own) throw new Error(`the driver of ${stem} does not say how it is walked on a real provider`)
    all.push(await walkMachine(walking, stem, own, readGolden(stem), alphabet))
  }
  return all
}

/** The same in a browser of its own. */
export async function walkProvider(...given: [string, Accounts, readonly Stem[]]): Promise<MachineWalks[]> {
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
