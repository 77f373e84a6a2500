/** The choice if it is offered; otherwise German or, if a deployment does not offer it, its first language. */
export function chooseLocale<Locale extends string>(
  offered: readonly Locale[],
  baseLocale: Locale,
  choice: string | null,
): Locale {
  const wanted = offered.find((locale) => locale === choice)
  return wanted ?? (offered.includes(baseLocale) ? baseLocale : offered[0]) ?? baseLocale
}

/** The language of a document: the tag of a language begins with its name. */
export const documentLocale = (page: Document): string => page.documentElement.lang.split('-')[0] ?? ''
