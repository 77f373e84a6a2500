import { startWorker } from './startWorker'

/** What the site cannot do, as the page says it. */
function tell(problem: 'missing' | 'unable'): void {
  document.documentElement.dataset.entry = problem
}

/**
 * Where the visitor wants to go: this page stands at `/open/`, and at every address that is no file, for which there is
 * nobody to answer yet.
 */
function wanted(): URL {
  const { href, origin, pathname, search } = window.location
  if (pathname === '/' && !search && window === window.top) return new URL('/start/', origin)
  if (pathname !== '/open/') return new URL(href)
  const to = new URL(new URLSearchParams(search).get('to') ?? '/login', origin)
  return to.origin === origin ? to : new URL('/login', origin)
}

async function open() {
  const to = wanted()
  // With the worker in place it is asked first: what it leaves to the files is not among them.
  if (navigator.serviceWorker?.controller && to.href === window.location.href) return tell('missing')
  if (to.pathname !== '/start/') await startWorker()
  if (to.href === window.location.href) window.location.reload()
  else window.location.replace(to)
}

open().catch(() => tell('unable'))
