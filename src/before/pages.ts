type Locale = 'de' | 'sr'
type BrandId = 'first' | 'second'

/** What the build knows of the pages; files are names in the folder of assets. */
export interface Pages {
  prefixes: Record<BrandId, string>
  /** What `lang` says. */
  tags: Record<Locale, string>
  files: string[]
  firstWords: Record<Locale, number[]>
  restOfWords: Record<Locale, number[]>
  /** Files of whoever is signed in. */
  signedIn: number[]
  /** Pages of whoever is signed in, by the first word of their path in small letters: their frame and their files. */
  routes: Record<string, { frame: 'mobile' | 'product'; files: number[] }>
}

interface Visit {
  path: string
  isSignedIn: boolean
  brand: BrandId
  locale: Locale
}

/** What of the document is shown until the portal draws itself, by its id, and the files that the page will need. */
export function lookUp(
  pages: Pages,
  { path, isSignedIn, brand, locale }: Visit,
): { shows?: string; files: string[] } {
  const named = (...lists: number[][]) => [...new Set(lists.flat())].map((index) => pages.files[index] ?? '')
  const first = path.split('/')[1]?.toLowerCase() ?? ''
  const words = pages.firstWords[locale]
  const route = pages.routes[first]
  if (isSignedIn && route)
    return {
      shows: `frame-${brand}-${route.frame}`,
      files: named(words, pages.restOfWords[locale], pages.signedIn, route.files),
    }
  if (!isSignedIn && first === 'login') return { shows: `login-${brand}-${locale}`, files: named(words) }
  return { files: named(words) }
}
