/** The build's data about the pages; files are names in the assets folder. */
export interface Pages {
  baseLocale: string
  /** The values of `lang`, by the name of the language. */
  tags: Record<string, string>
  files: string[]
  /** The portal's own code; the entry has the libraries. */
  portal: number[]
  firstMessages: Record<string, number[]>
  homeMessages: Record<string, number[]>
  restMessages: Record<string, number[]>
  /** Files for signed-in customers. */
  signedIn: number[]
  /** The script that fills the header of the overview. */
  headerScript: string
  /** Pages of signed-in customers, by the first segment of their path in lower case. */
  routes: Record<string, ShellPage>
}

interface ShellPage {
  /** The number of segments in its path. */
  depth: number
  /** The prerendered shell, by the size of its header. */
  shell: 'slim' | 'roomy' | 'full'
  files: number[]
  /** It needs no texts but those of the overview. */
  hasHomeTexts?: boolean | undefined
}

interface Visit {
  path: string
  isSignedIn: boolean
  locale: string
}

/** The id of the markup that the document shows until the portal draws, with the files that the page needs. */
export function resolvePage(
  pages: Pages,
  { path, isSignedIn, locale }: Visit,
): {
  markupId?: string
  files: string[]
  isOfCustomer?: boolean
  header?: { script: string; words: string }
} {
  const fileNames = (...lists: number[][]) =>
    [...new Set(lists.flat())].map((index) => pages.files[index] ?? '')
  const [firstSegment = '', ...otherSegments] = path.toLowerCase().split('/').filter(Boolean)
  const depth = firstSegment ? 1 + otherSegments.length : 0
  const firstFiles = [...pages.portal, ...(pages.firstMessages[locale] ?? [])]
  const route = pages.routes[firstSegment]
  if (isSignedIn && route?.depth === depth)
    return {
      markupId: `shell-${route.shell}`,
      isOfCustomer: true,
      ...(firstSegment === '' && {
        header: { script: pages.headerScript, words: fileNames(pages.homeMessages[locale] ?? [])[0] ?? '' },
      }),
      files: fileNames(
        firstFiles,
        pages.homeMessages[locale] ?? [],
        route.hasHomeTexts ? [] : (pages.restMessages[locale] ?? []),
        pages.signedIn,
        route.files,
      ),
    }
  if (!isSignedIn && firstSegment === 'login' && depth === 1)
    return { markupId: `login-${locale}`, files: fileNames(firstFiles) }
  return { files: fileNames(firstFiles) }
}
