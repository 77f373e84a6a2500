import { screen } from '@testing-library/dom'
import type { CredentialsChecked } from '../../../machines/passwordLogin.machine'
import type { CodeSent, CodeVerified } from '../../../machines/smsLogin.machine'
import type { PathEvent } from '../../../tools/paths/cases'
import { stateName } from '../../../tools/paths/names'
import type { ObservedSnapshot } from '../../../tools/paths/observedSnapshot'
import { goTo, writeTabStorage } from './browser'
import { driverOf, identity } from './driver'
import { formOf } from './form'
import { waitUntil } from './page'
import { sends } from './portal'

const visits = [{ name: 'opened', account: 'everyday', path: '/login', isAnonymous: true }] as const

export const passwordLogin = driverOf({
  visit: () => ({ path: '/login' }),
  ports: {
    checkCredentials: sends(
      'loginWithPassword',
      (answer: CredentialsChecked) => {
        if (answer.outcome === 'accepted')
          return { code: 'PASSWORD_LOGIN_USER_SUCCESS', body: { token: answer.token } }
        const errors = Object.entries(answer.messages).map(([name, message]) => [
          name,
          [message, 'a second one'],
        ])
        return {
          code: 'PASSWORD_LOGIN_USER_FAILED_VALIDATION_ERROR',
          body: { validation_errors: Object.fromEntries(errors) },
        }
      },
      (credentials: Record<string, string>) => credentials,
    ),
  },
  holds: ['getMe'],
  walk(portal, see) {
    const labels = { username: 'login.username', password: 'login.password' } as const
    const form = formOf(portal, 'login.submit', labels)
    const asks = ({ value }: ObservedSnapshot) => value !== 'accepted'
    const arrive = async () =>
      portal.press(await screen.findByRole('tab', { name: portal.translate('login.byUsername') }))
    return {
      arrive,
      events: { 'credentials.submit': form.send },
      observations: {
        address: see.address((observed) => (asks(observed) ? '/login' : '/')),
        ...form.observations({
          reason: (name, { context }) => (context.messages as Record<string, string>)[name],
          isPresent: asks,
        }),
        busy: see.onlyIn(portal.isBusy, 'checking'),
        token: see.token,
      },
      stagingDriver: ({ username, password }) => ({
        arrive,
        events: {
          'credentials.submit': (event) =>
            form.send({
              ...event,
              username: event.username && ` ${username} `,
              password: event.password && ` ${password} `,
            }),
        },
      }),
    }
  },
  staging: { visits },
})

/** Whether the customer can request another code, in the states of the code form. */
const resendStates: Record<string, string> = {
  'enteringCode.resendPaused': 'pausing',
  'enteringCode.resendable': 'free',
  resendingCode: 'busy',
  verifyingCode: 'locked',
}

function stepIn({ value }: ObservedSnapshot): 'phone' | 'code' | null {
  if (value === 'verified') return null
  return stateName(value) in resendStates ? 'code' : 'phone'
}

