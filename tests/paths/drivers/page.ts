import { type ByRoleOptions, screen, waitFor, within } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import type { EventObject } from 'xstate'
import { closeToasts, toasts } from '../../support/toasts'
import { isMessageKey, type MessageKey, type Translate } from './translate'

/** A field of a form as a customer sees it. */
export interface Field {
  value: string
  message: string
}

/** Waits until the condition holds. */
export const waitUntil = (condition: () => boolean | Promise<boolean>, timeout?: number) =>
  waitFor(
    async () => {
      if (!(await condition())) throw new Error(`this does not hold: ${condition}`)
    },
    timeout === undefined ? {} : { timeout },
  )

/** An attempt moves the focus to a wrong field in the next frame: what is typed before might continue there. */
export const focusMoved = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** The toasts of events; src/app/announcements.ts shows them, and only a new kind of announcement needs an entry. */
const toastKeys: Record<string, MessageKey> = {
  'call.failed': 'message.error',
  'change.succeeded': 'message.success',
  'link.refused': 'message.linkRefused',
  'payment.succeeded': 'message.success',
  'payment.failed': 'message.error',
  'payment.unconfirmed': 'message.paymentUnconfirmed',
  'code.sent': 'message.codeSent',
  // The login shows it after an involuntary logout.
  'session.closed refused': 'message.tokenRefused',
  'session.closed inactive': 'message.inactive',
}

function toastKeyOf({
  type,
  change = 'request',
  reason,
}: EventObject & { change?: string; reason?: string }) {
  const unknownOutcome = `message.${change}OutcomeUnknown`
  if (type === 'outcome.unknown' && isMessageKey(unknownOutcome)) return unknownOutcome
  return toastKeys[[type, reason].filter(Boolean).join(' ')]
}

export const countOf = (emitted: readonly EventObject[], type: string) =>
  emitted.filter((event) => event.type === type).length

/** How a customer finds, sees and uses the controls of a page, by the texts of her language. */
export function pageOf(user: () => UserEvent, translate: Translate, sendsTwice = false) {
  const button = (name: MessageKey, options: ByRoleOptions = {}) =>
    screen.queryByRole('button', { ...options, name: translate(name) })
  const input = (name: MessageKey) =>
    screen.queryByLabelText<HTMLInputElement>(translate(name), { selector: 'input, textarea, select' })

  /** Presses the control; returns `reason` if the control is missing. */
  async function press(control: Element | null | undefined, reason?: string): Promise<string | undefined> {
    if (!control) return reason
    await user().click(control)
    if (control instanceof HTMLButtonElement && control.type === 'submit') await focusMoved()
    return undefined
  }

  function pressInDialog(title: MessageKey, name: MessageKey, reason?: string) {
    const dialog = screen.queryByRole('dialog', { name: translate(title) })
    return press(dialog && within(dialog).queryByRole('button', { name: translate(name) }), reason)
  }

  const findInput = (name: MessageKey) =>
    screen.findByLabelText<HTMLInputElement>(translate(name), { selector: 'input, textarea, select' })

  /** Replaces the text of a field in one step. */
  async function write(name: MessageKey, text: string): Promise<void> {
    // The form may load after the page.
    const field = await findInput(name)
    if (field.value === text) return
    await user().clear(field)
    if (text) await user().paste(text)
  }

  /** Whether a form is being submitted. */
  const isBusy = () => document.querySelector('button[type=submit][aria-busy=true]') !== null

  const type = async (name: MessageKey, keys: string) => {
    const field = input(name)
    if (field) await user().type(field, keys)
  }

  const bellOf = (unread: number) =>
    unread === 0
      ? translate('shell.notifications')
      : translate('shell.notificationsUnread', { count: unread })

  return {
    translate,
    button,
    input,
    findInput,
    press,
    pressButton: (name: MessageKey) => press(button(name)),
    pressInDialog,
    write,
    type,
    /** Whether a form is immediately submitted a second time. */
    sendsTwice,
    isBusy,
    /** `null` when it is not there. */
    field(name: MessageKey): Field | null {
      const field = input(name)
      if (!field) return null
      const id = field.ariaInvalid === 'true' && field.getAttribute('aria-describedby')?.split(' ')[0]
      return { value: field.value, message: (id && document.getElementById(id)?.textContent) || '' }
    },
    showsMessage: (name: MessageKey) => screen.queryAllByText(translate(name)).length > 0,
    /** The message above the fields of a form. */
    alert: () => document.querySelector('form [role=alert]')?.textContent ?? null,
    /** The title of the dialog over the page. */
    dialogTitle: () => screen.queryByRole('dialog')?.querySelector('h2')?.textContent ?? null,
    toasts,
    closeToasts: () => closeToasts(user()),
    toastsOf: (emitted: readonly EventObject[]): string[] =>
      emitted.flatMap((event) => {
        const key = toastKeyOf(event)
        return key ? [translate(key)] : []
      }),
    /** The text for a state or a fault; `null` if it has none. */
    textFor: (texts: Readonly<Record<string, MessageKey>>, key: unknown): string | null => {
      const message = texts[String(key)]
      return message ? translate(message) : null
    },
    bellOf,
    /** The name of the bell in the header; `null` while the number of unread notifications is unknown. */
    bell(): string | null {
      const labels = [...document.querySelectorAll('header [aria-label]')].map(({ ariaLabel }) => ariaLabel)
      const isBell = (label: string | null) => label === bellOf(Number(/\d+/.exec(label ?? '')?.[0] ?? 0))
      return labels.find(isBell) ?? null
    },
  }
}

export type Page = ReturnType<typeof pageOf>
