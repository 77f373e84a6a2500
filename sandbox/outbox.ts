import type { Clock } from './clock'

export interface Message {
  channel: 'sms' | 'email'
  to: string
  text: string
  /** ISO time of sending. */
  at: string
  /** The login code of an SMS. */
  code?: string
  /** The link of an e-mail. */
  link?: string
}

export interface Outbox {
  /** Newest first. */
  messages(): Message[]
  send(message: Omit<Message, 'at'>): void
}

/** Keeps the SMS and e-mails that a provider would send. */
export function createOutbox(clock: Clock, sent: Message[]): Outbox {
  return {
    messages: () => sent.toReversed(),
    send(message) {
      sent.push({ ...message, at: clock.now().toISOString() })
    },
  }
}
