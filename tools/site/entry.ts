// A variable of its own, because Vite would replace `new URL('..', import.meta.url)` with the address of a file.
const { url } = import.meta

/** The folder of the site, wherever it is: this script is in `site/`. */
const home = new URL('..', url)
const inSite = (path: string) => new URL(path, home)

/** Resolves when the provider of the site answers; rejects if the browser cannot run it. */
async function startWorker(): Promise<void> {
  if (!navigator.serviceWorker) throw new Error('This browser has no service workers here.')
  await navigator.serviceWorker.register(inSite('worker.js'), { updateViaCache: 'none' })
  await navigator.serviceWorker.ready
}

/** Where the visitor wants to go. This page is `open/` and every address that is no file, before the worker answers for it. */
function destination(): URL {
  const { href, pathname, search } = window.location
  if (pathname === home.pathname && !search && window === window.top) return inSite('start/')
  if (pathname !== inSite('open/').pathname) return new URL(href)
  const to = inSite(new URLSearchParams(search).get('to') ?? 'login')
  return to.href.startsWith(home.href) ? to : inSite('login')
}

function show(problem: 'missing' | 'unable'): void {
  for (const part of document.querySelectorAll<HTMLElement>('.entry > *')) part.hidden = part.id !== problem
  document.querySelector('#missing a')?.setAttribute('href', inSite('start/').href)
}

async function open(): Promise<void> {
  const to = destination()
  const isHere = to.href === window.location.href
  // A worker that is in place has left this address to the files, and they do not have it.
  if (navigator.serviceWorker?.controller && isHere) return show('missing')
  if (to.pathname !== inSite('start/').pathname) await startWorker()
  if (isHere) window.location.reload()
  else window.location.replace(to)
}

const entry = document.querySelector<HTMLElement>('.entry')
if (!entry) {
  // On the start page, the provider starts before the first click; `open` shows its errors.
  startWorker().catch(() => {})
} else if (!entry.dataset.home) {
  // If one site is within another, both scripts load. The inner one runs first and owns the page.
  entry.dataset.home = home.href
  open().catch(() => show('unable'))
}
