import type { Locales } from '../../../i18n/i18n-types'
import { locales } from '../../../i18n/i18n-util'
import { messages } from '../../../tests/browser/support/messages'
import { flattenMessages } from '../catalogue/customerTexts'

interface Message {
  key: string
  message: string
  /** The possible texts, if the message has placeholders. */
  pattern: RegExp | undefined
}

const messagesByLocale = new Map(locales.map((locale) => [locale, messagesOf(messages[locale])]))

/** The keys of the messages that read like this; several if different messages share a text. */
export function keysOf(text: string, locale: Locales): string[] {
  const known = messagesByLocale.get(locale) ?? []
  const exact = known.filter(({ message }) => message === text)
  const found = exact.length > 0 ? exact : known.filter(({ pattern }) => pattern?.test(text))
  return found.map(({ key }) => key)
}

function messagesOf(messages: object): Message[] {
  return flattenMessages(messages).map(([key, message]) => {
    // A message that is almost only placeholders would match everywhere.
    const hasEnoughText = message.replaceAll(/\{.*?\}+/g, '').replaceAll(/\W/g, '').length > 3
    return { key, message, pattern: message.includes('{') && hasEnoughText ? patternOf(message) : undefined }
  })
}

/** `{count:number} {{Tag|Tage}}` has any text for each of the two. */
function patternOf(message: string): RegExp {
  const words = message.split(/\{+.*?\}+/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${words.join('.+')}$`, 's')
}
