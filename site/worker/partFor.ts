import type { Place } from './place'

/** Folders of the site that are files and nothing else. */
export const folders = ['start', 'open', 'atlas', 'gallery', 'documentation', 'site', 'assets'] as const

/** Who answers: `root` is whoever may claim the bare address, `files` is whatever serves the site. */
export type Part = 'provider' | 'payment' | 'paymentDocument' | 'portal' | 'root' | 'files'

const isAt = (path: string, folder: string) => path === `/${folder}` || path.startsWith(`/${folder}/`)

/** Who answers a request of this site. */
export function partFor({ pathname, search }: Place, { mode, destination }: Request): Part {
  if (isAt(pathname, 'api') || isAt(pathname, 'sandbox')) return 'provider'
  if (isAt(pathname, 'v1') || isAt(pathname, 'pay')) return 'payment'
  if (pathname === '/payment.html') return 'paymentDocument'
  // In a frame or with a query, as the flows page asks for it, it is the portal that is meant.
  if (pathname === '/' && mode === 'navigate' && destination === 'document' && !search) return 'root'
  // Not as a page, the portal itself asks for its document: whether there is a newer release.
  if (pathname === '/') return 'portal'
  if (mode !== 'navigate' || folders.some((folder) => isAt(pathname, folder))) return 'files'
  return /\.[^/]*$/.test(pathname) ? 'files' : 'portal'
}
