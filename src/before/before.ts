/**
 * Runs in the head of the document, before the portal's own scripts and before the first paint. It decides what the
 * document shows: the login, the frame of a customer's page, or neither. It prefetches what the page needs in addition
 * to the entry, and keeps the visitor's input until the portal draws.
 */
import { base, ownPath } from '../lib/base'
import { keepWhatIsDone } from './keepWhatIsDone'
import { lookUp, type Pages } from './pages'

/** Filled by the build. */
declare const PAGES: Pages

// React creates errors while it loads; for their positions, the browser would parse all scripts again.
Error.stackTraceLimit = 0

const pages = PAGES
const { documentElement: root, head } = document
const brandId = document.querySelector<HTMLMetaElement>('meta[name="portal:brand"]')?.content
const brand = brandId === 'first' ? 'first' : 'second'

function stored(key: string): string | null {
  try {
    return localStorage.getItem(`${pages.prefixes[brand]}.${key}`)
  } catch {
    return null
  }
}

const asked = new URLSearchParams(location.search).get('lang')
const locale = (asked ?? stored('locale')) === 'sr' ? 'sr' : 'de'
const { shows, files, script } = lookUp(pages, {
  path: ownPath(location.pathname),
  isSignedIn: stored('token') !== null,
  brand,
  locale,
})

root.dataset.brand = brand
root.lang = pages.tags[locale]
if (shows) root.dataset.before = shows
if (stored('sidebarExtended') === 'false') root.dataset.menu = 'closed'
// The portal sends the calls later if this fails.
if (script) import(/* @vite-ignore */ `${base}/assets/${script}`).catch(() => {})
for (const file of files)
  head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href: `${base}/assets/${file}` }),
  )
keepWhatIsDone(document)
