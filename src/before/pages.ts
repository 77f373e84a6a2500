type Locale = 'de' | 'sr'
type BrandId = 'first' | 'second'

/** The build's data about the pages; files are names in the assets folder. */
export interface Pages {
  prefixes: Record<BrandId, string>
  /** The values of `lang`. */
  tags: Record<Locale, string>
  files: string[]
  firstWords: Record<Locale, number[]>
  restOfWords: Record<Locale, number[]>
  /** Files for signed-in customers. */
  signedIn: number[]
  /** The script that requests the customer. */
  callAhead: string
  /** Pages of signed-in customers, by the first segment of their path in lower case. */
  routes: Record<string, FramedPage>
}

interface FramedPage {
  /** The number of segments in its path. */
  depth: number
  /** The frame, by the size of its header. */
  frame: 'slim' | 'roomy' | 'full'
  files: number[]
}

interface Visit {
  path: string
  isSignedIn: boolean
  brand: BrandId
  locale: Locale
}

/** The id of the markup that the document shows until the portal draws, with the files that the page needs. */
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