export const smsLogin = driverOf({
  visit: () => ({ path: '/login' }),
  ports: {
    sendCode: sends(
      'sendSms',
      (answer: CodeSent) =>
        answer.outcome === 'sent'
          ? { code: 'SEND_SMS_TO_USER_SUCCESS', body: { user: { userId: answer.userId } } }
          : { code: 'SEND_SMS_TO_USER_FAILED_USER_DOESNT_EXIST', message: answer.message },
      (input: Record<string, string>) => input,
      'resendCode',
    ),
    verifyCode: sends(
      'loginWithSms',
      (answer: CodeVerified) =>
        answer.outcome === 'verified'
          ? { code: 'SMS_LOGIN_USER_SUCCESS', body: { token: answer.token } }
          : { code: 'SMS_LOGIN_USER_FAILED_INVALID_CODE', message: answer.message },
      ({ userId, code }: { userId: string; code: string }) => ({ id: userId, code }),
    ),
  },
  holds: ['getMe'],
  walk(portal, see) {
    const phoneForm = formOf(portal, 'login.requestCode', { phone: 'login.phone' })
    const codeForm = formOf(portal, 'login.submit', { code: 'login.code' })
    const stepNow = () => (['phone', 'code'] as const).find((step) => portal.input(`login.${step}`)) ?? null

    /** Whether the customer can request another code, and the reason shown if not. */
    function resendNow(): string | null {
      const button = portal.button('login.resendCode')
      if (!button) return null
      if (button.ariaBusy === 'true') return 'busy'
      if (button.ariaDisabled !== 'true') return 'free'
      const id = button.getAttribute('aria-describedby')
      if (!id) return 'locked'
      const reason = document.getElementById(id)?.textContent
      return reason === portal.translate('login.resendPause') ? 'pausing' : `locked: ${reason}`
    }

    /** A form that appears again starts with the machine's memory. */
    const withFormReset = (perform: (event: PathEvent) => Promise<unknown>) => async (event: PathEvent) => {
      const step = stepNow()
      await perform(event)
      if (event.type !== 'login.reset' && step === stepNow()) return
      phoneForm.typed.phone = phoneForm.typed.phone.trim()
      codeForm.typed.code = ''
    }

    /** The number in the tab's memory, until the code form shows: the file that reads it loads after the form. */
    let restoredPhone = ''

    /** Opens the page again with the tab's memory; skipped while it remembers more than that. */
    async function restore({ phone, userId, age }: PathEvent) {
      if (stepNow() !== 'phone' || portal.input('login.phone')?.value) return
      await goTo(portal, '/forgot-password')
      await portal.findInput('login.username')
      writeTabStorage('smsLogin', { phone, userId, sentAt: Date.now() - Number(age) })
      await goTo(portal, '/login')
      await waitUntil(() => stepNow() !== null)
      restoredPhone = String(phone)
    }

    return {
      arrive: () => portal.findInput('login.phone'),
      events: {
        'phone.submit': withFormReset(phoneForm.send),
        'code.submit': withFormReset(codeForm.send),
        'code.resend': withFormReset(() => portal.pressButton('login.resendCode')),
        'phone.change': withFormReset(() => portal.pressButton('login.otherNumber')),
        'code.restore': withFormReset(restore),
        'login.reset': withFormReset(async () => {
          for (const name of ['login.byUsername', 'login.byPhone'] as const)
            await portal.press(screen.getByRole('tab', { name: portal.translate(name) }))
        }),
      },
      observations: {
        address: see.address((observed) => (observed.value === 'verified' ? '/' : '/login')),
        step: [stepNow, stepIn, identity],
        field: [
          () => portal.field('login.phone') ?? portal.field('login.code'),
          (observed) => {
            const step = stepIn(observed)
            if (step === 'code' && restoredPhone) phoneForm.typed.phone = restoredPhone
            restoredPhone = ''
            const value = step === 'phone' ? phoneForm.typed.phone : codeForm.typed.code
            return step && { value, message: observed.context.message ?? '' }
          },
        ],
        busy: see.onlyIn(portal.isBusy, 'requestingCode', 'verifyingCode'),
        resend: [resendNow, ({ value }) => resendStates[stateName(value)] ?? null, identity],
        token: see.token,
      },
      stagingDriver: ({ phone: ownPhone, code: validCode }) => ({
        events: {
          async 'phone.submit'(event) {
            if (!ownPhone) return 'it needs the number that gets the SMS: give the account its "phone"'
            const hasBlanks = String(event.phone) !== String(event.phone).trim()
            return phoneForm.send({ ...event, phone: hasBlanks ? ` ${ownPhone} ` : ownPhone })
          },
          // During the pause the wrong code, after it the right one.
          'code.submit': (event) => {
            const wrongCode = validCode === '0000' ? '1111' : '0000'
            const code = resendNow() === 'free' ? (validCode ?? wrongCode) : wrongCode
            return codeForm.send({ ...event, code: ` ${code} ` })
          },
        },
      }),
    }
  },
  staging: {
    visits,
    exitEvents: ['phone.change', 'login.reset'],
    impossibleEvents: { 'code.restore': 'a code comes back after a reload, which ends a walk' },
    unreachableStates: {
      verified: 'needs the code of an SMS: where it is always the same, give it to the account as "code"',
    },
  },
})
