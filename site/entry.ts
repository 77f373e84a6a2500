import { home, startWorker } from './startWorker'

const place = (path: string) => new URL(path, home)

/** What the site cannot do, as the page says it. */
function tell(problem: 'missing' | 'unable'): void {
  for (const part of document.querySelectorAll<HTMLElement>('.entry > *')) part.hidden = part.id !== problem
}

/**
 * Of `404.html`, nobody knows how deep it is shown: what it leads to, it names from the folder of the site. Of two sites, one
 * within the other, the inner one is asked first; the page is its own.
 */
function isOfThisSite(): boolean {
  const base = document.querySelector('base')
  if (!base) return true
  if (base.hasAttribute('href')) return false
  base.href = home.href
  for (const link of document.querySelectorAll('link'))
    link.href = place(link.getAttribute('href') ?? '').href
  return true
}

/**
 * Where the visitor wants to go: this page stands at `open/`, and at every address that is no file, for which there is
 * nobody to answer yet.
 */
function wanted(): URL {
  const { href, pathname, search } = window.location
  if (pathname === home.pathname && !search && window === window.top) return place('start/')
  if (pathname !== place('open/').pathname) return new URL(href)
  const to = place(new URLSearchParams(search).get('to') ?? 'login')
  return to.href.startsWith(home.href) ? to : place('login')
}

async function open() {
  const to = wanted()
  // With the worker in place it is asked first: what it leaves to the files is not among them.
  if (navigator.serviceWorker?.controller && to.href === window.location.href) return tell('missing')
  if (to.pathname !== place('start/').pathname) await startWorker()
  if (to.href === window.location.href) window.location.reload()
  else window.location.replace(to)
}

if (isOfThisSite()) open().catch(() => tell('unable'))
