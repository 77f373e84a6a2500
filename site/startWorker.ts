// Apart, or the build would take the address for that of a file to be put into the script.
const { url } = import.meta

/** The folder of the site, wherever it was put: the scripts of its pages stand in `site/`. */
export const home = new URL('..', url)

/** Settles when the provider of the site answers; refuses where the browser has no service workers for it. */
export async function startWorker(): Promise<void> {
  if (!navigator.serviceWorker) throw new Error('This browser has no service workers here.')
  await navigator.serviceWorker.register(new URL('worker.js', home), { updateViaCache: 'none' })
  await navigator.serviceWorker.ready
}
