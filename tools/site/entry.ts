// A variable of its own, because Vite would replace `new URL('..', import.meta.url)` with the address of a file.
const { url } = import.meta

/** The folder of the site, wherever it is: this script is in `site/`. */
const home = new URL('..', url)
const siteUrl = (path: string) => new URL(path, home)

/** Resolves when the provider of the site answers; rejects if the browser cannot run it. */
async function startWorker(): Promise<void> {
  if (!navigator.serviceWorker) throw new Error('This browser has no service workers here.')
  await navigator.serviceWorker.register(siteUrl('worker.js'), { updateViaCache: 'none' })
  await navigator.serviceWorker.ready
}

/** Where the visitor wants to go. This page is `open/` and every address that is no file, before the worker answers for it. */
function destination(): URL {
  const { href, pathname, search } = window.location
  if (pathname === home.pathname && !search && window === window.top) return siteUrl('start/')
  if (pathname !== siteUrl('open/').pathname) return new URL(href)
  const target = siteUrl(new URLSearchParams(search).get('to') ?? 'login')
  return target.href.startsWith(home.href) ? target : siteUrl('login')
}

function showProblem(problem: 'missing' | 'unable'): void {
  for (const part of document.querySelectorAll<HTMLElement>('.entry > *')) part.hidden = part.id !== problem
  document.querySelector('#missing a')?.setAttribute('href', siteUrl('start/').href)
}

async function openDestination(): Promise<void> {
  const target = destination()
  const isCurrentPage = target.href === window.location.href
  // A worker that is in place has left this address to the files, and they do not have it.
  if (navigator.serviceWorker?.controller && isCurrentPage) return showProblem('missing')
  if (target.pathname !== siteUrl('start/').pathname) await startWorker()
  if (isCurrentPage) window.location.reload()
  else window.location.replace(target)
}

const entry = document.querySelector<HTMLElement>('.entry')
if (!entry) {
  // On the start page, the provider starts before the first click; `openDestination` shows its errors.
  startWorker().catch(() => {})
} else if (!entry.dataset.home) {
  // If one site is within another, both scripts load. The inner one runs first and owns the page.
  entry.dataset.home = home.href
  openDestination().catch(() => showProblem('unable'))
}
