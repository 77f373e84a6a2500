export type Locale = 'de' | 'sr'
export type Localized = Record<Locale, string>

/** The shape of an answer in which every text may still be in both languages. */
export type Bilingual<T> = T extends string
  ? T | Localized
  : T extends (infer Item)[]
    ? Bilingual<Item>[]
    : T extends object
      ? { [Key in keyof T]: Bilingual<T[Key]> }
      : T

/** One text in German and in Serbian. */
export const both = (de: string, sr: string): Localized => ({ de, sr })

const isLocalized = (value: object): value is Localized =>
  'de' in value && 'sr' in value && Object.keys(value).length === 2

/** The same value with every text in one language. */
export function localize(value: unknown, locale: Locale): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => localize(item, locale))
  if (isLocalized(value)) return value[locale]
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, localize(field, locale)]))
}
