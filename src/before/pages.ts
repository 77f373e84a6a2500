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
  /** The script that asks who is signed in. */
  callAhead: string
  /** Pages of whoever is signed in, by the first word of their path in small letters. */
  routes: Record<string, FramedPage>
}

interface FramedPage {
  /** How many words its path has. */
  depth: number
  /** Which of the frames, by the size of its header. */
  frame: 'slim' | 'roomy' | 'full'
  files: number[]
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
): { shows?: string; files: string[]; script?: string } {
  const named = (...lists: number[][]) => [...new Set(lists.flat())].map((index) => pages.files[index] ?? '')
  const [first = '', ...others] = path.toLowerCase().split('/').filter(Boolean)
  const depth = first ? 1 + others.length : 0
  const words = pages.firstWords[locale]
  const route = pages.routes[first]
  if (isSignedIn && route?.depth === depth)
    return {
      shows: `frame-${brand}-${route.frame}`,
      script: pages.callAhead,
      files: named(words, pages.restOfWords[locale], pages.signedIn, route.files),
    }
  if (!isSignedIn && first === 'login' && depth === 1)
    return { shows: `login-${brand}-${locale}`, files: named(words) }
  return { files: named(words) }
}
