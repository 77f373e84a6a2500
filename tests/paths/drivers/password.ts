import { screen } from '@testing-library/dom'
import type { ResetRequested } from '../../../machines/forgotPassword.machine'
import type { PasswordOwner, PasswordSaved } from '../../../machines/passwordChange.machine'
import type { LinkChecked } from '../../../machines/resetLink.machine'
import { stateName } from '../../../tools/paths/names'
import type { ObservedSnapshot } from '../../../tools/paths/observedSnapshot'
import { goTo } from './browser'
import { driverOf, identity } from './driver'
import { formOf } from './form'
import { countOf } from './page'
import { sends } from './portal'

const token = 'token-of-the-mail'
const linkPath = `/reset-password/${token}`

/** The three forms for a new password. `from` is the page that opens it; `emptiedBy` is the event that clears it. */
const forms = {
  account: {
    path: '/administration',
    from: '/administration?tab=account',
    operation: 'changeAccountPassword',
    emptiedBy: 'password.submitted',
    unanswered: 'message.passwordOutcomeUnknown',
  },
  tv: {
    path: '/tv-password',
    // A reload of another page selects the first contract, which is not the TV contract.
    from: '/tv',
    operation: 'changeTvPassword',
    emptiedBy: 'password.changed',
    unanswered: 'message.tvPasswordOutcomeUnknown',
  },
  link: {
    path: linkPath,
    from: linkPath,
    operation: 'updatePassword',
    emptiedBy: 'password.submitted',
    unanswered: 'message.resetPasswordOutcomeUnknown',
  },
} as const

const ownerOf = ({ context }: Pick<ObservedSnapshot, 'context'>) => context.owner as PasswordOwner
const formIn = (observed: Pick<ObservedSnapshot, 'context'>) => forms[ownerOf(observed)]

/** The provider's code for each outcome. */
const codes: Record<PasswordSaved['outcome'], string> = {
  changed: 'CHANGE_PASSWORD_SUCCESS',
  linkRefused: 'UPDATE_PASSWORD_FAILED_INVALID_RESET_TOKEN',
  refused: 'CHANGE_PASSWORD_FAILED',
  invalid: 'CHANGE_PASSWORD_FAILED_VALIDATION_ERROR',
}

/** Where the portal leads the customer when the form has nothing left to do. */
function whereTo(observed: ObservedSnapshot): string | null {
  const state = stateName(observed.value)
  // Without a token, the home page redirects to the login.
  if (ownerOf(observed) === 'link') return ['linkExpired', 'changed'].includes(state) ? '/login' : null
  return state === 'linkExpired' ? '/' : null
}

