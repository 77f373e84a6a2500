import type { Locales } from '../i18n/i18n-types'
import { baseLocale, isLocale } from '../i18n/i18n-util'

/** A text in German and in other languages. */
export type Localized = { de: string } & Partial<Record<Locales, string>>

/** The shape of an answer in which every text may still be in several languages. */
export type Localizable<T> = T extends string
  ? T | Localized
  : T extends (infer Item)[]
    ? Localizable<Item>[]
    : T extends object
      ? { [Key in keyof T]: Localizable<T[Key]> }
      : T

/** The language of a `Locale` header; German for one that the sandbox does not know. */
export const localeOf = (header: string | null): Locales =>
  header !== null && isLocale(header) ? header : baseLocale

/** One text in German, Serbian and English; English readers get the German text if the English one is missing. */
export const localized = (de: string, sr: string, en = de): Localized => ({ de, sr, en })

const isLocalized = (value: object): value is Localized =>
  baseLocale in value && Object.keys(value).every(isLocale)

export const textIn = (text: Localized, locale: Locales): string => text[locale] ?? text.de

/** The same value with every text in one language, or in German if the sandbox has no other. */
export function localize(value: unknown, locale: Locales): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => localize(item, locale))
  if (isLocalized(value)) return textIn(value, locale)
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, localize(field, locale)]))
}
