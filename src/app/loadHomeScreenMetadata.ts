/** Names the brand for the device's home screen, after the page itself. Without it, the title names the portal. */
export const loadHomeScreenMetadata = (): Promise<void> =>
  import('./homeScreenMetadata')
    .then(({ addHomeScreenMetadata }) => addHomeScreenMetadata(document, window))
    .catch(() => {})
