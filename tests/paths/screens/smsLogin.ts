import { screen, waitFor } from '@testing-library/dom'
import type { CodeSent, CodeVerified } from '../../../machines/smsLogin.machine'
import type { PathEvent } from '../../../tools/paths/alphabet'
import { stateName } from '../../../tools/paths/names'
import { stored } from './happenings'
import { type Screen, sends } from './portal'
import type { WordName } from './words'

interface Look {
  step: string
  busy: boolean
  resend: string | null
}

/** What each state of the machine means for the customer. */
const shown: Record<string, Look> = {
  askingPhone: { step: 'phone', busy: false, resend: null },
  requestingCode: { step: 'phone', busy: true, resend: null },
  'askingCode.pausing': { step: 'code', busy: false, resend: 'pausing' },
  'askingCode.resendable': { step: 'code', busy: false, resend: 'free' },
  resendingCode: { step: 'code', busy: false, resend: 'busy' },
  verifyingCode: { step: 'code', busy: true, resend: 'locked' },
  verified: { step: 'none', busy: false, resend: null },
}

const operations = { sendCode: 'sendSms', verifyCode: 'loginWithSms' } as const

const codeSent = sends('sendSms', ({ outcome, userId, message }: CodeSent) =>
  outcome === 'sent'
    ? { code: 'SEND_SMS_TO_USER_SUCCESS', body: { user: { userId } } }
    : { code: 'SEND_SMS_TO_USER_FAILED_USER_DOESNT_EXIST', message },
)
const codeVerified = sends('loginWithSms', ({ outcome, token, message }: CodeVerified) =>
  outcome === 'verified'
    ? { code: 'SMS_LOGIN_USER_SUCCESS', body: { token } }
    : { code: 'SMS_LOGIN_USER_FAILED_INVALID_CODE', message },
)

const formOfCode = (input: unknown) => {
  const { userId, code } = input as { userId: string; code: string }
  return { id: userId, code }
}

export const smsLogin: Screen = {
  visit: () => ({ path: '/login', hold: ['sendSms', 'loginWithSms', 'getMe'] }),
  walk(portal) {
    let typed = { phone: '', code: '' }

    function stepNow() {
      const phone = portal.field('login.phone')
      const code = portal.field('login.code')
      return { step: phone ? 'phone' : code ? 'code' : 'none', field: phone ?? code }
    }

    /** Whether another code can be asked for, and what is said about it. */
    function resendNow(): string | null {
      const button = portal.button('login.resendCode')
      if (!button) return null
      if (button.ariaBusy === 'true') return 'busy'
      if (button.ariaDisabled !== 'true') return 'free'
      const id = button.getAttribute('aria-describedby')
      if (!id) return 'locked'
      const reason = document.getElementById(id)?.textContent
      return reason === portal.words('login.resendPause') ? 'pausing' : `locked: ${reason}`
    }

    async function submit(name: WordName, key: 'phone' | 'code', text: string, button: WordName) {
      if (await portal.fillInAndSend({ [name]: text }, button)) typed = { ...typed, [key]: text }
    }
    const submitPhone = ({ phone }: PathEvent) =>
      submit('login.phone', 'phone', String(phone), 'login.requestCode')
    const submitCode = ({ code }: PathEvent) => submit('login.code', 'code', String(code), 'login.submit')

    /** A form that comes anew begins with what the machine remembers. */
    const thenForget = (happen: (event: PathEvent) => Promise<unknown>) => async (event: PathEvent) => {
      const { step } = stepNow()
      await happen(event)
      if (event.type === 'login.reset' || step !== stepNow().step)
        typed = { phone: typed.phone.trim(), code: '' }
    }

    return {
      arrive: () => portal.findInput('login.phone'),
      happens: {
        'phone.submit': thenForget(submitPhone),
        'code.submit': thenForget(submitCode),
        'code.resend': thenForget(() => portal.pressButton('login.resendCode')),
        'phone.change': thenForget(() => portal.pressButton('login.otherNumber')),
        'login.reset': thenForget(async () => {
          for (const name of ['login.byUsername', 'login.byPhone'] as const)
            await portal.press(screen.getByRole('tab', { name: portal.words(name) }))
        }),
      },
      answers: { sendCode: codeSent, resendCode: codeSent, verifyCode: codeVerified },
      look: async () => ({
        address: window.location.pathname,
        ...stepNow(),
        busy: portal.isBusy(),
        resend: resendNow(),
        toasts: portal.toasts(),
        token: stored('token'),
        asked: (await portal.asked('sendSms', 'loginWithSms')).map(({ operationId, form }) => ({
          ...{ operationId, form },
        })),
      }),
      expects({ value, context, calls, emitted }) {
        const { step, busy, resend } = shown[stateName(value)] ?? {}
        const message = context.message ?? ''
        return {
          address: step === 'none' ? '/' : '/login',
          step,
          field: step === 'none' ? null : { value: step === 'phone' ? typed.phone : typed.code, message },
          busy,
          resend,
          toasts: portal.toastsOf(emitted),
          token: emitted.flatMap((event) => ('token' in event ? [event.token] : []))[0] ?? null,
          asked: calls.map(({ port, input }) => ({
            operationId: operations[port as keyof typeof operations],
            form: port === 'verifyCode' ? formOfCode(input) : input,
          })),
        }
      },
      own: ({ phone: own, code: right }) => ({
        happens: {
          async 'phone.submit'(event) {
            if (!own) return 'it needs the number that gets the SMS: give the account its "phone"'
            const hasBlanks = String(event.phone) !== String(event.phone).trim()
            return submitPhone({ ...event, phone: hasBlanks ? ` ${own} ` : own })
          },
          // During the pause a code that is wrong, and after it the one that is right.
          'code.submit': (event) => {
            const isWrong = right === undefined || resendNow() !== 'free'
            return submitCode({
              ...event,
              code: ` ${isWrong ? (right === '0000' ? '1111' : '0000') : right} `,
            })
          },
          // The pause between two SMS is 30 seconds.
          'after(resendPause)': () =>
            waitFor(
              () => {
                if (resendNow() !== 'free') throw new Error('the pause is not over yet')
              },
              { timeout: 40_000 },
            ).then(() => {}),
        },
        sees: ({ step, busy, resend }: Look) => ({ step, busy, resend }),
      }),
    }
  },
  own: {
    visits: [{ name: 'opened', role: 'everyday', path: '/login', isAnonymous: true }],
    leaving: ['phone.change', 'login.reset'],
    waits: ['after(resendPause)'],
    takes: {
      verified: 'needs the code of an SMS: where it is always the same, give it to the account as "code"',
    },
  },
}
