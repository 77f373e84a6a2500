/** Folders of the site that have files and nothing else. */
export const folders = ['start', 'open', 'flows', 'gallery', 'site', 'assets'] as const

/** The part that answers. `root` is the bare address: the portal or the start page; `files` is the host. */
export type Part = 'provider' | 'payment' | 'paymentDocument' | 'portal' | 'root' | 'files'

/** The part that answers a request for an address within the site. */
export function partFor(
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  { mode, destination }: Pick<Request, 'mode' | 'destination'>,
): Part {
  const isAt = (folder: string) => pathname === `/${folder}` || pathname.startsWith(`/${folder}/`)
  if (isAt('api') || isAt('sandbox')) return 'provider'
  if (isAt('v1') || isAt('pay')) return 'payment'
  if (pathname === '/payment.html') return 'paymentDocument'
  // In a frame or with a query, as the flows page requests it, it is always the portal.
  if (pathname === '/' && mode === 'navigate' && destination === 'document' && !search) return 'root'
  // Without navigation, the portal requests its own document, to find out about a newer release.
  if (pathname === '/') return 'portal'
  if (mode !== 'navigate' || folders.some(isAt)) return 'files'
  return /\.[^/]*$/.test(pathname) ? 'files' : 'portal'
}
