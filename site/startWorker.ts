/** Settles when the provider of the site answers; refuses where the browser has no service workers for it. */
export async function startWorker(): Promise<void> {
  if (!navigator.serviceWorker) throw new Error('This browser has no service workers here.')
  await navigator.serviceWorker.register('/worker.js', { updateViaCache: 'none' })
  await navigator.serviceWorker.ready
}
