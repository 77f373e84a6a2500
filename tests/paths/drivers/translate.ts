import { i18nString } from 'typesafe-i18n'
import { initFormatters } from '../../../i18n/formatters'
import type { Locales } from '../../../i18n/i18n-types'
import { messages } from '../../e2e/support/messages'

type Messages = (typeof messages)['de']

/** `tariff.activate`: the group of i18n/de and the name in it. */
export type MessageKey = {
  [Group in keyof Messages & string]: {
    [Name in keyof Messages[Group] & string]: Messages[Group][Name] extends string
      ? `${Group}.${Name}`
      : never
  }[keyof Messages[Group] & string]
}[keyof Messages & string]

/** What a customer reads, by its name; with what is filled in, if anything is. */
export type Translate = (name: MessageKey, values?: Record<string, string | number>) => string

/** Words of a deployment that are not those of i18n/. */
export type MessageOverrides = Partial<Record<MessageKey, string>>

export const messageAt = (groups: Readonly<Record<string, object>>, name: string): unknown => {
  const [group = '', key = ''] = name.split('.')
  return Object.entries(groups[group] ?? {}).find(([one]) => one === key)?.[1]
}

export const isMessageKey = (name: string): name is MessageKey =>
  typeof messageAt(messages.de, name) === 'string'

/** The values that a text needs: `{date:string}`, or `{{count:one|many}}` for a plural. */
const valuesIn = (text: string) => [...text.matchAll(/\{(\w+)(?=[:}])/g)].map(([, value = '']) => value)

/** A text without one of its values is never on the page, so that a driver waits for it in vain. */
export function createTranslate(locale: Locales, overrides: MessageOverrides = {}): Translate {
  const fillIn = i18nString(locale, initFormatters(locale))
  return (name, values = {}) => {
    const text = overrides[name] ?? String(messageAt(messages[locale], name))
    const missing = valuesIn(text).find((value) => !(value in values))
    if (missing)
      throw new Error(
        `${name} needs a value for {${missing}}. In the driver (tests/paths/drivers/), pass it to translate or name another text; or remove it from the text in i18n/${locale}/.`,
      )
    return fillIn(text, values)
  }
}