export const passwordChange = driverOf({
  visit: (start) => ({ path: formIn(start).from, ...(ownerOf(start) !== 'link' && { account: 'everyday' }) }),
  ports: {
    savePassword: sends(
      Object.values(forms).map(({ operation }) => operation),
      (answer: PasswordSaved) => ({
        code: codes[answer.outcome],
        ...(answer.outcome === 'invalid' && { body: { validation_errors: { password: answer.reasons } } }),
      }),
      ({ password }: { password: string }, observed) => ({
        operation: formIn(observed).operation,
        password,
        ...(ownerOf(observed) === 'link' && { token }),
      }),
    ),
  },
  holds: ['checkReset'],
  walk(portal, see) {
    const labels = { password: 'password.newPassword', repetition: 'password.repeatPassword' } as const
    const form = formOf(portal, 'password.save', labels)
    const arrive = async () => void (await portal.findInput('password.newPassword'))
    return {
      async arrive(start) {
        const owner = ownerOf(start)
        if (owner === 'link') await portal.answers.replace('checkReset', { code: 'CHECK_RESET_SUCCESS' })
        if (owner === 'tv') {
          await screen.findByRole('heading', { name: 'TV Komfort' })
          await goTo(portal, forms.tv.path)
        }
        await arrive()
      },
      events: {
        'passwords.submit': form.send,
        'passwords.begin': () => portal.pressButton('password.another'),
      },
      observations: {
        address: see.address((observed) => whereTo(observed) ?? formIn(observed).path),
        ...form.observations({
          fieldErrors: { missing: 'message.fieldsEmpty', different: 'message.passwordsDiffer' },
          reason: (name, { context }) =>
            name === 'password' ? (context.reasons as string[]).join(', ') : undefined,
          clearedFields: (observed) =>
            countOf(observed.emitted, formIn(observed).emptiedBy) > 0 ? ['password', 'repetition'] : [],
          isPresent: (observed) => whereTo(observed) === null && !observed.tags.includes('changed'),
        }),
        alert: [
          portal.alert,
          (observed) =>
            portal.textFor({ 'ready.unanswered': formIn(observed).unanswered }, stateName(observed.value)),
          identity,
        ],
        receipt: [
          () => portal.showsMessage('password.changed') || portal.showsMessage('password.tvChanged'),
          (observed) => observed.tags.includes('changed') && ownerOf(observed) !== 'link',
          identity,
        ],
        busy: see.busy,
        toasts: see.toasts((toasts) => toasts.includes(portal.translate('message.success'))),
      },
      stagingDriver: ({ newPassword }) => ({
        arrive,
        events: {
          async 'passwords.submit'(event) {
            const [password, repetition] = [String(event.password).trim(), String(event.repetition).trim()]
            if (password === '' || password !== repetition) return form.send(event)
            return newPassword
              ? form.send({ ...event, password: ` ${newPassword}`, repetition: `${newPassword} ` })
              : 'it needs a password that can be set: give the account its "newPassword"'
          },
        },
      }),
    }
  },
  staging: {
    visits: [{ name: 'of the account', account: 'everyday', path: forms.account.from }],
    unreachableStates: { linkExpired: 'needs the link from an e-mail' },
    revert: { afterEvent: 'passwords.submit' },
  },
})

const forgotPath = '/forgot-password'

export const forgotPassword = driverOf({
  visit: () => ({ path: forgotPath }),
  ports: {
    requestReset: sends(
      'requestPasswordReset',
      (answer: ResetRequested) =>
        answer.outcome === 'sent'
          ? { code: 'PASSWORD_RESET_REQUEST_SUCCESS' }
          : { code: 'PASSWORD_RESET_REQUEST_FAILED_USER_DOESNT_EXIST', message: answer.reasons[0] ?? '' },
      ({ username }: { username: string }) => ({
        username,
        returnUrl: `${window.location.origin}/reset-password/`,
      }),
    ),
  },
  walk(portal, see) {
    const form = formOf(portal, 'password.requestNew', { username: 'login.username' })
    return {
      arrive: () => portal.findInput('login.username'),
      events: { 'username.submit': form.send },
      observations: {
        ...form.observations({
          fieldErrors: { missing: 'message.allFieldsRequired' },
          reason: (_, { context }) => (context.reasons as string[]).join(', '),
        }),
        saysToLookAtEmail: see.message('password.requested', 'ready.requested'),
        busy: see.busy,
      },
      stagingDriver: (account) => ({
        events: {
          'username.submit': (event) =>
            form.send({ ...event, username: String(event.username).trim() && ` ${account.username} ` }),
        },
      }),
    }
  },
  staging: { visits: [{ name: 'opened', account: 'everyday', path: forgotPath, isAnonymous: true }] },
})

export const resetLink = driverOf({
  visit: () => ({ path: linkPath }),
  ports: {
    checkLink: sends(
      'checkReset',
      ({ outcome }: LinkChecked) => ({
        code: `CHECK_RESET_TOKEN_${outcome === 'usable' ? 'SUCCESS' : 'FAILED_INVALID_TOKEN'}`,
      }),
      () => ({ token }),
    ),
  },
  walk: (portal, see) => ({
    arrive: () => portal.answers.next('checkReset'),
    observations: {
      // Without a token, the home page redirects to the login.
      address: see.address(({ value }) => (value === 'refused' ? '/login' : linkPath)),
      asksForPassword: see.onlyIn(() => portal.field('password.newPassword') !== null, 'usable'),
      failed: see.message('message.tryAgain', 'failed'),
    },
  }),
  withoutStaging: 'needs the link from an e-mail',
})
