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

function show(problem: 'missing' | 'unable'): void {
  for (const part of document.querySelectorAll<HTMLElement>('.entry > *')) part.hidden = part.id !== problem
}

/**
 * The host shows `404.html` at any depth: its links need the folder of the site as base. If one site is within another, both
 * scripts load; the inner one is first, and the page is its own.
 */
function claimPage(): boolean {
  const base = document.querySelector('base')
  if (!base) return true
  if (base.hasAttribute('href')) return false
  base.href = home.href
  // A link element that was resolved before keeps its old address until it is set.
  for (const link of document.querySelectorAll('link'))
    link.href = inSite(link.getAttribute('href') ?? '').href
  return true
}

/** Where the visitor wants to go. This page is `open/` and every address that is no file, before the worker answers for it. */
function destination(): URL {
  const { href, pathname, search } = window.location
  if (pathname === home.pathname && !search && window === window.top) return inSite('start/')
  if (pathname !== inSite('open/').pathname) return new URL(href)
  const to = inSite(new URLSearchParams(search).get('to') ?? 'login')
  return to.href.startsWith(home.href) ? to : inSite('login')
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

// On the start page, the provider starts ahead of the first click; `open` shows what goes wrong.
if (!document.querySelector('.entry')) startWorker().catch(() => {})
else if (claimPage()) open().catch(() => show('unable'))
