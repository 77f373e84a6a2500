import { type ByRoleOptions, screen, waitFor, within } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import type { EventObject } from 'xstate'
import { toasts } from '../../toasts'
import type { WordName, Words } from './words'

/** A field of a form as a customer sees it. */
export interface Field {
  value: string
  message: string
}

/** Waits until the condition holds. */
export const until = (condition: () => boolean | Promise<boolean>, timeout?: number) =>
  waitFor(
    async () => {
      if (!(await condition())) throw new Error(`this does not hold: ${condition}`)
    },
    timeout === undefined ? {} : { timeout },
  )

/** The toasts that announce the events of a flow. */
const announced: Record<string, WordName> = {
  'call.failed': 'message.error',
  'change.succeeded': 'message.success',
  'link.refused': 'message.linkRefused',
  'payment.succeeded': 'message.success',
  'payment.failed': 'message.error',
  'payment.unconfirmed': 'message.paymentUnconfirmed',
  'code.sent': 'message.codeSent',
  'outcome.unknown': 'message.requestOutcomeUnknown',
  'outcome.unknown setting': 'message.settingOutcomeUnknown',
  // The login shows it after an involuntary logout.
  'session.closed refused': 'message.tokenRefused',
  'session.closed inactive': 'message.inactive',
}

const announcement = ({ type, change, reason }: EventObject & { change?: string; reason?: string }) =>
  announced[[type, change, reason].filter(Boolean).join(' ')]

export const countOf = (emitted: readonly EventObject[], type: string) =>
  emitted.filter((event) => event.type === type).length

/** How a customer finds, sees and uses the controls of a page, by the texts of her language. */
export function pageOf(user: () => UserEvent, words: Words, sendsTwice = false) {
  const button = (name: WordName, options: ByRoleOptions = {}) =>
    screen.queryByRole('button', { ...options, name: words(name) })
  const input = (name: WordName) =>
    screen.queryByLabelText<HTMLInputElement>(words(name), { selector: 'input, textarea, select' })

  /** Presses the control; returns `why` if the control is missing. */
  async function press(control: Element | null | undefined, why?: string): Promise<string | undefined> {
    if (!control) return why
    await user().click(control)
    return undefined
  }

  function pressInDialog(title: WordName, name: WordName, why?: string) {
    const dialog = screen.queryByRole('dialog', { name: words(title) })
    return press(dialog && within(dialog).queryByRole('button', { name: words(name) }), why)
  }

  const findInput = (name: WordName) =>
    screen.findByLabelText<HTMLInputElement>(words(name), { selector: 'input, textarea, select' })

  /** Replaces the text of a field in one step. */
  async function write(name: WordName, text: string): Promise<void> {
    // The form may load after the page.
    const field = await findInput(name)
    if (field.value === text) return
    await user().clear(field)
    if (text) await user().paste(text)
  }

  /** Whether a form is being submitted. */
  const isBusy = () => document.querySelector('button[type=submit][aria-busy=true]') !== null

  const type = async (name: WordName, keys: string) => {
    const field = input(name)
    if (field) await user().type(field, keys)
  }

  const bellOf = (unread: number) =>
    unread === 0 ? words('shell.notifications') : words('shell.notificationsUnread', { count: unread })

  return {
    words,
    button,
    input,
    findInput,
    press,
    pressButton: (name: WordName) => press(button(name)),
    pressInDialog,
    write,
    type,
    /** Whether a form is immediately submitted a second time. */
    sendsTwice,
    isBusy,
    /** `null` when it is not there. */
    field(name: WordName): Field | null {
      const field = input(name)
      if (!field) return null
      const id = field.ariaInvalid === 'true' && field.getAttribute('aria-describedby')?.split(' ')[0]
      return { value: field.value, message: (id && document.getElementById(id)?.textContent) || '' }
    },
    says: (name: WordName) => screen.queryAllByText(words(name)).length > 0,
    /** The message above the fields of a form. */
    alert: () => document.querySelector('form [role=alert]')?.textContent ?? null,
    /** The title of the dialog over the page. */
    dialogTitle: () => screen.queryByRole('dialog')?.querySelector('h2')?.textContent ?? null,
    toasts,
    toastsOf: (emitted: readonly EventObject[]): string[] =>
      emitted.flatMap((event) => {
        const word = announcement(event)
        return word ? [words(word)] : []
      }),
    /** The text for a state or a fault; `null` if it has none. */
    textFor: (texts: Readonly<Record<string, WordName>>, key: unknown): string | null => {
      const word = texts[String(key)]
      return word ? words(word) : null
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
