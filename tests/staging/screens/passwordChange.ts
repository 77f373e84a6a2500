import type { PasswordFaults } from '../../../machines/passwordChange.machine'
import { choosePhone, signInForm } from '../signIn'
import type { Impossible, ProviderScreen, Stage } from './providerScreen'
import { complaintOf, fieldOf, isBusy, isThere, pressButton, saysIn } from './see'

const PATIENCE = 60_000

const passwordField = (stage: Stage) => fieldOf(stage, stage.words('password.newPassword'))
const repetitionField = (stage: Stage) => fieldOf(stage, stage.words('password.repeatPassword'))

async function openForm(stage: Stage): Promise<void> {
  await stage.open('/administration?tab=account')
  await passwordField(stage).waitFor()
}

async function submit(stage: Stage, password: string, repetition: string): Promise<Impossible> {
  await passwordField(stage).fill(password)
  await repetitionField(stage).fill(repetition)
  return pressButton(stage, stage.words('password.save'))
}

/** Whether the account is signed in by this password, on a page that has forgotten who was. */
async function letsIn(stage: Stage, password: string): Promise<boolean> {
  const { page, account } = stage
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await stage.open('/login')
  const form = signInForm(stage)
  await form.choose()
  await form.submit(account.username, password)
  const refused = form.password.and(page.locator('[aria-invalid=true]'))
  return Promise.race([
    page.waitForURL(({ pathname }) => pathname !== '/login', { timeout: PATIENCE }).then(() => true),
    refused.waitFor({ timeout: PATIENCE }).then(() => false),
  ])
}

/** Whoever is let in by the new password sets the former one again; whoever is not has to have the former one. */
async function setBack(stage: Stage, newPassword: string): Promise<void> {
  const { page, words, account } = stage
  try {
    if (!(await letsIn(stage, newPassword))) {
      if (await letsIn(stage, account.password)) return
      throw new Error('neither password lets in')
    }
    if (account.phone) await choosePhone(page, account.phone)
    await openForm(stage)
    await submit(stage, account.password, account.password)
    await page.getByText(words('message.success'), { exact: true }).waitFor({ timeout: PATIENCE })
  } catch (error) {
    throw new Error(`perhaps the account still has its newPassword: ${error}`)
  }
}

export const passwordChange: ProviderScreen = {
  visits: [
    {
      name: 'of the account',
      role: 'everyday',
      async arrive(stage) {
        await openForm(stage)
        return undefined
      },
    },
  ],
  happens: {
    async 'passwords.submit'(stage, event) {
      const [password, repetition] = [String(event.password), String(event.repetition)]
      if (password.trim() === '' || password.trim() !== repetition.trim())
        return submit(stage, password, repetition)
      const { newPassword } = stage.account
      if (!newPassword) return 'it needs a password that can be set: give the account its "newPassword"'
      stage.atEnd(() => setBack(stage, newPassword))
      return submit(stage, ` ${newPassword}`, `${newPassword} `)
    },
  },
  takes: { linkExpired: 'needs the link of an e-mail' },
  async look(stage) {
    const { words } = stage
    const missing = words('message.fieldsEmpty')
    const ofRepetition = await complaintOf(repetitionField(stage))
    return {
      asks: await isThere(passwordField(stage)),
      isPasswordMissing: (await complaintOf(passwordField(stage))) === missing,
      isRepetitionMissing: ofRepetition === missing,
      isDifferent: ofRepetition === words('message.passwordsDiffer'),
      saysSuccess: await saysIn(stage, words('message.success')),
      saysUnknown: await saysIn(stage, words('message.passwordOutcomeUnknown')),
      busy: await isBusy(stage),
    }
  },
  expects: (state) => ({
    asks: state !== 'linkExpired',
    saysSuccess: state === 'ready.changed',
    saysUnknown: state === 'ready.unanswered',
    busy: state === 'saving',
  }),
  keeps({ context }) {
    const { password, repetition } = context.faults as PasswordFaults
    return {
      isPasswordMissing: password === 'missing',
      isRepetitionMissing: repetition === 'missing',
      isDifferent: repetition === 'different',
    }
  },
}
