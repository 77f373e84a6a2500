import type { Impossible, ProviderScreen, Stage } from './providerScreen'
import { fieldOf, isThere, pressButton, pressIfThere } from './see'

/** The pause between two SMS is 30 seconds. */
const PAUSE = 40_000

const phoneField = (stage: Stage) => fieldOf(stage, stage.words('login.phone'))
const codeField = (stage: Stage) => fieldOf(stage, stage.words('login.code'))
const button = ({ page, words }: Stage, name: 'login.resendCode' | 'login.submit' | 'login.requestCode') =>
  page.getByRole('button', { name: words(name), exact: true })
const free = ({ page }: Stage) => page.locator(':not([aria-disabled=true])')

const isPausing = async (stage: Stage) => !(await isThere(button(stage, 'login.resendCode').and(free(stage))))

/** A code that is wrong, also where it comes to the one that is right. */
const wrongCode = (right: string | undefined) => (right === '0000' ? '1111' : '0000')

export const smsLogin: ProviderScreen = {
  visits: [
    {
      name: 'opened',
      role: 'everyday',
      isAnonymous: true,
      async arrive(stage) {
        await stage.open('/login')
        await phoneField(stage).waitFor()
        return undefined
      },
    },
  ],
  happens: {
    async 'phone.submit'(stage, { phone }): Promise<Impossible> {
      const own = stage.account.phone
      if (!own) return 'it needs the number that gets the SMS: give the account its "phone"'
      const hasBlanks = String(phone) !== String(phone).trim()
      await phoneField(stage).fill(hasBlanks ? ` ${own} ` : own)
      return pressIfThere(button(stage, 'login.requestCode'))
    },
    'phone.change': (stage) => pressButton(stage, stage.words('login.otherNumber')),
    // During the pause a code that is wrong, and after it the one that is right.
    async 'code.submit'(stage) {
      const { code } = stage.account
      const isWrong = code === undefined || (await isPausing(stage))
      await codeField(stage).fill(` ${isWrong ? wrongCode(code) : code} `)
      return pressIfThere(button(stage, 'login.submit'))
    },
    async 'after(resendPause)'(stage) {
      await button(stage, 'login.resendCode').and(free(stage)).waitFor({ timeout: PAUSE })
      return undefined
    },
    'code.resend': (stage) => pressIfThere(button(stage, 'login.resendCode')),
    async 'login.reset'({ page, words }) {
      await page.getByRole('tab', { name: words('login.byUsername') }).click()
      await page.getByRole('tab', { name: words('login.byPhone') }).click()
      return undefined
    },
  },
  leaving: ['phone.change', 'login.reset'],
  takes: {
    verified: 'needs the code of an SMS: where it is always the same, give it to the account as "code"',
  },
  async look(stage) {
    const isCodeStep = await isThere(codeField(stage))
    return {
      asks: isCodeStep ? 'code' : (await isThere(phoneField(stage))) ? 'phone' : null,
      canResend: isCodeStep && !(await isPausing(stage)),
      busy: await isThere(stage.page.locator('form button[aria-busy=true]')),
    }
  },
  expects: (state) => ({
    asks: phoneStates.includes(state) ? 'phone' : state === 'verified' ? null : 'code',
    canResend: state === 'askingCode.resendable',
    busy: ['requestingCode', 'resendingCode', 'verifyingCode'].includes(state),
  }),
}

const phoneStates = ['askingPhone', 'requestingCode']
