/**
 * Vite dispatches this event for each part of the portal that fails to load. Browsers may keep the failure until the
 * document reloads (WHATWG HTML, issue 6768; Firefox 153 does): from the second one of a file, only that helps.
 */
export function watchMissingFiles(onMissingAgain: () => void): void {
  const failures = new Set<string>()
  window.addEventListener('vite:preloadError', ({ payload: { message } }) => {
    // It names the file, except in Safari. Without a network, the connection says what is missing.
    if (navigator.onLine && failures.has(message)) onMissingAgain()
    failures.add(message)
  })
}
