import type { Locales } from '../../i18n/i18n-types'
import { messages } from '../browser/support/messages'

type Messages = (typeof messages)['de']

/** `tariff.activate`: the group of i18n/de and the name in it. */
export type WordName = {
  [Group in keyof Messages & string]: {
    [Name in keyof Messages[Group] & string]: Messages[Group][Name] extends string
      ? `${Group}.${Name}`
      : never
  }[keyof Messages[Group] & string]
}[keyof Messages & string]

const wordAt = (locale: Locales, name: string): unknown => {
  const [group = '', key = ''] = name.split('.')
  const groups: Record<string, object> = messages[locale]
  return Object.entries(groups[group] ?? {}).find(([one]) => one === key)?.[1]
}

export const isWord = (name: string): name is WordName => typeof wordAt('de', name) === 'string'

/** What a customer reads, by its name. */
export type Words = (name: WordName) => string

/** The words of the portal, but for those that a deployment has changed. */
export const wordsIn =
  (locale: Locales, own: Partial<Record<WordName, string>> = {}): Words =>
  (name) =>
    own[name] ?? String(wordAt(locale, name))
