import { screen } from '@testing-library/dom'
import type { CodeSent, CodeVerified } from '../../../machines/smsLogin.machine'
import { toasts } from '../../toasts'
import type { PathEvent } from '../kit/alphabet'
import type { Moment } from '../kit/moment'
import { stateName } from '../kit/names'
import { isBusy, lookAtField } from './loginScreen'
import { paste } from './paste'
import type { PathPortal, ScreenPaths, ScreenWalk } from './pathPortal'
import { stored } from './stored'

/** What each state of the machine means for the customer. */
const shown: Record<string, { address: string; step: string; busy: boolean; resend: string | null }> = {
  askingPhone: { address: '/login', step: 'phone', busy: false, resend: null },
  requestingCode: { address: '/login', step: 'phone', busy: true, resend: null },
  'askingCode.pausing': {
    address: '/login',
    step: 'code',
    busy: false,
    resend: 'locked: Einen neuen Code können Sie nach 30 Sekunden anfordern.',
  },
  'askingCode.resendable': { address: '/login', step: 'code', busy: false, resend: 'free' },
  resendingCode: { address: '/login', step: 'code', busy: false, resend: 'busy' },
  verifyingCode: { address: '/login', step: 'code', busy: true, resend: 'locked' },
  verified: { address: '/', step: 'none', busy: false, resend: null },
}

const operations = { sendCode: 'sendSms', verifyCode: 'loginWithSms' } as const
const toastOf: Record<string, string> = {
  'code.sent': 'Der Code wurde gesendet.',
  'call.failed': 'Es ist ein Fehler aufgetreten.',
}

/** The provider's way to say what a port answers. */
const answerOf = {
  sendCode: ({ outcome, userId, message }: CodeSent) =>
    outcome === 'sent'
      ? { code: 'SEND_SMS_TO_USER_SUCCESS', body: { user: { userId } } }
      : { code: 'SEND_SMS_TO_USER_FAILED_USER_DOESNT_EXIST', message },
  verifyCode: ({ outcome, token, message }: CodeVerified) =>
    outcome === 'verified'
      ? { code: 'SMS_LOGIN_USER_SUCCESS', body: { token } }
      : { code: 'SMS_LOGIN_USER_FAILED_INVALID_CODE', message },
}

function smsLoginWalk(portal: PathPortal): ScreenWalk {
  let typed = { phone: '', code: '' }

  /** Writes and presses the button; while it is locked, a customer can only press it again. */
  async function submit(label: string, key: 'phone' | 'code', text: string, button: string) {
    if (!lookAtField(label)) return
    if (!isBusy()) {
      typed = { ...typed, [key]: text }
      await paste(portal, label, text)
      await portal.user.click(screen.getByRole('button', { name: button }))
    }
    await portal.user.type(screen.getByLabelText(label, { selector: 'input' }), '{Enter}')
  }

  async function click(button: string) {
    const found = screen.queryByRole('button', { name: button })
    if (found) await portal.user.click(found)
  }

  /** A form that comes anew begins with what the machine remembers. */
  const thenForget = (happen: (event: PathEvent) => Promise<void>) => async (event: PathEvent) => {
    const { step } = stepNow()
    await happen(event)
    if (event.type === 'login.reset' || step !== stepNow().step)
      typed = { phone: typed.phone.trim(), code: '' }
  }

  const happens: Record<string, (event: PathEvent) => Promise<void>> = {
    'phone.submit': ({ phone }) => submit('Telefonnummer', 'phone', String(phone), 'Code anfordern'),
    'code.submit': ({ code }) => submit('SMS-Code', 'code', String(code), 'Anmelden'),
    'code.resend': () => click('Code erneut senden'),
    'phone.change': () => click('Andere Nummer verwenden'),
    async 'login.reset'() {
      await portal.user.click(screen.getByRole('tab', { name: 'Benutzername' }))
      await portal.user.click(screen.getByRole('tab', { name: 'Telefonnummer' }))
    },
    'xstate.done.actor.sendCode': ({ output }) =>
      portal.answers.replace('sendSms', answerOf.sendCode(output as CodeSent)),
    'xstate.done.actor.resendCode': ({ output }) =>
      portal.answers.replace('sendSms', answerOf.sendCode(output as CodeSent)),
    'xstate.done.actor.verifyCode': ({ output }) =>
      portal.answers.replace('loginWithSms', answerOf.verifyCode(output as CodeVerified)),
    'xstate.error.actor.sendCode': () => portal.answers.fail('sendSms'),
    'xstate.error.actor.resendCode': () => portal.answers.fail('sendSms'),
    'xstate.error.actor.verifyCode': () => portal.answers.fail('loginWithSms'),
  }

  return {
    arrive: async () => void (await screen.findByLabelText('Telefonnummer', { selector: 'input' })),
    happens: Object.fromEntries(Object.entries(happens).map(([type, happen]) => [type, thenForget(happen)])),
    look: async () => ({
      address: window.location.pathname,
      ...stepNow(),
      busy: isBusy(),
      resend: resendNow(),
      toasts: toasts(),
      token: stored('token'),
      asked: (await portal.asked('sendSms', 'loginWithSms')).map(({ operationId, form }) => ({
        operationId,
        form,
      })),
    }),
    expects({ value, context, calls, emitted }: Moment) {
      const { address, step, busy, resend } = shown[stateName(value)] ?? {}
      const message = context.message ?? ''
      return {
        address,
        step,
        field: step === 'none' ? null : { value: step === 'phone' ? typed.phone : typed.code, message },
        busy,
        resend,
        toasts: emitted.flatMap(({ type }) => toastOf[type] ?? []),
        token: emitted.flatMap((event) => ('token' in event ? [event.token] : []))[0] ?? null,
        asked: calls.map(({ port, input }) => ({
          operationId: operations[port as keyof typeof operations],
          form: port === 'verifyCode' ? formOfCode(input) : input,
        })),
      }
    },
  }
}

function stepNow() {
  const phone = lookAtField('Telefonnummer')
  const code = lookAtField('SMS-Code')
  return { step: phone ? 'phone' : code ? 'code' : 'none', field: phone ?? code }
}

/** Whether another code can be asked for, and what is said about it. */
function resendNow(): string | null {
  const button = screen.queryByRole('button', { name: 'Code erneut senden' })
  if (!button) return null
  if (button.ariaBusy === 'true') return 'busy'
  if (button.ariaDisabled !== 'true') return 'free'
  const id = button.getAttribute('aria-describedby')
  return id ? `locked: ${document.getElementById(id)?.textContent}` : 'locked'
}

const formOfCode = (input: unknown) => {
  const { userId, code } = input as { userId: string; code: string }
  return { id: userId, code }
}

export const smsLoginScreen: ScreenPaths = {
  visit: () => ({ path: '/login', hold: ['sendSms', 'loginWithSms', 'getMe'] }),
  walk: smsLoginWalk,
}
